import { expect, it } from 'vitest';
import { type FrequencyCode, frequencyCodes } from '#sandbox/bank/records/instruction.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { dayMeant, type Repeats, runAfter, runsLeft, stepOf } from './repeat-days.ts';

it.each<[FrequencyCode, string, string]>([
  ['10', '2026-03-16', '2026-03-16'],
  ['20', '2026-03-17', '2026-03-18'],
  ['30', '2026-03-23', '2026-03-30'],
  ['40', '2026-03-30', '2026-04-13'],
  ['50', '2026-04-16', '2026-05-16'],
  ['60', '2026-05-16', '2026-07-16'],
  ['70', '2026-06-16', '2026-09-16'],
  ['80', '2026-09-16', '2027-03-16'],
  ['90', '2027-03-16', '2028-03-16'],
])('gives for code %s the days after the first', (frequency, second, third) => {
  const start = calendarDay('2026-03-16');
  expect([0, 1, 2].map((run) => dayMeant(start, frequency, run))).toEqual(['2026-03-16', second, third]);
});

it('covers every frequency code', () => {
  const start = calendarDay('2026-03-16');
  expect(frequencyCodes.map((frequency) => dayMeant(start, frequency, 0))).toEqual(frequencyCodes.map(() => start));
});

it('falls on the last day of a shorter month and returns to the 31st', () => {
  const start = calendarDay('2026-01-31');
  expect([0, 1, 2, 3, 4].map((run) => dayMeant(start, '50', run))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
});

it('falls on 28 February except in leap years', () => {
  const start = calendarDay('2028-02-29');
  expect([1, 2, 3, 4].map((run) => dayMeant(start, '90', run))).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

const monthly: Repeats = { startOn: calendarDay('2026-03-16'), endOn: null, frequency: '50' };

it.each<[string, Partial<Repeats>, string | null, number | undefined]>([
  ['none without a next one', {}, null, 0],
  ['no number until further notice', {}, '2026-03-16', undefined],
  ['one of a single payment', { frequency: '10' }, '2026-03-16', 1],
  ['those until the end', { endOn: calendarDay('2026-06-16') }, '2026-03-16', 4],
  ['those after the next one', { endOn: calendarDay('2026-06-16') }, '2026-05-18', 2],
  ['none that a weekend moves past the end', { endOn: calendarDay('2026-05-17') }, '2026-04-16', 1],
])('has left %s', (_, over, nextOn, left) => {
  expect(runsLeft({ ...monthly, ...over }, nextOn === null ? null : calendarDay(nextOn))).toBe(left);
});

it('repeats after days of its own, whatever its code', () => {
  const own: Repeats = { ...monthly, frequency: '10', customDays: 10 };
  expect([stepOf(own), stepOf(monthly)]).toEqual([{ days: 10 }, { months: 1 }]);
  expect(runAfter(own, calendarDay('2026-03-16'))).toBe('2026-03-26');
  expect(runAfter({ ...monthly, frequency: '10' }, calendarDay('2026-03-16'))).toBeUndefined();
});
