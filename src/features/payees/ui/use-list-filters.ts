import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { usePrivateQuery } from '#src/banking/page/use-private-query.ts';
import { changeQuery, filterNames, type ListFilters, readFilters } from '#src/features/payees/model/list-filters.ts';

/** How long typing must pause before the history is updated: browsers limit how often it may change. */
const pauseMs = 300;

/**
 * Letter and entity live in the URL, the search text in the history state. None adds a history entry. The list filters
 * at once.
 */
export function useListFilters(entities: readonly Entity[]) {
  const [query, navigate] = usePrivateQuery(filterNames.search);
  const read = useMemo(() => readFilters(query, entities), [query, entities]);
  const [typing, setTyping] = useState<string>();
  if (typing === read.search) setTyping(undefined);

  const change = useCallback(
    (changes: Partial<Record<keyof ListFilters, string>>) => {
      if (changes.search !== undefined) setTyping(undefined);
      // Synchronous, or the choice would flicker back until the router re-renders.
      navigate(changeQuery(query, changes), { replace: true, flushSync: true });
    },
    [query, navigate],
  );

  // The history is updated once typing pauses or the field is left.
  useEffect(() => {
    if (typing === undefined) return;
    const timer = setTimeout(() => change({ search: typing }), pauseMs);
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
