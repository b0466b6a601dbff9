import { isMadeHere } from '#sandbox/bank/bulk/bulk-drafts.ts';
import { bacsHoldId } from '#sandbox/bank/bulk/bulk-runs.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { BrokenInvariant } from './broken-invariant.ts';

/** The file's reference prefixes its holds and postings: `BF2606100001-12-booked`, `BF2606100001-bacs`. */
const fileMovement = /^(BF\d{10})-/;

export function concernsBulkFiles(change: Change): boolean {
  switch (change.change) {
    case 'post':
      return fileMovement.test(change.posting.id);
    case 'remove':
      return change.of === 'bulkFiles' || (change.of === 'holds' && fileMovement.test(change.id));
    case 'insert':
    case 'update':
      return change.of === 'bulkFiles' || (change.of === 'holds' && fileMovement.test(change.record.id));
    case 'bring-in':
    case 'schedule':
    case 'cancel':
      return false;
    default:
      return change satisfies never;
  }
}

/** Each payment made is debited once, one that is not made never, and those by BACS are held or debited together. */
export function brokenInBulkFiles(bank: Bank): BrokenInvariant[] {
  const files = bank.records.all('bulkFiles').filter(({ id }) => isMadeHere(id));
  if (files.length === 0) return [];
  const postings = postingsByFile(bank);
  return files.flatMap((file) => brokenInFile(bank, file, postings.get(file.id) ?? []));
}

function brokenInFile({ records }: Bank, file: BulkFileRecord, postings: readonly Posting[]): BrokenInvariant[] {
  const { id, accountId, state, rows } = file;
  const isPaid = state === 'processing' || state === 'completed';
  const debits = new Map<string, number>();
  for (const posting of postings) {
    const minor = posting.entries.find((entry) => entry.accountId === accountId)?.minor ?? 0;
    if (minor < 0) debits.set(posting.id, -minor);
  }
  const expected = new Map<string, number>();
  let bacs = 0;
  for (const [place, row] of rows.entries()) {
    if (row.outcome !== 'made') continue;
    if (row.type === 'FP') expected.set(`${id}-${place + 1}-booked`, row.minor);
    else bacs += row.minor;
  }
  const held = records.find('holds', bacsHoldId(file))?.minor ?? 0;
  if (bacs > 0 && held === 0) expected.set(`${bacsHoldId(file)}-booked`, bacs);
  const found: BrokenInvariant[] = [];
  if (!isPaid && expected.size + bacs > 0) found.push(broken(file, 'has payments made before it is paid'));
  if (held !== 0 && held !== bacs) found.push(broken(file, `holds ${held} for BACS payments of ${bacs}`));
  if (!areEqual(expected, debits)) {
    found.push(
      broken(
        file,
        `is debited by ${[...debits].join(' ') || 'nothing'}, not by ${[...expected].join(' ') || 'nothing'}`,
      ),
    );
  }
  return found;
}

function areEqual(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): boolean {
  return left.size === right.size && [...left].every(([id, minor]) => right.get(id) === minor);
}

function postingsByFile({ ledger, broughtIn }: Bank): ReadonlyMap<string, Posting[]> {
  const found = new Map<string, Posting[]>();
  const take = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const posting = ledger.postings[index] as Posting;
      const id = fileMovement.exec(posting.id)?.[1];
      if (id === undefined) continue;
      const known = found.get(id);
      if (known === undefined) found.set(id, [posting]);
      else known.push(posting);
    }
  };
  let next = 0;
  // A persona's past may be 100,000 postings long.
  for (const { from, count } of broughtIn) {
    take(next, from);
    next = from + count;
  }
  take(next, ledger.postings.length);
  return found;
}

function broken({ id, state }: BulkFileRecord, what: string): BrokenInvariant {
  return { invariant: 'bulk-payments-are-made-once', message: `The bulk file ${id}, ${state}, ${what}` };
}
