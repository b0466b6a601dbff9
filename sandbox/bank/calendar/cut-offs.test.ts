import { expect, it } from 'vitest';
import type { PaymentsSwitch } from '#sandbox/bank/records/switches.ts';
import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { bacsDayOf, valueDayOf } from './cut-offs.ts';

function at(day: string, time: string): Instant {
  return instantInLondon(day as CalendarDay, time);
}

it.each<[string, Instant, string, string]>([
  ['a second before the cut-off', at('2026-03-02', '16:59:59'), 'same-day', '2026-03-02'],
  ['at the cut-off', at('2026-03-02', '17:00:00'), 'after-cut-off', '2026-03-03'],
  ['a second before midnight', at('2026-03-02', '23:59:59'), 'after-cut-off', '2026-03-03'],
  ['at midnight', at('2026-03-03', '00:00:00'), 'same-day', '2026-03-03'],
  ['in summer, by summer time, before', at('2026-07-01', '16:59:59'), 'same-day', '2026-07-01'],
  ['in summer, by summer time, after', at('2026-07-01', '17:00:00'), 'after-cut-off', '2026-07-02'],
  ['on Friday evening', at('2026-03-06', '17:00:00'), 'after-cut-off', '2026-03-09'],
  ['on Saturday', at('2026-03-07', '10:00:00'), 'non-working-day', '2026-03-09'],
  ['on Sunday night, when no cut-off is missed', at('2026-03-08', '23:00:00'), 'non-working-day', '2026-03-09'],
  ['on Christmas Day, a Friday before a holiday Monday', at('2026-12-25', '10:00:00'), 'non-working-day', '2026-12-29'],
  ['on Christmas Eve after the cut-off', at('2026-12-24', '17:00:00'), 'after-cut-off', '2026-12-29'],
  ['on Maundy Thursday after the cut-off', at('2026-04-02', '17:00:00'), 'after-cut-off', '2026-04-07'],
])('gives a payment ordered %s its value day', (_, now, timing, valueOn) => {
  expect(valueDayOf(now, 'ok')).toEqual({ timing, valueOn });
});

it.each<[PaymentsSwitch, string, string]>([
  ['cut-off', 'after-cut-off', '2026-03-03'],
  ['under-processing', 'same-day', '2026-03-02'],
  ['refuse=DIGX_PY_0134', 'same-day', '2026-03-02'],
])('treats a Monday morning under %s as %s', (payments, timing, valueOn) => {
  expect(valueDayOf(at('2026-03-02', '09:00'), payments)).toEqual({ timing, valueOn });
});

it('treats a Saturday as after the cut-off when a tester sets it', () => {
  expect(valueDayOf(at('2026-03-07', '09:00'), 'cut-off')).toEqual({ timing: 'after-cut-off', valueOn: '2026-03-09' });
});

it.each<[string, Instant, string]>([
  ['a second before the cut-off', at('2026-03-02', '14:59:59'), '2026-03-04'],
  ['at the cut-off', at('2026-03-02', '15:00:00'), '2026-03-05'],
  ['over a weekend', at('2026-03-06', '09:00:00'), '2026-03-10'],
  ['on a Saturday', at('2026-03-07', '09:00:00'), '2026-03-11'],
  ['over Easter', at('2026-04-02', '09:00:00'), '2026-04-08'],
  ['in summer, by summer time', at('2026-07-01', '14:59:59'), '2026-07-03'],
])('takes three working days by BACS: sent %s', (_, now, day) => {
  expect(bacsDayOf(now)).toBe(day);
});
