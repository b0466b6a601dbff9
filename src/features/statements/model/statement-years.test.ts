import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { statementYears } from './statement-years.ts';

it('goes back from this year to 2015', () => {
  expect(statementYears(calendarDay('2026-06-17'))).toEqual([
    2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015,
  ]);
});

it.each([
  ['uses the old year on its last day', '2026-12-31', 2026],
  ['uses the new year on its first day', '2027-01-01', 2027],
])('%s', (_, day, newest) => expect(statementYears(calendarDay(day))[0]).toBe(newest));

it('has one year in 2015 and earlier', () => {
  expect(statementYears(calendarDay('2015-03-01'))).toEqual([2015]);
  expect(statementYears(calendarDay('2014-03-01'))).toEqual([2014]);
});
