import { type Account, type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type Call, type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { PartyId } from '#src/kernel/ids.ts';

export type AccountLookup =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  /** Not the customer's, belongs to another entity, or the session is over: nothing more is asked about it. */
  | { readonly status: 'unknown' }
  | { readonly status: 'found'; readonly account: Account };

/** Finds the account among those the customer may see now; `accountId` is unvalidated. */
export function useAccount(accountId: string): AccountLookup {
  const party = useAppSelector(selectActiveParty);
  return lookUpAccount(useListAccountsQuery({ party }), party, accountId);
}

interface ListCall extends Call {
  readonly currentData?: AccountList | undefined;
}

/** A cached list counts until a newer one arrives, even if refetching it failed. */
export function lookUpAccount(list: ListCall, party: PartyId | false, accountId: string): AccountLookup {
  const accounts = accountsOfParty(list.currentData?.accounts ?? [], party);
  const account = accounts.find(({ id }) => id === accountId);
  if (account !== undefined) return { status: 'found', account };

  const failed = failedCalls([list]);
  if (failed !== undefined) return { status: 'failed', ...failed };
  // A refetched list may still hold it.
  return { status: list.isFetching || list.currentData === undefined ? 'loading' : 'unknown' };
}
