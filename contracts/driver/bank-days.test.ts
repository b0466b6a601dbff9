import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { daysFrom, exampleWindow, windowFrom } from './bank-days.ts';

it('counts days from the bank’s today', () => {
  expect(daysFrom(calendarDay('2026-03-02'))).toEqual({
    today: '2026-03-02',
    startDay: '2026-03-16',
    endDay: '2027-03-16',
    otherStartDay: '2026-03-17',
    dayBeforeStart: '2026-03-15',
    tooLateDay: '2026-06-01',
  });
});

it('begins instructions on working days', () => {
  expect(daysFrom(calendarDay('2026-12-11'))).toMatchObject({ startDay: '2026-12-29', otherStartDay: '2026-12-30' });
  expect(daysFrom(calendarDay('2028-03-31'))).toMatchObject({ startDay: '2028-04-18', tooLateDay: '2028-06-30' });
});

it('counts windows back from today, in the formats of lists and of files', () => {
  expect(windowFrom(calendarDay('2028-03-01'), { from: 1, to: 0 })).toEqual({
    fromDay: '2028-02-29',
    toDay: '2028-03-01',
    fromSlashed: '29/02/2028',
    toSlashed: '01/03/2028',
  });
  expect(exampleWindow({ from: 394, to: 30 })).toMatchObject({ fromDay: '2025-02-01', toDay: '2026-01-31' });
});
