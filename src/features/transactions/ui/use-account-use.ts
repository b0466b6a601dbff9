import type { Account } from '#src/api/accounts/account.ts';
import { useGetLatestTransactionQuery } from '#src/api/transactions/transactions.ts';
import type { AccountUse } from '#src/features/transactions/model/transaction-list-state.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/**
 * Whether the account was ever used. Asked once, when the newest days are empty, to spare the customer a search through
 * ten empty years; without an answer the search continues.
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
