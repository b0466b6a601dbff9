import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from './working-days.ts';

it.each([
  ['a Monday stays', '2026-03-02', '2026-03-02'],
  ['a Saturday waits for Monday', '2026-03-07', '2026-03-09'],
  ['Good Friday waits for the Tuesday after Easter', '2026-04-03', '2026-04-07'],
  ['Christmas Day waits for what follows its substitutes', '2027-12-25', '2027-12-29'],
  ['New Year’s Day waits for the second', '2026-01-01', '2026-01-02'],
])('%s', (_, day, done) => expect(sameOrNextWorkingDay(calendarDay(day))).toBe(done));
