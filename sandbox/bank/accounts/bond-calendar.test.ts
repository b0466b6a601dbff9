import { expect, it } from 'vitest';
import { bessBond } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { bondDaysOf, tenureBetween } from './bond-calendar.ts';

it.each([
  ['2025-05-12', '2027-05-12', 2, 0, 0],
  ['2025-05-12', '2027-05-11', 1, 11, 29],
  ['2025-01-31', '2025-02-28', 0, 1, 0],
  ['2025-01-31', '2025-03-01', 0, 1, 1],
  ['2024-02-29', '2025-02-28', 1, 0, 0],
  ['2025-05-12', '2025-05-12', 0, 0, 0],
])('from %s to %s is %i years, %i months and %i days', (from, to, years, months, days) => {
  expect(tenureBetween(calendarDay(from), calendarDay(to))).toEqual({ years, months, days });
});

it.each([
  ['two years', '2025-05-12', '2027-05-12', 0, ['2026-05-12', '2027-05-12']],
  ['a year and a half', '2024-01-10', '2025-07-10', 1, ['2026-07-10', '2027-01-10']],
  ['less than a year', '2025-05-12', '2025-08-12', 0, ['2025-08-12']],
  ['a year and a day', '2025-05-12', '2026-05-13', 1, ['2027-05-13', '2027-05-14']],
  ['a month from the 31st', '2025-08-31', '2025-09-30', 1, ['2025-10-31']],
  ['a year from the 29th of February', '2024-02-29', '2025-02-28', 3, ['2028-02-29']],
])('credits a term of %s after each year and at its end', (_, openedOn, maturesOn, term, creditedOn) => {
  const bond = { ...bessBond, openedOn: calendarDay(openedOn), maturesOn: calendarDay(maturesOn) };
  const days = bondDaysOf(bond, term);
  expect(days.creditedOn).toEqual(creditedOn);
  expect(days.maturesOn).toBe(creditedOn.at(-1));
  expect(bondDaysOf(bond, term + 1).startsOn).toBe(days.maturesOn);
});
