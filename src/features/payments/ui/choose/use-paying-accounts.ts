import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** The accounts of the active entity, and what they may be used for. */
export type PayingAccounts =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & FailedCalls)
  | {
      readonly state: 'ready';
      readonly accounts: readonly Account[];
      readonly grants: Grants;
    };

export function usePayingAccounts(party: PartyId | false): PayingAccounts {
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, ['PC_F_DOM', 'PC_I_INSTRL']);
  const { currentData } = list;

  // A cached list counts until a newer one arrives.
  const failed = failedGrants ?? (currentData === undefined ? failedCalls([list]) : undefined);
  if (failed !== undefined) return { state: 'failed', ...failed };
  if (currentData === undefined || !areLoaded) return { state: 'loading' };

  return { state: 'ready', accounts: accountsOfParty(currentData.accounts, party), grants };
}
