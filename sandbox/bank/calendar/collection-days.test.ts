import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { collectionAfter } from './collection-days.ts';

const monthly = { startOn: calendarDay('2026-01-07'), frequency: '50' } as const;
const daily = { startOn: calendarDay('2026-03-02'), frequency: '20' } as const;

it.each<[string, Parameters<typeof collectionAfter>[0], string, string]>([
  ['the first day', monthly, '2026-01-06', '2026-01-07'],
  ['the next month, from the day itself on', monthly, '2026-01-07', '2026-02-09'],
  ['the months of the mandate only', { ...monthly, months: [4, 10] }, '2026-01-06', '2026-04-07'],
  ['the next of its months', { ...monthly, months: [4, 10] }, '2026-04-07', '2026-10-07'],
  ['Monday for a Saturday', daily, '2026-03-06', '2026-03-09'],
  ['a month later where a weekend is left out', { ...monthly, skipsNonWorkingDays: true }, '2026-01-07', '2026-04-07'],
])('collects on %s', (_, collected, after, day) => {
  expect(collectionAfter(collected, calendarDay(after))).toBe(day);
});
