import { type CompactRows, countRows } from './compact-rows.ts';
import { type Criteria, matchBlock } from './match-transactions.ts';

/** Rows per slice: well under a millisecond's work. */
const sliceRows = 20_000;

/** Matches as `matchTransactions` does, pausing between slices; undefined as soon as the answer is no longer wanted. */
export async function matchInSlices(
  blocks: readonly CompactRows[],
  criteria: Criteria,
  yieldToPage: () => Promise<void>,
  isWaitedFor: () => boolean,
): Promise<Uint32Array | undefined> {
  const found = new Uint32Array(countRows(blocks));
  let count = 0;
  let first = 0;
  for (const block of blocks.flatMap(slicesOf)) {
    await yieldToPage();
    if (!isWaitedFor()) return undefined;
    count = matchBlock(block, criteria, first, found, count);
    first += block.minors.length;
  }
  return found.slice(0, count);
}

/** Views, not copies. */
function slicesOf({ debits, minors, categories }: CompactRows): CompactRows[] {
  const slices: CompactRows[] = [];
  for (let start = 0; start < minors.length; start += sliceRows) {
    const end = start + sliceRows;
    slices.push({
      debits: debits.subarray(start, end),
      minors: minors.subarray(start, end),
      categories: categories.subarray(start, end),
    });
  }
  return slices;
}
