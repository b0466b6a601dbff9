import { accountsOfParty } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type MenuEntry, type MenuQuestions, menuQuestions, openMenu, permittedMenu } from '#src/app/menus.ts';
import type { MenuName } from '#src/app/page-handle.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';

export interface MenuNow {
  readonly entries: readonly MenuEntry[];
  /** The most entries possible, by permissions alone; a guess until those are known, so that no menu arrives late. */
  readonly most: number;
  /** Every question has been answered or has failed. */
  readonly settled: boolean;
  readonly failed: FailedCalls | undefined;
}

/** Entries of most menus. */
const usualEntries = 4;

const nothing: MenuQuestions = { tasks: [], approvals: false };

/** One menu as granted by the bank. Account capabilities are fetched only once `isNear`. */
export function useMenu(menu: MenuName, isNear: boolean): MenuNow {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions, isError } = useListPermissionsQuery({ party });
  const ask = isNear && functions !== undefined ? menuQuestions(menu, functions) : nothing;

  const { grants, areLoaded, failed } = useGrants(party, ask.tasks);
  // Cached accounts will do: names and currencies rarely change.
  const list = accountsApi.useListAccountsQuery({ party }, { skip: ask.tasks.length === 0 });
  const approvals = useCountPendingApprovalsQuery({ party }, { skip: !ask.approvals });

  const more = [...(ask.tasks.length > 0 ? [list] : []), ...(ask.approvals ? [approvals] : [])];
  return {
    entries: openMenu(menu, {
      ...grants,
      accounts: accountsOfParty(list.currentData?.accounts ?? [], party),
      approvalsWaiting: approvals.currentData?.total ?? 0,
    }),
    most: functions === undefined && !isError ? usualEntries : permittedMenu(menu, functions ?? []).length,
    settled:
      isNear && areLoaded && more.every(({ currentData, error }) => currentData !== undefined || error !== undefined),
    failed: failed ?? failedCalls(more),
  };
}
