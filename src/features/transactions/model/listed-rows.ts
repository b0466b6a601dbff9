import type { Transaction } from '#src/api/transactions/transaction.ts';

/** Rows by index, without copying them all. */
export interface ListedRows {
  readonly count: number;
  at(index: number): Transaction;
  /** Whether its day differs from that of the row above. */
  startsGroup(index: number): boolean;
}

/** The rows of all pages in one sequence, or only those whose index is in `matches`. */
export function listedRows(pages: readonly (readonly Transaction[])[], matches: Uint32Array | undefined): ListedRows {
  const starts: number[] = [];
  let total = 0;
  for (const page of pages) {
    starts.push(total);
    total += page.length;
  }
  const count = matches?.length ?? total;

  function at(index: number): Transaction {
    const row = matches === undefined ? index : (matches[index] ?? total);
    const page = lastAtOrBefore(starts, row);
    const found = pages[page]?.[row - (starts[page] ?? 0)];
    if (found === undefined) throw new RangeError(`There is no row ${index} of ${count}`);
    return found;
  }

  // Asked for every row of a long list whenever it is laid out, so the answers are kept.
  let first: Uint8Array | undefined;
  return {
    count,
    at,
    startsGroup(index) {
      first ??= firstOfDay(count, at);
      return first[index] === 1;
    },
  };
}

function firstOfDay(count: number, at: (index: number) => Transaction): Uint8Array {
  let day: string | undefined;
  return Uint8Array.from({ length: count }, (_, index) => {
    const last = day;
    ({ day } = at(index));
    return day === last ? 0 : 1;
  });
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
