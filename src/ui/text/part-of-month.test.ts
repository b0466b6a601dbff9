import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { partOfMonth } from './part-of-month.ts';

it.each([
  ['2026-02-01', '2026-02-28', undefined],
  ['2026-02-02', '2026-02-28', 'from 2nd'],
  ['2026-02-01', '2026-02-27', 'to 27th'],
  ['2026-02-03', '2026-02-21', '3rd–21st'],
])('says which days of a month are counted from %s to %s', (from, to, text) => {
  expect(partOfMonth({ from: calendarDay(from), to: calendarDay(to) })).toBe(text);
});
