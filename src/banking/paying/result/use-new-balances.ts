import { useEffect } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { changedAccounts, type NewBalance, newBalances } from '#src/banking/paying/model/new-balances.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';

export type NewBalancesNow =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | { readonly status: 'known'; readonly balances: readonly NewBalance[] };

/** The bank's balances from after the order. A list asked for earlier counts as not read yet. */
export function useNewBalances(result: PaymentResult, sinceMs: number): NewBalancesNow {
  const party = useAppSelector(selectActiveParty);
  const { currentData, isFetching, isError, startedTimeStamp = 0, refetch } = useListAccountsQuery({ party });
  const isOld = startedTimeStamp < sinceMs;

  // The list may have been cached before the order was made.
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);

  if (isOld || isFetching) return { status: 'loading' };
  if (isError || currentData === undefined) return { status: 'failed', tryAgain: () => void refetch() };
  return { status: 'known', balances: newBalances(changedAccounts(result), currentData.accounts) };
}
