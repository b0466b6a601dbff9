import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstRunOf, runAfter, stepOf } from '#sandbox/bank/calendar/repeat-days.ts';
import { frequencyCodes } from '#sandbox/bank/records/instruction.ts';
import { addDays, type CalendarDay, calendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { runsUntil } from '#src/rules/intervals.ts';
import { holidaysKnownUntil } from '#src/rules/working-days.ts';
import { runs } from '#tests/runs.ts';

// App and bank calculate the days of instructions separately. The app knows bank holidays until the end of a year.

const lastKnown = calendarDay(holidaysKnownUntil);

const opened = calendarDay('2019-01-01');
const plans = fc.record({
  startsIn: fc.nat(3600),
  frequency: fc.constantFrom(...frequencyCodes.filter((code) => code !== '10')),
  customDays: fc.option(fc.integer({ min: 2, max: 45 }), { nil: undefined }),
  lasts: fc.option(fc.nat(500), { nil: undefined }),
  seenAfter: fc.nat(9),
});

it('the app shows the days on which the bank runs, whichever run is next', () => {
  fc.assert(
    fc.property(plans, ({ startsIn, frequency, customDays, lasts, seenAfter }) => {
      const startOn = addDays(opened, startsIn);
      const endOn = lasts === undefined ? null : addDays(startOn, lasts);
      const plan = { startOn, endOn, frequency, ...(customDays === undefined ? {} : { customDays }) };
      let next = firstRunOf(plan);
      for (let run = 0; run < seenAfter && next !== undefined; run += 1) next = runAfter(plan, next);
      if (next === undefined || next > lastKnown) return;
      const until = addDays(next, Math.min(400, daysBetween(next, lastKnown)));
      const step = stepOf(plan);
      const shown = runsUntil(
        {
          startDate: startOn,
          nextPaymentDate: next,
          interval: 'days' in step ? { days: step.days, months: 0 } : { days: 0, months: step.months },
          ...(endOn === null ? {} : { endDate: endOn }),
        },
        until,
      );
      const made: CalendarDay[] = [];
      for (let day: CalendarDay | undefined = next; day !== undefined && day <= until; day = runAfter(plan, day)) {
        made.push(day);
      }
      expect(shown).toEqual(made);
    }),
    { numRuns: runs(300) },
  );
});
