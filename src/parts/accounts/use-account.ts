import { type Account, type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type Call, type FailedCalls, failedCalls } from '#src/parts/page/failed-calls.ts';

/** The account an address names, or why it is not here. */
export type AccountLookup =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & FailedCalls)
  /** Nobody's, somebody else's, another entity's, or of a session that is over: nothing more is asked about it. */
  | { readonly state: 'unknown' }
  | { readonly state: 'found'; readonly account: Account };

/** Looks the account up in the list of those the customer may see now; `accountId` may be anything an address held. */
export function useAccount(accountId: string): AccountLookup {
  const party = useAppSelector(selectActiveParty);
  return lookUpAccount(useListAccountsQuery({ party }), party, accountId);
}

interface ListCall extends Call {
  readonly currentData?: AccountList | undefined;
}

/** A list that was here before counts until a newer one is, whatever has become of the call for that. */
export function lookUpAccount(list: ListCall, party: PartyId | false, accountId: string): AccountLookup {
  const accounts = accountsOfParty(list.currentData?.accounts ?? [], party);
  const account = accounts.find(({ id }) => id === accountId);
  if (account !== undefined) return { state: 'found', account };

  const failed = failedCalls([list]);
  if (failed !== undefined) return { state: 'failed', ...failed };
  // A list that is asked for anew may hold it yet.
  return { state: list.isFetching || list.currentData === undefined ? 'loading' : 'unknown' };
}
