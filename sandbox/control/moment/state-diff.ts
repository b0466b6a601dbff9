import type { BankState } from '#sandbox/bank/engine/bank-state.ts';
import { canonicalJson } from '#sandbox/bank/engine/canonical.ts';

/** One thing in the bank that differs. */
export interface RecordDiff {
  /** A collection of records: `payments`, `sessions`; or `postings`, `jobs`, `clock`. */
  readonly of: string;
  readonly id: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** As JSON; a value missing on that side is null. */
  readonly fields: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
}

/** Never shown: a report may be passed on. */
const secrets = new Set(['password', 'pin', 'formerPasswords', 'formerPins']);

/** What one state has and the other has not. Records are replaced, never changed in place. */
export function diffStates(before: BankState, after: BankState): RecordDiff[] {
  const diffs: RecordDiff[] = [];
  const names = Object.keys(after.records) as (keyof BankState['records'])[];
  for (const of of names) diffs.push(...diffLists(of, before.records[of], after.records[of]));
  diffs.push(...diffLists('postings', before.postings, after.postings));
  diffs.push(...diffLists('jobs', before.jobs, after.jobs));
  const clock = fieldsThatDiffer({ ...before.clock }, { ...after.clock });
  if (clock.length > 0) diffs.push({ of: 'clock', id: 'clock', change: 'changed', fields: clock });
  return diffs;
}

type Fields = Readonly<Record<string, unknown>>;

function diffLists(of: string, before: readonly object[], after: readonly object[]): RecordDiff[] {
  const earlier = byId(before);
  const later = byId(after);
  const diffs: RecordDiff[] = [];
  for (const [id, record] of later) {
    const was = earlier.get(id);
    if (was === record) continue;
    const fields = fieldsThatDiffer(was ?? {}, record);
    if (fields.length > 0) diffs.push({ of, id, change: was === undefined ? 'added' : 'changed', fields });
  }
  for (const [id, record] of earlier) {
    if (!later.has(id)) diffs.push({ of, id, change: 'removed', fields: fieldsThatDiffer(record, {}) });
  }
  return diffs;
}

function byId(records: readonly object[]): Map<string, Fields> {
  return new Map(records.map((record, index) => [idOf(record as Fields, index), record as Fields]));
}

function idOf(record: Fields, index: number): string {
  const id = record.id ?? record.number;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : String(index + 1);
}

function fieldsThatDiffer(before: Fields, after: Fields): RecordDiff['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const [left, right] = [textOf(was), textOf(is)];
    if (left === right) return [];
    return secrets.has(name)
      ? [{ name, before: left && '"(secret)"', after: right && '"(secret)"' }]
      : [{ name, before: left, after: right }];
  });
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : canonicalJson(value);
}
