import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { laterDates, validatePaymentDate } from './payment-dates.ts';

const wednesday = calendarDay('2026-06-17');
const later = { when: 'later', isRegular: false, today: wednesday } as const;

it.each([
  ['2026-06-17', { first: '2026-06-18', last: '2026-09-15' }],
  ['2026-03-28', { first: '2026-03-29', last: '2026-06-26' }],
  ['2026-10-24', { first: '2026-10-25', last: '2027-01-22' }],
])('from %s on takes tomorrow to the ninetieth day, over the change of clocks as well', (today, window) => {
  expect(laterDates(calendarDay(today))).toEqual(window);
});

it.each([
  ['today', '2026-06-17', 'outside-window'],
  ['tomorrow', '2026-06-18', 'allowed'],
  ['the ninetieth day', '2026-09-15', 'allowed'],
  ['the ninety-first', '2026-09-16', 'outside-window'],
])('judges %s as the day of a later payment', (_, day, expected) => {
  const verdict = validatePaymentDate({ ...later, laterDate: calendarDay(day) });
  expect(verdict.outcome === 'refused' ? verdict.reason : verdict.outcome).toBe(expected);
});

it('asks for the day of a later payment', () => {
  expect(validatePaymentDate(later)).toEqual({ outcome: 'refused', reason: 'missing' });
});

it.each([
  ['a working day', '2026-06-17', '2026-06-19', { kind: 'nothing' }],
  ['a Saturday', '2026-06-17', '2026-06-20', { kind: 'processed-on', day: '2026-06-22' }],
  ['Christmas Day, a Friday', '2026-11-22', '2026-12-25', { kind: 'processed-on', day: '2026-12-29' }],
  ['New Year’s Day', '2026-11-22', '2027-01-01', { kind: 'processed-on', day: '2027-01-04' }],
])('says when a payment for %s is made', (_, today, laterDate, notice) => {
  expect(validatePaymentDate({ ...later, today: calendarDay(today), laterDate: calendarDay(laterDate) })).toEqual({
    outcome: 'allowed',
    notice,
  });
});

it.each([
  ['at once on a working day', '2026-06-17', false, { kind: 'nothing' }],
  ['at once on a Sunday', '2026-06-21', false, { kind: 'statement-next-working-day', day: '2026-06-22' }],
  ['at once on a bank holiday', '2026-08-31', false, { kind: 'statement-next-working-day', day: '2026-09-01' }],
  ['regularly from now on', '2026-06-17', true, { kind: 'first-tomorrow', day: '2026-06-18' }],
  ['regularly from a Friday on', '2026-06-19', true, { kind: 'first-tomorrow', day: '2026-06-22' }],
])('says what becomes of a payment made %s', (_, today, isRegular, notice) => {
  expect(validatePaymentDate({ when: 'now', isRegular, today: calendarDay(today) })).toEqual({
    outcome: 'allowed',
    notice,
  });
});
