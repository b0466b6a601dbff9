import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** The entities that have racing accounts, as far as the lists of accounts have been read. None is asked for. */
export function useRacingParties(party: PartyId | false): ReadonlySet<PartyId> {
  const { useQueryState } = accountsApi.endpoints.listAccounts;
  const all = useQueryState({ party: false });
  const own = useQueryState({ party });
  const accounts = [all, own].flatMap(({ currentData }) => currentData?.accounts ?? []);
  return new Set(accounts.filter(({ group }) => group === 'racing').map(({ customerId }) => customerId));
}
