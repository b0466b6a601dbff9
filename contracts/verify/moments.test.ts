import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { daysAfterClockChanges, usualMoments } from './moments.ts';

it('finds the days after the next two clock changes in London', () => {
  expect(daysAfterClockChanges(calendarDay('2026-03-02'))).toEqual(['2026-03-30', '2026-10-26']);
  expect(daysAfterClockChanges(calendarDay('2026-03-30'))).toEqual(['2026-03-30', '2026-10-26']);
  expect(daysAfterClockChanges(calendarDay('2026-11-22'))).toEqual(['2027-03-29', '2027-11-01']);
});

it('plays what depends on days today, next month and after each clock change, on running clocks', () => {
  const [first, ...others] = usualMoments(calendarDay('2026-01-31'));
  expect(first).toMatchObject({ plays: 'everything', clock: { stands: true } });
  expect(others.map(({ plays, clock }) => [plays, clock?.moment, clock?.stands])).toEqual([
    ['days', undefined, undefined],
    ['days', '2026-02-28T09:30', false],
    ['days', '2026-03-30T09:30', false],
    ['days', '2026-10-26T09:30', false],
  ]);
});
