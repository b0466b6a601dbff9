import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { changeAddress, filterNames, type ListFilters, readFilters } from '#src/features/payees/model/list-filters.ts';
import { usePrivateQuery } from '#src/parts/page/use-private-query.ts';

/** How long the keys must have been still before the history follows: browsers refuse one that changes with each. */
const stillMs = 300;

/**
 * The filters of the list. Letter and entity live in the URL, what is searched for beside it in the entry of the history;
 * none makes an entry of its own. The list follows the keys at once.
 */
export function useListFilters(entities: readonly Entity[]) {
  const [address, navigate] = usePrivateQuery(filterNames.search);
  const read = useMemo(() => readFilters(address, entities), [address, entities]);
  const [typing, setTyping] = useState<string>();
  if (typing === read.search) setTyping(undefined);

  const change = useCallback(
    (changes: Partial<Record<keyof ListFilters, string>>) => {
      if (changes.search !== undefined) setTyping(undefined);
      // At once, or a choice would spring back until the router had time for it.
      navigate(changeAddress(address, changes), { replace: true, flushSync: true });
    },
    [address, navigate],
  );

  // The history follows once the keys are still, or the field is left.
  useEffect(() => {
    if (typing === undefined) return;
    const timer = setTimeout(() => change({ search: typing }), stillMs);
    return () => clearTimeout(timer);
  }, [typing, change]);

  return {
    filters: typing === undefined ? read : { ...read, search: typing },
    type: setTyping,
    settle: () => typing !== undefined && change({ search: typing }),
    change,
    clear: () => change({ search: '', letter: '', entity: '' }),
  };
}

export type ListFiltersInUse = ReturnType<typeof useListFilters>;
