import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstRunOf, runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import { payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { addDays, type CalendarDay, calendarDay, daysBetween, instantInLondon } from '#src/kernel/calendar.ts';
import { lastPayment } from '#src/rules/regular-payments.ts';
import { repeatFrequencies } from '#src/rules/repeat-frequencies.ts';
import { holidaysKnownUntil } from '#src/rules/working-days.ts';
import { dayOfRun, workingDayFrom } from '#tests/models/model-days.ts';
import { runs } from '#tests/runs.ts';

// App and bank calculate the days of regular payments separately.

const opened = calendarDay('2019-01-01');
const lastStart = daysBetween(opened, calendarDay(holidaysKnownUntil));
const regular = fc
  .record({
    startsIn: fc.nat(lastStart),
    lasts: fc.oneof(fc.nat(3), fc.nat(20), fc.nat(800)),
    frequency: fc.constantFrom(...repeatFrequencies.map(({ code }) => code)),
  })
  .map(({ startsIn, lasts, frequency }) => {
    const startOn = addDays(opened, startsIn);
    const meantEnd = addDays(startOn, lasts);
    return { startOn, frequency, endOn: meantEnd > holidaysKnownUntil ? calendarDay(holidaysKnownUntil) : meantEnd };
  });

function runsOf(payments: Parameters<typeof runAfter>[0]): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = firstRunOf(payments); day !== undefined; day = runAfter(payments, day)) days.push(day);
  return days;
}

it('the app has the bank’s last payment day, or none, for every frequency', () => {
  const seen = new Set<string>();
  const agree = (payments: Parameters<typeof lastPayment>[0]) => {
    const last = runsOf(payments).at(-1);
    seen.add(last === undefined ? 'none' : payments.frequency);
    expect(lastPayment(payments)).toEqual(last === undefined ? { outcome: 'none' } : { outcome: 'on', day: last });
  };
  fc.assert(fc.property(regular, agree), { numRuns: runs(400) });
  expect([...seen].sort()).toEqual([...repeatFrequencies.map(({ code }) => code), 'none'].sort());
});

it('runs are on successive working days, none after the end, one for each due day', () => {
  const within = regular.filter(({ startOn, endOn }) => startOn >= '2026-03-01' && endOn <= '2026-12-31');
  fc.assert(
    fc.property(within, ({ startOn, frequency, endOn }) => {
      const days = new Set<CalendarDay>();
      const plan = { first: startOn, frequency, last: endOn, minor: 1, to: 'feed' } as const;
      for (let run = 0; dayOfRun(plan, run) <= endOn; run += 1) days.add(workingDayFrom(dayOfRun(plan, run)));
      const expected = [...days].filter((day) => day <= endOn);
      expect(runsOf({ startOn, frequency, endOn })).toEqual(expected);
    }),
    { numRuns: runs(200) },
  );
});

it('the app’s last day is the day of the last booking', async () => {
  for (const [startOn, frequency, endOn] of [
    ['2026-03-14', '20', '2026-04-05'],
    ['2026-03-07', '30', '2026-05-04'],
    ['2026-03-31', '50', '2026-08-31'],
  ] as const) {
    const payer = await payerActions({ at: instantInLondon(calendarDay('2026-03-02'), '12:00') });
    await payer.instruct({ frequency, minor: 1, startDate: startOn, endDate: endOn });
    await payer.waitUntilLondon('2026-12-31', '12:00');
    const [instruction] = payer.bank.records.all('instructions');
    const shown = lastPayment({ startOn: calendarDay(startOn), frequency, endOn: calendarDay(endOn) });
    expect(shown).toEqual({ outcome: 'on', day: instruction?.paidOn.at(-1) });
    expect(instruction).toMatchObject({ state: 'closed', nextOn: null, runs: instruction?.paidOn.length });
  }
});
