import { useMemo } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { statementsApi, useListStatementsQuery } from '#src/api/statements/statements.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

interface StatementsInView {
  /** Empty until all have loaded. */
  readonly statements: readonly StatementItem[];
  readonly damagedCount: number;
  readonly isLoading: boolean;
  readonly failed: FailedCalls | undefined;
}

const none: readonly StatementItem[] = [];

/**
 * The statements of the chosen account, else of all. A single account is fetched alone; once all are loaded, choosing
 * among them fetches nothing.
 */
export function useStatements(
  accounts: readonly Account[],
  chosen: Account | undefined,
  today: CalendarDay,
): StatementsInView {
  const party = useAppSelector(selectActiveParty);
  const ofAll = statementsApi.endpoints.listStatements.useQueryState({ party, accounts, today });
  const asked = chosen === undefined || ofAll.currentData !== undefined ? accounts : [chosen];
  const list = useListStatementsQuery({ party, accounts: asked, today });

  const failed = failedCalls([list]);
  const isComplete = failed === undefined && !list.isFetching;
  const all = (isComplete ? list.currentData?.statements : undefined) ?? none;
  const id = chosen?.id;
  const statements = useMemo(
    () => (id === undefined ? all : all.filter(({ accountId }) => accountId === id)),
    [all, id],
  );
  return {
    statements,
    damagedCount: isComplete ? (list.currentData?.damagedCount ?? 0) : 0,
    isLoading: failed === undefined && !isComplete,
    failed,
  };
}
