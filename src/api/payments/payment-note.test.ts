import { expect, it } from 'vitest';
import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { dropRef, keepRef, readRefs } from './payment-note.ts';

const key = storedKeys.unresolvedPaymentRefs;
const payout = { kind: 'payout', id: '3C5A', at: '2026-03-02T09:30:00.000Z' as Instant } as const;
const instruction = { kind: 'instruction', id: 'a b:c%@', at: '2026-03-02T09:31:00.000Z' as Instant } as const;

it('keeps no more than a kind, a token and the time of the note', () => {
  keepRef(payout);
  expect(tabStorage.getItem(key)).toBe('payout:3C5A@2026-03-02T09:30:00.000Z');
  expect(readRefs()).toEqual([payout]);
});

it('keeps each once, oldest first, and drops one without the others', () => {
  keepRef(payout);
  keepRef(instruction);
  keepRef(instruction);
  expect(readRefs()).toEqual([payout, instruction]);
  dropRef(payout.at);
  expect(readRefs()).toEqual([instruction]);
  dropRef(instruction.at);
  expect([readRefs(), tabStorage.getItem(key)]).toEqual([[], null]);
});

it.each([
  '',
  'payout:',
  'payout:3C5A',
  'payout:3C5A@yesterday',
  'bill:3C5A@2026-03-02T09:30:00.000Z',
  'payout:%@2026-03-02T09:30:00.000Z',
  'yes',
  ' ',
])('finds none in %j', (text) => {
  tabStorage.setItem(key, text);
  expect(readRefs()).toEqual([]);
});
