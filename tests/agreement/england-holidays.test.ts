import { expect, it } from 'vitest';
import {
  sameOrNextWorkingDay as banksNext,
  isWorkingDay as isBanksWorkingDay,
} from '#sandbox/bank/calendar/working-days.ts';
import { addDays, type CalendarDay, calendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import { englandHolidays } from '#src/kernel/facts/england-holidays.ts';
import { isWorkingDay, sameOrNextWorkingDay } from '#src/rules/working-days.ts';

const lastYear = Math.max(...Array.from(englandHolidays, (day) => Number(day.slice(0, 4))));

it('has the same non-working days as the bank from 2019 to the end of the table', () => {
  const differing: string[] = [];
  for (let day = calendarDay('2019-01-01'); day <= `${lastYear}-12-31`; day = addDays(day, 1)) {
    const agree = isWorkingDay(day) === isBanksWorkingDay(day) && sameOrNextWorkingDay(day) === banksNext(day);
    if (!agree) differing.push(day);
  }
  expect(differing).toEqual([]);
});

it('has eight holidays in each year except the two with extra ones', () => {
  const counts = new Map<string, number>();
  for (const day of englandHolidays) counts.set(day.slice(0, 4), (counts.get(day.slice(0, 4)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count !== 8)).toEqual([
    ['2022', 10],
    ['2023', 9],
  ]);
});

/** Non-working weekdays are holidays. */
function holidaysOf(year: number, isWorking: (day: CalendarDay) => boolean): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = calendarDay(`${year}-01-01`); day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (![0, 6].includes(weekdayOf(day)) && !isWorking(day)) days.push(day);
  }
  return days;
}

/** Payments are set up in advance, so each side needs next year's holidays before this year ends. */
function knowsYearAhead(today: CalendarDay, isWorking: (day: CalendarDay) => boolean): boolean {
  return holidaysOf(Number(today.slice(0, 4)) + 1, isWorking).length >= 8;
}

it.each([
  ['the app: add the next years to src/kernel/facts/england-holidays.ts', isWorkingDay],
  ['the bank: look through sandbox/bank/calendar/england-holidays.ts', isBanksWorkingDay],
])('has the holidays of next year in %s', (_, isWorking) => {
  expect(knowsYearAhead(calendarDay(new Date().toISOString().slice(0, 10)), isWorking)).toBe(true);
});

it('fails from a year before the table ends', () => {
  expect(knowsYearAhead(calendarDay(`${lastYear - 1}-12-31`), isWorkingDay)).toBe(true);
  expect(knowsYearAhead(calendarDay(`${lastYear}-01-01`), isWorkingDay)).toBe(false);
});
