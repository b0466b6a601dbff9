import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePrivateQuery } from '#src/banking/page/use-private-query.ts';
import {
  changeQuery,
  clearFilters,
  type FilterChange,
  keywordName,
  readFilters,
} from '#src/features/transactions/model/filters-in-url.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';

/** How long typing must pause before the keyword is searched for. */
const searchDelayMs = 300;

/**
 * The list's filters live in the URL, so that views can be linked and Back undoes a choice. The keyword stays out of
 * the URL, in the history state; typing it replaces the current entry, each choice adds one.
 */
export function useFilters(bounds: Bounds) {
  const [query, goTo] = useUrl();
  const reading = useMemo(() => readFilters(query, bounds), [query, bounds]);
  const [typing, setTyping] = useState<string>();
  if (typing === reading.typed.keyword) setTyping(undefined);

  const change = useCallback(
    (what: FilterChange) => goTo(changeQuery(query, what), { replace: 'keyword' in what }),
    [query, goTo],
  );

  // The search starts once typing pauses.
  useEffect(() => {
    if (typing === undefined) return;
    const timer = setTimeout(() => change({ keyword: typing }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typing, change]);

  const clear = useCallback(() => {
    setTyping(undefined);
    goTo(clearFilters(query), { replace: false });
  }, [query, goTo]);

  const clearKeyword = useCallback(() => {
    setTyping(undefined);
    change({ keyword: '' });
  }, [change]);

  /** Shows what the bank finds by these words, and only that. */
  const searchFor = useCallback(
    (keyword: string) => {
      setTyping(undefined);
      goTo(changeQuery(clearFilters(query), { keyword }), { replace: false });
    },
    [query, goTo],
  );

  return {
    ...reading,
    /** As in the field, applied or not. */
    keyword: typing ?? reading.typed.keyword,
    typeKeyword: setTyping,
    clearKeyword,
    change,
    clear,
    searchFor,
  };
}

export type FiltersInUse = ReturnType<typeof useFilters>;

/** Changes the URL's query, adding a history entry or replacing the current one. */
type GoTo = (query: URLSearchParams, how: { readonly replace: boolean }) => void;

/**
 * The URL's query, with the keyword kept out of it, slightly ahead of the router: choices show at once while the router
 * catches up.
 */
function useUrl(): readonly [URLSearchParams, GoTo] {
  const [arrived, navigate] = usePrivateQuery(keywordName);
  const [ahead, setAhead] = useState<{ readonly from: string; readonly to: URLSearchParams }>();
  const at = arrived.toString();
  const isPending = ahead?.from === at;
  if (ahead !== undefined && !isPending) setAhead(undefined);

  const query = isPending ? ahead.to : arrived;

  const goTo = useCallback<GoTo>(
    (to, how) => {
      if (to.toString() === query.toString()) return;
      setAhead({ from: at, to });
      navigate(to, how);
    },
    [at, query, navigate],
  );
  return [query, goTo];
}
