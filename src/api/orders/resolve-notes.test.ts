import { beforeEach, expect, it, vi } from 'vitest';
import { clock } from '#src/api/environment/bank-clock.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { createFormNote, openNotes } from './form-note.ts';
import { marksIn, pairedMark, readNotes, resolveNote } from './ledger.ts';
import { confirmAgainAfterMs } from './order.ts';
import { resolveNotes, type Standing, sentBefore } from './resolve-notes.ts';

const sentAt = '2026-03-02T10:00:00.000Z' as Instant;

function now(msLater: number): void {
  vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(epochMsOf(sentAt) + msLater));
}

/** A form that was left. */
function leftNote(mark = 'ab12cd') {
  const note = createFormNote('stop');
  note.sentOnce(mark).onSending();
  note.left();
  return note;
}

beforeEach(() => {
  now(0);
});

it.each<readonly [Standing, number, string | undefined]>([
  ['made', 0, 'made'],
  ['not-made', 0, 'not-made'],
  ['missing', confirmAgainAfterMs - 1_000, undefined],
  ['missing', confirmAgainAfterMs + 1_000, 'not-made'],
  ['unclear', 10 * confirmAgainAfterMs, undefined],
])('an order that is %s after %i ms is said to be %s', (standing, msLater, result) => {
  leftNote();
  now(msLater);
  expect(resolveNotes(openNotes(), performance.now(), () => standing)).toBe(result !== undefined);
  expect(openNotes()[0]?.result).toBe(result);
});

it('counts the time at which the bank was asked, not that of its answer', () => {
  leftNote();
  now(confirmAgainAfterMs + 1_000);
  resolveNotes(openNotes(), performance.now() - 2_000, () => 'missing');
  expect(openNotes()[0]?.result).toBeUndefined();
});

it.each([
  ['is still unknown', undefined, { result: undefined }],
  ['was made', 'made', { result: 'made' }],
] as const)('finds what was sent before and %s', async (_, result, found) => {
  leftNote();
  const look = vi.fn(async ([note]: ReturnType<typeof openNotes>) => {
    if (note !== undefined && result !== undefined) resolveNote(note.at, result);
  });
  expect({ result: undefined, ...(await sentBefore(['stop'], 'ab12cd', look)) }).toMatchObject({
    at: sentAt,
    ...found,
  });
  expect(look).toHaveBeenCalledTimes(1);
});

it.each([
  ['was not made', 'stop', 'ab12cd'],
  ['is of another kind', 'edit', 'ab12cd'],
  ['is something else', 'stop', '000000'],
  ['cannot be told', 'stop', undefined],
] as const)('does not hold back what %s', async (name, kind, mark) => {
  leftNote();
  const look = async () => {
    if (name === 'was not made') resolveNote(sentAt, 'not-made');
  };
  expect(await sentBefore([kind], mark, look)).toBeUndefined();
});

it('holds nothing back that this page reports itself', async () => {
  createFormNote('stop').sentOnce('ab12cd').onSending();
  expect(await sentBefore(['stop'], 'ab12cd', async () => {})).toBeUndefined();
});

it('notes nothing while the bank waits for a code, but keeps the note of an earlier attempt', () => {
  const note = createFormNote('edit');
  const first = note.sentOnce('ab');
  first.onSending();
  first.onChallenged();
  expect(readNotes()).toEqual([]);
  first.onSending();
  const again = note.sentOnce('ab');
  again.onSending();
  again.onChallenged();
  expect(readNotes()).toMatchObject([{ kind: 'edit', mark: 'ab' }]);
});

it('may send again what a later look found not to be made, or the customer dismissed', () => {
  const note = leftNote();
  expect(note.isReleased()).toBe(false);
  resolveNote(sentAt, 'made');
  expect(note.isReleased()).toBe(false);
  resolveNote(sentAt, 'not-made');
  expect(note.isReleased()).toBe(true);
  expect(createFormNote('stop').isReleased()).toBe(false);
});

it.each([
  ['aaaaaa', 'bbbbbb', 'aaaaaabbbbbb'],
  ['aaaaaa', '', 'aaaaaa'],
  ['aaaaaa', 'aaaaaa', undefined],
  [undefined, 'bbbbbb', undefined],
])('pairs %s and %s', (first, second, mark) => {
  expect(pairedMark(first, second)).toBe(mark);
  if (mark !== undefined) expect(marksIn(mark)).toEqual([first, second]);
});
