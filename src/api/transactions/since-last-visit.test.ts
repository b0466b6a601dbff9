import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { firstNewDay, newTransactions } from './since-last-visit.ts';

const row = (day: string, flag: 'C' | 'D', minor: number) =>
  ({ day: calendarDay(day), flag, amount: money(minor, 'GBP') }) as const;

it('begins on the day after the last login, by the London calendar', () => {
  expect(firstNewDay('2026-02-27T11:53:00.000Z' as Instant)).toBe('2026-02-28');
  expect(firstNewDay('2026-06-30T23:30:00.000Z' as Instant)).toBe('2026-07-02');
});

it('adds up what came and what left from that day on', () => {
  const rows = [row('2026-03-02', 'D', 12_50), row('2026-03-01', 'C', 100_00), row('2026-02-28', 'D', 1)];
  expect(newTransactions(rows, 'GBP', calendarDay('2026-03-01'))).toEqual({
    count: 2,
    paidIn: money(100_00, 'GBP'),
    paidOut: money(12_50, 'GBP'),
  });
  expect(newTransactions(rows, 'GBP', calendarDay('2026-03-03')).count).toBe(0);
});
