import { accountsOfParty } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import {
  type MenuEntry,
  type MenuName,
  type MenuQuestions,
  menuQuestions,
  openMenu,
  permittedMenu,
} from '#src/api/capabilities/capabilities-of-menus.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/parts/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/parts/page/failed-calls.ts';

export interface MenuNow {
  /** What is known to be open to the customer. */
  readonly entries: readonly MenuEntry[];
  /** How many there can be at most, going by the functions alone. */
  readonly most: number;
  /** All that was asked has been answered, or could not be. */
  readonly settled: boolean;
  readonly failed: FailedCalls | undefined;
}

const nothing: MenuQuestions = { tasks: [], approvals: false };

/** One menu as the bank has granted it. What the accounts may be used for is asked only once the menu `isNear`. */
export function useMenu(menu: MenuName, isNear: boolean): MenuNow {
  const party = useAppSelector(selectActiveParty);
  const functions = useListPermissionsQuery({ party }).currentData;
  const ask = isNear && functions !== undefined ? menuQuestions(menu, functions) : nothing;

  const { grants, settled, failed } = useGrants(party, ask.tasks);
  // As fresh as some page needed it: names and currencies do not change by the minute.
  const list = accountsApi.useListAccountsQuery({ party }, { skip: ask.tasks.length === 0 });
  const approvals = useCountPendingApprovalsQuery({ party }, { skip: !ask.approvals });

  const more = [...(ask.tasks.length > 0 ? [list] : []), ...(ask.approvals ? [approvals] : [])];
  return {
    entries: openMenu(menu, {
      ...grants,
      accounts: accountsOfParty(list.currentData?.accounts ?? [], party),
      approvalsWaiting: approvals.currentData?.total ?? 0,
    }),
    most: permittedMenu(menu, functions ?? []).length,
    settled:
      isNear && settled && more.every(({ currentData, error }) => currentData !== undefined || error !== undefined),
    failed: failed ?? failedCalls(more),
  };
}
