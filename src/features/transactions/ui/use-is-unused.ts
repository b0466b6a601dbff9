import type { Account } from '#src/api/account.ts';
import { useGetLatestTransactionQuery } from '#src/api/transactions.ts';
import type { PartyId } from '#src/kernel/ids.ts';

interface Asked {
  /** The newest days of the account, looked at without any filter, held nothing. */
  readonly isFirstEmpty: boolean;
  readonly isAtEnd: boolean;
}

/**
 * Whether the bank has said that nothing ever happened on the account. Asked once, when the newest days are empty, so
 * that nobody waits while ten years are looked through in vain; without an answer the looking goes on.
 */
export function useIsUnused(account: Account, party: PartyId | false, { isFirstEmpty, isAtEnd }: Asked): boolean {
  const { id: accountId, kind } = account;
  const { currentData } = useGetLatestTransactionQuery({ party, accountId, kind }, { skip: !isFirstEmpty || isAtEnd });
  return isFirstEmpty && currentData?.latest === null;
}
