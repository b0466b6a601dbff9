import { accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type StatementsVerdict, validateStatements } from '#src/features/statements/model/validate-statements.ts';

const tasks = ['CH_I_ST'] as const;

/** Whose statements the URL leads to, or why that is not known. */
export type StatementAccounts =
  | { readonly outcome: 'loading' }
  | ({ readonly outcome: 'failed' } & FailedCalls)
  | StatementsVerdict;

/** Validates the URL once the accounts and grants are loaded. */
export function useStatementAccounts(accountId: string | undefined): StatementAccounts {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: grantsFailed } = useGrants(party, tasks);

  const failed = failedCalls([
    ...(list.currentData === undefined ? [list] : []),
    ...(grantsFailed === undefined ? [] : [asCall(grantsFailed)]),
  ]);
  if (failed !== undefined) return { outcome: 'failed', ...failed };
  if (list.currentData === undefined || !areLoaded) return { outcome: 'loading' };
  const verdict = validateStatements(accountsOfParty(list.currentData.accounts, party), grants, accountId);
  // A refetched list may still hold it.
  return verdict.outcome === 'no-such-account' && list.isFetching ? { outcome: 'loading' } : verdict;
}

function asCall({ error, busy, tryAgain }: FailedCalls) {
  return { error, isFetching: busy, refetch: tryAgain };
}
