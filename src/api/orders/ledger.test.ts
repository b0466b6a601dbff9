import { expect, it, vi } from 'vitest';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { addNote, dropNote, isMarked, isOfPayment, readNotes, resolveNote, watchNotes } from './ledger.ts';
import { paymentKinds } from './order-kinds.ts';

const { unresolvedOrders: key, unresolvedPayments: earlierKey } = lastingKeys;
const now = '2026-03-02T14:05:00.000Z' as Instant;
const payout = { at: now, kind: 'payout' } as const;

it('stores only time and kind of a payment whose outcome is unknown', () => {
  expect(addNote(payout)).toBe(now);
  expect(sharedStorage.getItem(key)).toBe(`${now}/payout/0/`);
  expect(readNotes()).toEqual([{ ...payout, before: 0 }]);
});

it('gives two of the same moment different times, of whatever kind', () => {
  expect([addNote(payout), addNote({ at: now, kind: 'message' })]).toEqual([now, '2026-03-02T14:05:00.001Z']);
  expect([readNotes().filter(isOfPayment), readNotes().filter(isMarked)]).toMatchObject([
    [{ kind: 'payout' }],
    [{ kind: 'message' }],
  ]);
});

it('keeps the outcome until the customer has seen it', () => {
  const at = addNote(payout);
  resolveNote(at, 'paid');
  expect([sharedStorage.getItem(key), readNotes()]).toEqual([
    `${now}/payout/0/=paid`,
    [{ ...payout, before: 0, result: 'paid' }],
  ]);
  dropNote(at);
  expect([readNotes(), sharedStorage.getItem(key)]).toEqual([[], null]);
});

it.each(paymentKinds)('keeps that it is of the kind %s', (kind) => {
  const at = addNote({ at: now, kind });
  resolveNote(at, 'not-made');
  expect(readNotes()).toEqual([{ at, kind, before: 0, result: 'not-made' }]);
});

it('is given the same list until something changes', () => {
  addNote(payout);
  expect(readNotes()).toBe(readNotes());
});

it('tells who watches, and no longer once that is over', () => {
  const heard = vi.fn();
  const stop = watchNotes(heard);
  const at = addNote(payout);
  resolveNote(at, 'not-made');
  dropNote(at);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  addNote(payout);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('keeps the newest forty', () => {
  for (let count = 0; count < 45; count += 1) addNote(payout);
  expect(readNotes().map(({ at }) => at)[0]).toBe('2026-03-02T14:05:00.005Z');
  expect(readNotes()).toHaveLength(40);
});

it.each([
  [now, { kind: 'payout' }],
  [`${now}=paid`, { kind: 'payout', result: 'paid' }],
  [`${now}/transfer-instruction=not-made`, { kind: 'transfer-instruction', result: 'not-made' }],
  [`${now}/request=requested`, { kind: 'request', result: 'requested' }],
])('still knows what an earlier version noted: %s', (text, note) => {
  sharedStorage.setItem(earlierKey, text);
  expect(readNotes()).toEqual([{ at: now, before: 0, ...note }]);
  addNote({ at: now, kind: 'upload', mark: 'ab' });
  expect(readNotes()).toMatchObject([note, { kind: 'upload' }]);
  expect(sharedStorage.getItem(earlierKey)).toBeNull();
  for (const { at } of readNotes()) dropNote(at);
  expect(readNotes()).toEqual([]);
});

it('reads counts of several digits', () => {
  sharedStorage.setItem(key, `${now}/upload/120/ab=not-made`);
  expect(readNotes()).toEqual([{ at: now, kind: 'upload', before: 120, mark: 'ab', result: 'not-made' }]);
});

it('keeps what has a result that nobody knows', () => {
  sharedStorage.setItem(key, `${now}/message/0/ab=lost`);
  expect(readNotes()).toEqual([{ at: now, kind: 'message', before: 0, mark: 'ab' }]);
});

it.each([
  '',
  ' ',
  'yes',
  'yesterday',
  '2026-03-02',
  '<script>',
  `${now}/cheque/0/`,
  '2026-03-02T14:05:00Z/message/0/ab',
  `/${now}/message/0/ab`,
  'x/message/0/ab',
])('finds none in %j', (text) => {
  sharedStorage.setItem(key, text);
  expect(readNotes()).toEqual([]);
});
