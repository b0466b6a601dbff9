import type { Transaction } from '#src/api/transactions/transaction.ts';

/**
 * Identifies the rows that pending transactions were last fetched with, by count and outermost rows. Undefined while
 * there is no list.
 */
export function rowsMark(pages: readonly (readonly Transaction[])[] | undefined): string | undefined {
  if (pages === undefined) return undefined;
  const count = pages.reduce((sum, page) => sum + page.length, 0);
  return `${count} ${pages.find((page) => page.length > 0)?.[0]?.id} ${pages.findLast((page) => page.length > 0)?.at(-1)?.id}`;
}

/**
 * Whether to refetch pending transactions: a change in the unfiltered list means something may have been booked. A
 * filtered list says nothing about that.
 */
export function isWorthAskingAgain(
  askedAt: string | undefined,
  mark: string | undefined,
  isFiltered: boolean,
): mark is string {
  return !isFiltered && mark !== undefined && mark !== askedAt;
}
