import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type HubOffers, hubOffers } from '#src/features/payments/model/hub-offers.ts';

const tasks = ['PC_F_DOM', 'PC_I_INSTRL', 'PC_F_SELF', 'FU_F_DFT'] as const;

type Hub =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & FailedCalls)
  | { readonly state: 'ready'; readonly offers: HubOffers<Account> };

export function useHub(): Hub {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: failedGrants } = useGrants(party, tasks);

  // A cached list counts until a newer one arrives.
  const failed = failedCalls(list.currentData === undefined ? [list] : []) ?? failedGrants;
  if (failed !== undefined) return { state: 'failed', ...failed };
  if (list.currentData === undefined || !areLoaded) return { state: 'loading' };
  return { state: 'ready', offers: hubOffers(accountsOfParty(list.currentData.accounts, party), grants) };
}
