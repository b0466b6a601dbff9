import { useState } from 'react';
import { instructionCodes } from '#src/api/instructions/instruction.ts';
import { usePrivateQuery } from '#src/banking/page/use-private-query.ts';
import type { UpcomingView } from '#src/features/instructions/model/upcoming-copy.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';

const [searchName, accountName, viewName] = ['search', 'account', 'type'] as const;

/** Account and kind are in the URL, the search text in the history state, so that it stays out of links and logs. */
export function useUpcomingFilters() {
  const [query, navigate] = usePrivateQuery(searchName);
  const [typed, setTyped] = useState<string>();
  const search = typed ?? query.get(searchName) ?? '';
  const accountId = query.get(accountName) ?? undefined;

  function keep(name: string, value: string) {
    const changed = new URLSearchParams(query);
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    navigate(changed, { replace: true });
  }

  return {
    search,
    accountId: accountId === undefined ? undefined : asId<AccountId>(accountId),
    view: instructionCodes.find((code) => code === query.get(viewName)) ?? ('all' as const),
    type: setTyped,
    /** Browsers limit how often the history may change, so it is kept when the field is left. */
    settle: () => typed !== undefined && keep(searchName, typed),
    clearSearch() {
      setTyped('');
      keep(searchName, '');
    },
    choose: (id: string) => keep(accountName, id),
    show: (view: UpcomingView) => keep(viewName, view === 'all' ? '' : view),
  };
}

export type UpcomingFilters = ReturnType<typeof useUpcomingFilters>;
