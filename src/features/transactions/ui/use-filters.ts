import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  changeAddress,
  clearFilters,
  type FilterChange,
  readFilters,
} from '#src/features/transactions/model/filters-in-url.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { useUrl } from './use-url.ts';

/** How long the list waits after the last key before it looks for a word. */
const searchDelayMs = 300;

/**
 * The filters of the list, which live in the address: a view can be linked, and Back undoes a choice. The keyword alone
 * is kept out of the URL; typing it changes the entry of the history that is there, each choice makes one of its own.
 */
export function useFilters(bounds: Bounds) {
  const [address, goTo] = useUrl();
  const reading = useMemo(() => readFilters(address, bounds), [address, bounds]);
  const [typing, setTyping] = useState<string>();
  if (typing === reading.typed.keyword) setTyping(undefined);

  const change = useCallback(
    (what: FilterChange) => goTo(changeAddress(address, what), { replace: 'keyword' in what }),
    [address, goTo],
  );

  // A word is looked for once the keys have been still for a while.
  useEffect(() => {
    if (typing === undefined) return;
    const timer = setTimeout(() => change({ keyword: typing }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typing, change]);

  const clear = useCallback(() => {
    setTyping(undefined);
    goTo(clearFilters(address), { replace: false });
  }, [address, goTo]);

  const clearKeyword = useCallback(() => {
    setTyping(undefined);
    change({ keyword: '' });
  }, [change]);

  return {
    ...reading,
    /** As it stands in the field, applied or not. */
    keyword: typing ?? reading.typed.keyword,
    typeKeyword: setTyping,
    clearKeyword,
    change,
    clear,
  };
}

export type FiltersInUse = ReturnType<typeof useFilters>;
