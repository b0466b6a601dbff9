import { expect, it } from 'vitest';
import { addDays, calendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import { isWeekend } from './england-holidays.ts';
import { isWorkingDay, sameOrNextWorkingDay } from './working-days.ts';

it.each([
  ['a Monday stays', '2026-03-02', '2026-03-02'],
  ['a Saturday waits for Monday', '2026-03-07', '2026-03-09'],
  ['Good Friday waits for the Tuesday after Easter', '2026-04-03', '2026-04-07'],
  ['Christmas Day waits for what follows its substitutes', '2027-12-25', '2027-12-29'],
  ['New Year’s Day waits for the second', '2026-01-01', '2026-01-02'],
])('%s', (_, day, done) => expect(sameOrNextWorkingDay(calendarDay(day))).toBe(done));

/** England's bank holidays as observed or announced, by month and day. */
const holidays: Readonly<Record<number, string>> = {
  2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  2029: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
  2030: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
};

it.each(Object.entries(holidays))('keeps the holidays of %s, day for day', (year, days) => {
  const shut: string[] = [];
  for (let day = calendarDay(`${year}-01-01`); day.startsWith(year); day = addDays(day, 1)) {
    if (!isWorkingDay(day) && !isWeekend(weekdayOf(day))) shut.push(day.slice(5));
  }
  expect(shut.join(' ')).toBe(days);
});

it.each([
  ['on one of its first days', '2008-03-21', '2008-03-24'],
  ['on its last day', '2038-04-23', '2038-04-26'],
  ['a week earlier than the plain rule gives', '2049-04-16', '2049-04-19'],
  ['a week earlier than the plain rule gives, again', '2076-04-17', '2076-04-20'],
  ['in the next century', '2100-03-26', '2100-03-29'],
])('keeps Easter %s', (_, friday, monday) => {
  const days = [-1, 0, 3, 4].map((step) => isWorkingDay(addDays(calendarDay(friday), step)));
  expect([addDays(calendarDay(friday), 3), ...days]).toEqual([monday, true, false, false, true]);
});
