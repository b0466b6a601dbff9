import { useCallback, useMemo } from 'react';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { firstNewDay, newTransactions } from '#src/api/transactions/since-last-visit.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { newCopy } from '#src/features/transactions/model/new-copy.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

/**
 * Which transactions were booked since the last visit, and in words how many of the pages, which are not filtered. Nothing
 * is said where the pages do not go back so far.
 */
export function useNewSince(pages: readonly TransactionPage[] | undefined, currency: CurrencyCode) {
  const { data: profile } = useGetProfileQuery({ party: false });
  const lastLogin = profile?.lastLogin;
  const from = lastLogin && firstNewDay(lastLogin);
  const isNew = useCallback(({ day }: Transaction) => from !== undefined && day >= from, [from]);
  const news = useMemo(() => {
    const oldest = pages?.at(-1)?.from;
    if (pages === undefined || lastLogin === undefined || oldest === undefined) return '';
    const day = firstNewDay(lastLogin);
    if (oldest > day) return '';
    const rows = pages.flatMap(({ transactions }) => transactions.filter((row) => row.day >= day));
    return newCopy(newTransactions(rows, currency, day), londonDayOf(lastLogin));
  }, [pages, lastLogin, currency]);
  return { isNew, news };
}
