import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/calendar.ts';
import type { JournalEntry, RequestEntry } from './journal.ts';
import { KeptEntries } from './kept-entries.ts';

const at = '2026-03-02T10:00:00.000Z' as Instant;

function answered(n: number, body: string): RequestEntry {
  return {
    n,
    at,
    kind: 'request',
    request: { method: 'GET', target: '/digx/v1/me', headers: {}, body: null },
    operationId: 'getProfile',
    rule: 'profile.of-user',
    status: 200,
    answer: { status: 200, headers: { date: 'then' }, body },
    contract: 'kept',
    breaches: [],
    ms: 1,
  };
}

const bodies = (entries: readonly JournalEntry[]) =>
  entries.map((entry) => (entry.kind === 'request' ? (entry.answer?.body.length ?? 0) : 0));

it('keeps every answer whole while there is room', () => {
  const kept = new KeptEntries();
  for (let n = 1; n <= 100; n += 1) kept.add(answered(n, 'x'.repeat(1_000)));
  expect(bodies(kept.all)).toEqual(Array.from({ length: 100 }, () => 1_000));
});

it('lets the bodies of the oldest answers go when there is none, and nothing else', () => {
  const kept = new KeptEntries();
  const long = 'x'.repeat(10_000_000);
  for (let n = 1; n <= 4; n += 1) kept.add(answered(n, long));
  expect(bodies(kept.all)).toEqual([0, 0, 10_000_000, 10_000_000]);
  expect(kept.all[0]).toEqual({ ...answered(1, ''), answer: { status: 200, headers: { date: 'then' }, body: '' } });
});

it('keeps the answer just given, however long', () => {
  const kept = new KeptEntries();
  kept.add(answered(1, 'x'));
  kept.add(answered(2, 'x'.repeat(30_000_000)));
  expect(bodies(kept.all)).toEqual([0, 30_000_000]);
});

it('keeps at least the last thousand entries, and room is counted right after the others went', () => {
  const kept = new KeptEntries();
  for (let n = 1; n <= 2_000; n += 1) kept.add(answered(n, 'x'.repeat(10)));
  expect(kept.all.map(({ n }) => n)).toEqual(Array.from({ length: 1_000 }, (_, index) => 1_001 + index));
  kept.add(answered(2_001, 'x'.repeat(23_990_001)));
  expect(bodies(kept.all).slice(0, 2)).toEqual([0, 10]);
});
