import type { Transaction } from '#src/api/transactions/transaction.ts';

/**
 * The rows by which pending transactions were last asked for, in a few letters: how many, and the outermost. Undefined
 * while there is no list.
 */
export function rowsMark(pages: readonly (readonly Transaction[])[] | undefined): string | undefined {
  if (pages === undefined) return undefined;
  const count = pages.reduce((sum, page) => sum + page.length, 0);
  return `${count} ${pages.find((page) => page.length > 0)?.[0]?.id} ${pages.findLast((page) => page.length > 0)?.at(-1)?.id}`;
}

/**
 * Whether to ask for pending transactions again: something may have been booked when the whole list is another than it
 * was. A list narrowed by filters tells nothing of the sort.
 */
export function isWorthAskingAgain(
  askedAt: string | undefined,
  mark: string | undefined,
  isFiltered: boolean,
): mark is string {
  return !isFiltered && mark !== undefined && mark !== askedAt;
}
