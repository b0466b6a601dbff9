import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { dayTitle, longDayText } from './long-day-text.ts';

it.each([
  ['2024-01-01', '1 January 2024'],
  ['2024-02-29', '29 February 2024'],
  ['2026-05-10', '10 May 2026'],
  ['2026-12-31', '31 December 2026'],
])('writes %s as %s', (day, text) => expect(longDayText(calendarDay(day))).toBe(text));

it('writes the title of a day with its weekday', () => {
  expect(dayTitle(calendarDay('2026-05-10'))).toBe('Sunday 10 May 2026');
});
