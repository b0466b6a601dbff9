import type { Account } from '#src/api/accounts/account.ts';
import { useGetLatestTransactionQuery } from '#src/api/transactions/transactions.ts';
import type { AccountUse } from '#src/features/transactions/model/list-state.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/**
 * Whether anything ever happened on the account. Asked once, when the newest days are empty, so that nobody waits while
 * ten years are looked through in vain; without an answer the looking goes on.
 */
export function useAccountUse(
  { id: accountId, kind }: Account,
  party: PartyId | false,
  isFirstEmpty: boolean,
): { readonly use: AccountUse; readonly isAsking: boolean } {
  const { currentData, isFetching } = useGetLatestTransactionQuery({ party, accountId, kind }, { skip: !isFirstEmpty });
  if (!isFirstEmpty || currentData === undefined) return { use: 'unknown', isAsking: isFetching };
  return { use: currentData.latest === null ? 'unused' : 'used', isAsking: false };
}
