import { afterEach, expect, it, vi } from 'vitest';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { addNote, dismissNote, readNotes, resolveNote, watchNotes } from './unresolved-notes.ts';

const key = lastingKeys.unresolvedPayments;
const now = '2026-03-02T14:05:00.000Z' as Instant;

afterEach(() => {
  sharedStorage.removeItem(key);
});

it('stores only the time of a payment whose outcome is unknown', () => {
  expect(addNote(now)).toBe(now);
  expect(sharedStorage.getItem(key)).toBe(now);
  expect(readNotes()).toEqual([{ at: now }]);
});

it('gives two of the same moment different times', () => {
  expect([addNote(now), addNote(now)]).toEqual([now, '2026-03-02T14:05:00.001Z']);
  expect(readNotes()).toHaveLength(2);
});

it('keeps the outcome until the customer has seen it', () => {
  const at = addNote(now);
  resolveNote(at, 'paid');
  expect([sharedStorage.getItem(key), readNotes()]).toEqual([`${now}=paid`, [{ at, result: 'paid' }]]);
  dismissNote(at);
  expect([readNotes(), sharedStorage.getItem(key)]).toEqual([[], null]);
});

it('keeps apart what is only the request for a payment', () => {
  const at = addNote(now, 'request');
  expect([sharedStorage.getItem(key), readNotes()]).toEqual([`${now}/request`, [{ at, kind: 'request' }]]);
  resolveNote(at, 'requested');
  expect(sharedStorage.getItem(key)).toBe(`${now}/request=requested`);
  expect(readNotes()).toEqual([{ at, kind: 'request', result: 'requested' }]);
});

it.each(['transfer', 'instruction', 'transfer-instruction'] as const)('keeps that it is of the kind %s', (kind) => {
  const at = addNote(now, kind);
  resolveNote(at, 'not-made');
  expect([sharedStorage.getItem(key), readNotes()]).toEqual([
    `${now}/${kind}=not-made`,
    [{ at, kind, result: 'not-made' }],
  ]);
});

it('is given the same list until something changes', () => {
  addNote(now);
  expect(readNotes()).toBe(readNotes());
});

it('tells who watches, and no longer once that is over', () => {
  const heard = vi.fn();
  const stop = watchNotes(heard);
  const at = addNote(now);
  resolveNote(at, 'not-made');
  dismissNote(at);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  addNote(now);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('keeps the newest twenty', () => {
  for (let count = 0; count < 25; count += 1) addNote(now);
  expect(readNotes().map(({ at }) => at)[0]).toBe('2026-03-02T14:05:00.005Z');
  expect(readNotes()).toHaveLength(20);
});

it.each(['', ' ', 'yes', 'yesterday', '2026-03-02', '<script>', '2026-03-02T14:05:00Z'])('finds none in %j', (text) => {
  sharedStorage.setItem(key, text);
  expect(readNotes()).toEqual([]);
});

it('ignores an unknown result', () => {
  sharedStorage.setItem(key, `${now}/theft=stolen`);
  expect(readNotes()).toEqual([{ at: now }]);
});
