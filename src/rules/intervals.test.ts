import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { intervalLabel, isCustomInterval, runsUntil } from './intervals.ts';

it.each([
  [1, 0, 'Daily'],
  [7, 0, 'Weekly'],
  [14, 0, 'Fortnightly'],
  [0, 1, 'Monthly'],
  [0, 2, 'Bi-Monthly'],
  [0, 3, 'Quarterly'],
  [0, 6, 'Half-Yearly'],
  [0, 12, 'Yearly'],
  [10, 0, 'Custom'],
  [5, 0, 'Custom'],
  [0, 4, 'Custom'],
  [7, 1, 'Custom'],
])('%i days and %i months are called %s', (days, months, label) => {
  expect(intervalLabel({ days, months })).toBe(label);
  expect(isCustomInterval({ days, months })).toBe(label === 'Custom');
});

const from = calendarDay('2026-03-16');
const weekly = { days: 7, months: 0 };

it.each([
  ['nothing without a next day', {}, '2026-06-01', []],
  ['a single payment once', { nextPaymentDate: from }, '2026-06-01', ['2026-03-16']],
  ['nothing after the day asked for', { nextPaymentDate: from }, '2026-03-15', []],
  [
    'every run up to and on the last day',
    { startDate: from, nextPaymentDate: from, interval: weekly },
    '2026-03-30',
    ['2026-03-16', '2026-03-23', '2026-03-30'],
  ],
  [
    'no run after its end',
    { startDate: from, nextPaymentDate: from, interval: weekly, endDate: calendarDay('2026-03-29') },
    '2026-04-30',
    ['2026-03-16', '2026-03-23'],
  ],
  ['a payment due on the day asked for', { nextPaymentDate: from }, '2026-03-16', ['2026-03-16']],
  [
    'a run on its last day',
    { startDate: from, nextPaymentDate: from, interval: weekly, endDate: calendarDay('2026-03-23') },
    '2026-04-30',
    ['2026-03-16', '2026-03-23'],
  ],
  [
    'runs up to the day asked for when it ends later',
    { startDate: from, nextPaymentDate: from, interval: weekly, endDate: calendarDay('2026-12-31') },
    '2026-03-25',
    ['2026-03-16', '2026-03-23'],
  ],
  [
    'runs counted from the next day when the first is not known',
    { nextPaymentDate: from, interval: weekly },
    '2026-03-24',
    ['2026-03-16', '2026-03-23'],
  ],
  [
    'runs counted from the next day when the first is said to be later',
    { startDate: calendarDay('9999-12-31'), nextPaymentDate: from, interval: weekly },
    '2026-03-24',
    ['2026-03-16', '2026-03-23'],
  ],
  ['one run without an interval', { nextPaymentDate: from, interval: { days: 0, months: 0 } }, '2026-04-30', [from]],
  [
    'one run of an absurd interval of days',
    { nextPaymentDate: from, interval: { days: Number.MAX_SAFE_INTEGER, months: 0 } },
    '2026-04-30',
    [from],
  ],
  [
    'one run of an absurd interval of months',
    { nextPaymentDate: from, interval: { days: 0, months: 1e15 } },
    '2026-04-30',
    [from],
  ],
] as const)('gives %s', (_, runs, until, days) => {
  expect(runsUntil(runs, calendarDay(until))).toEqual(days);
});

it('moves runs to working days and returns to the 31st', () => {
  const runs = {
    startDate: calendarDay('2026-01-31'),
    nextPaymentDate: calendarDay('2026-03-31'),
    interval: { days: 0, months: 1 },
  };
  expect(runsUntil(runs, calendarDay('2026-06-30'))).toEqual(['2026-03-31', '2026-04-30', '2026-06-01', '2026-06-30']);
  const inApril = { ...runs, nextPaymentDate: calendarDay('2026-04-30') };
  expect(runsUntil(inApril, calendarDay('2026-07-31'))).toEqual([
    '2026-04-30',
    '2026-06-01',
    '2026-06-30',
    '2026-07-31',
  ]);
});

it('gives a thousand runs at most, when the next day is long past', () => {
  const daily = { nextPaymentDate: calendarDay('0001-01-01'), interval: { days: 1, months: 0 } };
  expect(runsUntil(daily, calendarDay('2026-06-30'))).toHaveLength(1_000);
});

it('counts runs from the first day, however many have been made', () => {
  const runs = {
    startDate: calendarDay('2016-01-04'),
    nextPaymentDate: calendarDay('2026-03-16'),
    interval: { days: 14, months: 0 },
  };
  expect(runsUntil(runs, calendarDay('2026-04-15'))).toEqual(['2026-03-16', '2026-03-30', '2026-04-13']);
});
