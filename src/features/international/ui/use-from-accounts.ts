import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { fromAccounts } from '#src/features/international/model/from-accounts.ts';
import type { PartyId } from '#src/kernel/ids.ts';

export type FromAccounts =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  | {
      readonly status: 'ready';
      /** Those that may be chosen. */
      readonly offered: readonly Account[];
      /** All of the active entity, to tell an account that may not pay from an unknown one. */
      readonly accounts: readonly Account[];
    };

export function useFromAccounts(party: PartyId | false): FromAccounts {
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, ['PC_F_DOM']);
  const { currentData } = list;

  // A cached list counts until a newer one arrives.
  const failed = failedGrants ?? (currentData === undefined ? failedCalls([list]) : undefined);
  if (failed !== undefined) return { status: 'failed', ...failed };
  if (currentData === undefined || !areLoaded) return { status: 'loading' };
  const accounts = accountsOfParty(currentData.accounts, party);
  return { status: 'ready', accounts, offered: fromAccounts(accounts, grants) };
}
