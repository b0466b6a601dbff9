import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { runs } from '#tests/runs.ts';
import type { JournalEntry, RequestEntry } from './journal.ts';
import { KeptEntries } from './kept-entries.ts';

const at = '2026-03-02T10:00:00.000Z' as Instant;

function answered(n: number, body: string): RequestEntry {
  return {
    n,
    at,
    kind: 'request',
    request: { method: 'GET', target: '/digx/v1/me', headers: {}, body: null },
    customer: null,
    operationId: 'getProfile',
    rule: 'profile.of-user',
    status: 200,
    answer: { status: 200, headers: { date: 'then' }, body },
    contract: 'kept',
    breaches: [],
    ms: 1,
  };
}

/** Bodies of the same length share one text, to save memory. */
const texts = new Map<number, string>();

function bodyOf(length: number): string {
  const text = texts.get(length) ?? 'x'.repeat(length);
  texts.set(length, text);
  return text;
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

const bodies = (entries: readonly JournalEntry[]) =>
  entries.map((entry) => (entry.kind === 'request' ? (entry.answer?.body.length ?? 0) : 0));

it('keeps every answer in full while there is room', () => {
  const kept = new KeptEntries();
  for (let n = 1; n <= 100; n += 1) kept.add(answered(n, 'x'.repeat(1_000)));
  expect(bodies(kept.all)).toEqual(Array.from({ length: 100 }, () => 1_000));
});

it('drops only the bodies of the oldest answers when there is no room', () => {
  const kept = new KeptEntries();
  const long = 'x'.repeat(10_000_000);
  for (let n = 1; n <= 4; n += 1) kept.add(answered(n, long));
  expect(bodies(kept.all)).toEqual([0, 0, 10_000_000, 10_000_000]);
  const answer = { status: 200, headers: { date: 'then' }, body: '', bodyGone: true };
  expect(kept.all[0]).toEqual({ ...answered(1, ''), answer });
});

it('keeps the latest answer however long, and drops no others that could not make room for it', () => {
  const kept = new KeptEntries();
  for (let n = 1; n <= 3; n += 1) kept.add(answered(n, 'x'));
  kept.add(answered(4, 'x'.repeat(30_000_000)));
  expect(bodies(kept.all)).toEqual([1, 1, 1, 30_000_000]);
  kept.add(answered(5, 'x'.repeat(23_999_998)));
  expect(bodies(kept.all)).toEqual([0, 1, 1, 0, 23_999_998]);
});

it('marks an answer whose body was dropped, but not one that never had a body', () => {
  const kept = new KeptEntries();
  kept.add(answered(1, ''));
  kept.add(answered(2, 'x'));
  kept.add(answered(3, 'x'.repeat(24_000_000)));
  const [empty, emptied] = kept.all as RequestEntry[];
  expect(empty?.answer).toEqual({ status: 200, headers: { date: 'then' }, body: '' });
  expect(emptied?.answer).toMatchObject({ body: '', bodyGone: true });
});

it('keeps as many bodies as fit beside the latest answer, and no more', () => {
  const room = 24_000_000;
  const length = fc.oneof(
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 1, max: 40 }).map((size) => size * 1e6),
  );
  fc.assert(
    fc.property(fc.array(length, { minLength: 1, maxLength: 30 }), (lengths) => {
      const kept = new KeptEntries();
      for (const [index, size] of lengths.entries()) kept.add(answered(index + 1, bodyOf(size)));
      const left = bodies(kept.all);
      expect(left.at(-1)).toBe(lengths.at(-1));
      const [older, last] = [sum(left.slice(0, -1)), left.at(-1) ?? 0];
      expect(last > room ? older : older + last).toBeLessThanOrEqual(room);
      if (sum(lengths.filter((size) => size <= room)) <= room) {
        expect(left.slice(0, -1)).toEqual(lengths.slice(0, -1).map((size) => (size > room ? 0 : size)));
      }
    }),
    { numRuns: runs(50) },
  );
});

it('keeps at least the last thousand entries, and counts room correctly after dropping the others', () => {
  const kept = new KeptEntries();
  for (let n = 1; n <= 2_000; n += 1) kept.add(answered(n, 'x'.repeat(10)));
  expect(kept.all.map(({ n }) => n)).toEqual(Array.from({ length: 1_000 }, (_, index) => 1_001 + index));
  kept.add(answered(2_001, 'x'.repeat(23_990_001)));
  expect(bodies(kept.all).slice(0, 2)).toEqual([0, 10]);
});
