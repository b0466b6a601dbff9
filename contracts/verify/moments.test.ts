import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { dayOfLongestWait, daysAfterClockChanges, usualMoments } from './moments.ts';

it('finds the days after the next two clock changes in London', () => {
  expect(daysAfterClockChanges(calendarDay('2026-03-02'))).toEqual(['2026-03-30', '2026-10-26']);
  expect(daysAfterClockChanges(calendarDay('2026-03-30'))).toEqual(['2026-03-30', '2026-10-26']);
  expect(daysAfterClockChanges(calendarDay('2026-11-22'))).toEqual(['2027-03-29', '2027-11-01']);
});

it('finds the next working day two weeks before the longest holidays', () => {
  // Good Friday, then Christmas Day on a Friday.
  expect(dayOfLongestWait(calendarDay('2026-03-20'))).toBe('2026-03-20');
  expect(dayOfLongestWait(calendarDay('2026-03-21'))).toBe('2026-12-11');
  expect(dayOfLongestWait(calendarDay('2026-12-12'))).toBe('2027-03-12');
});

it('plays what depends on days today, before a long weekend and after each clock change, on running clocks', () => {
  const [first, ...others] = usualMoments(calendarDay('2026-01-31'));
  expect(first).toMatchObject({ plays: 'everything', clock: { stands: true } });
  expect(others.map(({ plays, clock }) => [plays, clock?.moment, clock?.stands])).toEqual([
    ['days', undefined, undefined],
    ['days', '2026-03-20T18:00', false],
    ['days', '2026-03-30T09:30', false],
    ['days', '2026-10-26T09:30', false],
  ]);
});
