import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import {
  londonDateText,
  londonDayText,
  londonLocal,
  londonMinuteText,
  londonTimeText,
  momentAfter,
  oneMonthLater,
  startOfMinute,
} from './bank-time.ts';

const summer = '2026-07-01T22:59:30.250Z' as Instant;

it('shows London’s day and time', () => {
  expect(londonDateText(summer)).toBe('Wednesday 1 July 2026');
  expect(londonTimeText(summer)).toBe('23:59:30');
  expect(londonLocal(summer)).toBe('2026-07-01T23:59');
  expect(londonDayText(summer)).toBe('Wed 1 Jul 2026');
  expect(londonMinuteText(startOfMinute(summer))).toBe('23:59');
  expect(startOfMinute(summer)).toBe('2026-07-01T22:59:00.000Z');
});

it('changes the day at London’s midnight', () => {
  const later = momentAfter(summer, 30_000);
  expect(londonDateText(later)).toBe('Thursday 2 July 2026');
  expect(londonTimeText(later)).toBe('00:00:00');
});

it('never shows a time before the one the bank reported', () => {
  expect(momentAfter(summer, -5)).toBe(summer);
});

it.each([
  ['2026-01-31T09:15:00.000Z', '2026-02-28T09:15'],
  ['2026-03-15T09:15:00.000Z', '2026-04-15T09:15'],
  ['2026-12-24T16:45:00.000Z', '2027-01-24T16:45'],
])('goes a month on from %s to %s', (from, to) => {
  expect(oneMonthLater(from as Instant)).toBe(to);
});
