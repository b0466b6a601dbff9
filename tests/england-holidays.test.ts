import { expect, it } from 'vitest';
import { sameOrNextWorkingDay as banksNext, isWorkingDay as isBanksWorkingDay } from '#sandbox/bank/working-days.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { englandHolidays } from '#src/kernel/facts/england-holidays.ts';
import { isWorkingDay, sameOrNextWorkingDay } from '#src/rules/working-days.ts';

it('takes the very days off that the bank takes, on every day from 2019 to 2030', () => {
  const differing: string[] = [];
  for (let day = calendarDay('2019-01-01'); day <= '2030-12-31'; day = addDays(day, 1)) {
    const agree = isWorkingDay(day) === isBanksWorkingDay(day) && sameOrNextWorkingDay(day) === banksNext(day);
    if (!agree) differing.push(day);
  }
  expect(differing).toEqual([]);
});

it('knows eight holidays of each year but the two that had one or two more', () => {
  const counts = new Map<string, number>();
  for (const day of englandHolidays) counts.set(day.slice(0, 4), (counts.get(day.slice(0, 4)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count !== 8)).toEqual([
    ['2022', 10],
    ['2023', 9],
  ]);
});
