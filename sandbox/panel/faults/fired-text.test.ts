import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { firedText } from './fired-text.ts';

it.each([
  [0, null, 'not fired yet, 4 calls so far'],
  [1, '2026-07-01T09:15:30.000Z', 'fired once, at 10:15:30 on Wed 1 Jul 2026, 4 calls so far'],
  [3, '2026-03-02T10:15:30.000Z', 'fired 3 times, last at 10:15:30 on Mon 2 Mar 2026, 4 calls so far'],
] as const)('says when a fault that has fired %s times last did', (fired, at, text) => {
  expect(firedText({ calls: 4, used: false, fired, lastFiredAt: at as Instant | null })).toBe(text);
});

it('says when a fault is used up', () => {
  const fault = { calls: 1, used: true, fired: 1, lastFiredAt: '2026-03-02T10:15:30.000Z' as Instant };
  expect(firedText(fault)).toBe('fired once, at 10:15:30 on Mon 2 Mar 2026, used');
});
