import { expect, it } from 'vitest';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { lastPayment } from './regular-payments.ts';
import { holidaysKnownUntil } from './working-days.ts';

// `tests/agreement/regular-payments.test.ts` compares the app with the bank for many more.
it.each([
  ['daily, on its end', '2026-03-02', '20', '2026-03-05', '2026-03-05'],
  ['daily, on the Friday before the end', '2026-03-02', '20', '2026-03-08', '2026-03-06'],
  ['weekly', '2026-03-02', '30', '2026-03-24', '2026-03-23'],
  ['fortnightly', '2026-03-02', '40', '2026-03-29', '2026-03-16'],
  ['monthly', '2026-03-02', '50', '2026-06-01', '2026-05-05'],
  ['monthly, on the last day of shorter months', '2026-01-30', '50', '2026-03-01', '2026-01-30'],
  ['monthly, over the end of a year', '2025-11-13', '50', '2026-02-20', '2026-02-13'],
  ['every second month', '2026-03-02', '60', '2026-06-30', '2026-05-05'],
  ['quarterly', '2026-03-02', '70', '2026-08-31', '2026-06-02'],
  ['half-yearly', '2026-03-02', '80', '2026-12-31', '2026-09-02'],
  ['yearly', '2024-03-01', '90', '2026-12-31', '2026-03-02'],
  ['once, when the end is the start', '2026-03-02', '50', '2026-03-02', '2026-03-02'],
] as const)('is paid last %s', (_, startOn, frequency, endOn, day) => {
  const payments = { startOn: calendarDay(startOn), frequency, endOn: calendarDay(endOn) };
  expect(lastPayment(payments)).toEqual({ outcome: 'on', day });
});

it('is never paid when a weekend moves the first past the end', () => {
  const payments = { startOn: calendarDay('2026-03-07'), frequency: '50', endOn: calendarDay('2026-03-08') } as const;
  expect(lastPayment(payments)).toEqual({ outcome: 'none' });
});

it('is not known after the last year whose bank holidays are', () => {
  const last = calendarDay(holidaysKnownUntil);
  const payments = { startOn: calendarDay('2026-03-02'), frequency: '20' } as const;
  expect(lastPayment({ ...payments, endOn: addDays(last, 1) })).toEqual({ outcome: 'not-known' });
  expect(lastPayment({ ...payments, endOn: last }).outcome).toBe('on');
});
