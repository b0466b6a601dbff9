import type { Transaction } from '#src/api/transactions/transaction.ts';

/** Rows by index, without copying them all. */
export interface ListedRows {
  readonly count: number;
  at(index: number): Transaction;
}

/** The rows of all pages in one sequence, or only those whose index is in `matches`. */
export function listedRows(pages: readonly (readonly Transaction[])[], matches: Uint32Array | undefined): ListedRows {
  const starts: number[] = [];
  let total = 0;
  for (const page of pages) {
    starts.push(total);
    total += page.length;
  }
  return {
    count: matches?.length ?? total,
    at(index) {
      const row = matches === undefined ? index : (matches[index] ?? total);
      const page = lastAtOrBefore(starts, row);
      const found = pages[page]?.[row - (starts[page] ?? 0)];
      if (found === undefined) throw new RangeError(`There is no row ${index} of ${matches?.length ?? total}`);
      return found;
    },
  };
}

/** The last start at or before `row`; where several are equal, the last one, whose page is not empty. */
function lastAtOrBefore(starts: readonly number[], row: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}
