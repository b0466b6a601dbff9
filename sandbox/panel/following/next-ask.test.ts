import { expect, it } from 'vitest';
import { checkText } from '#src/banking/orders/payment-copy.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { secondsUntil, timeIn } from './next-ask.ts';

const halfPastNine = '2026-03-03T09:30:00.000Z' as Instant;

it('reads when the app says that it will ask again', () => {
  const waiting = { details: {}, progress: 'waiting', checks: 1 } as const;
  const nextCheckAt = '2026-03-03T09:30:10.000Z' as Instant;
  expect(timeIn(checkText({ ...waiting, nextCheckAt }, 'payout'))).toBe('09:30:10');
  expect(timeIn(checkText(waiting, 'payout'))).toBeUndefined();
  expect(timeIn(checkText({ ...waiting, progress: 'checking' }, 'payout'))).toBeUndefined();
});

it.each([
  ['09:30:10', halfPastNine, 10],
  ['09:30:00', halfPastNine, 0],
  ['09:29:50', halfPastNine, 0],
  ['00:00:05', '2026-03-03T23:59:55.000Z' as Instant, 10],
  // In summer time.
  ['10:31:00', '2026-06-03T09:30:00.000Z' as Instant, 60],
])('counts the seconds until %s from %s', (time, from, seconds) => {
  expect(secondsUntil(time, from)).toBe(seconds);
});
