import { bitOf, type CompactRows, countRows } from './compact-rows.ts';
import type { Filters } from './transaction-filters.ts';

export interface Criteria {
  /** 1 for debits, 0 for credits; undefined for both. */
  readonly debit: 0 | 1 | undefined;
  readonly minMinor: number;
  readonly maxMinor: number;
  /** A bit for each category allowed. */
  readonly categories: number;
}

/** The filters checked row by row; undefined if every row passes. The bank applies dates and keyword. */
export function criteriaOf({ flag, min, max, tags }: Filters): Criteria | undefined {
  if (flag === undefined && min === undefined && max === undefined && tags.size === 0) return undefined;
  return {
    debit: flag === undefined ? undefined : flag === 'D' ? 1 : 0,
    minMinor: min?.minor ?? 0,
    maxMinor: max?.minor ?? Number.POSITIVE_INFINITY,
    categories: tags.size === 0 ? ~0 : [...tags].reduce((bits, tag) => bits | bitOf(tag), 0),
  };
}

/** The indexes of the rows that match, across all blocks, in order. Amount limits are inclusive. */
export function matchTransactions(blocks: readonly CompactRows[], criteria: Criteria): Uint32Array {
  const found = new Uint32Array(countRows(blocks));
  let count = 0;
  let first = 0;
  for (const block of blocks) {
    count = matchBlock(block, criteria, first, found, count);
    first += block.minors.length;
  }
  return found.slice(0, count);
}

/** Adds the block's matches to `found` from index `count` on, and returns the new count. */
export function matchBlock(
  { debits, minors, categories }: CompactRows,
  { debit, minMinor, maxMinor, categories: wanted }: Criteria,
  first: number,
  found: Uint32Array,
  count: number,
): number {
  let next = count;
  // A plain loop over typed arrays: this runs on every keystroke, over up to a hundred thousand rows.
  for (let row = 0; row < minors.length; row += 1) {
    const minor = minors[row] ?? 0;
    if (minor < minMinor || minor > maxMinor) continue;
    if (debit !== undefined && debits[row] !== debit) continue;
    if (((categories[row] ?? 0) & wanted) === 0) continue;
    found[next] = first + row;
    next += 1;
  }
  return next;
}
