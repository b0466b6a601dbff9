import { beforeEach, expect, it, vi } from 'vitest';
import { addNote, dropNote } from '#src/api/orders/ledger.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import type { NewRecord } from './journal.ts';
import { unknownAfterMs, watchOutcomes } from './watch-outcomes.ts';

const now = () => instantFromMs(Date.now());

beforeEach(() => void vi.useFakeTimers());
it('counts the orders of a kind that are still unknown long after they were sent, and no others', () => {
  const noted: NewRecord[] = [];
  watchOutcomes({ note: (record) => void noted.push(record) }, now);
  addNote({ at: now(), kind: 'payout' });
  const known = addNote({ at: now(), kind: 'message' });
  vi.advanceTimersByTime(unknownAfterMs / 2);
  dropNote(known);
  addNote({ at: now(), kind: 'payout' });
  expect(noted).toEqual([]);
  vi.advanceTimersByTime(unknownAfterMs / 2 + 10);
  expect(noted).toEqual([{ type: 'outcome', kind: 'payout', count: 2 }]);
});

it('tells no order that an earlier page has told', () => {
  const noted: NewRecord[] = [];
  addNote({ at: now(), kind: 'payout' });
  vi.advanceTimersByTime(unknownAfterMs + 10);
  watchOutcomes({ note: (record) => void noted.push(record) }, now);
  vi.advanceTimersByTime(unknownAfterMs + 10);
  expect(noted).toEqual([]);
});
