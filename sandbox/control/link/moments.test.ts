import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { isMomentText, momentAhead, momentOf, namedMoments } from './moments.ts';

it.each([
  ['a time in winter', '2026-01-15T16:45', '2026-03-04', '2026-01-15T16:45:00.000Z'],
  ['a time in summer', '2026-07-15T16:45', '2026-03-04', '2026-07-15T15:45:00.000Z'],
  ['the cut-off of a working day', 'before-cut-off', '2026-03-04', '2026-03-04T16:55:00.000Z'],
  ['the cut-off after a weekend', 'before-cut-off', '2026-03-07', '2026-03-09T16:55:00.000Z'],
  ['the cut-off after Christmas', 'after-cut-off', '2026-12-25', '2026-12-29T17:05:00.000Z'],
  ['the coming Saturday', 'weekend', '2026-03-04', '2026-03-07T11:00:00.000Z'],
  ['the Sunday it is', 'weekend', '2026-03-08', '2026-03-08T11:00:00.000Z'],
  ['Good Friday', 'bank-holiday', '2026-03-04', '2026-04-03T10:00:00.000Z'],
  ['the holiday in place of a Saturday', 'bank-holiday', '2026-12-26', '2026-12-28T11:00:00.000Z'],
  ['the last day of a short month', 'month-end', '2026-02-01', '2026-02-28T10:00:00.000Z'],
  ['the last day of a long month, on that day', 'month-end', '2026-03-31', '2026-03-31T09:00:00.000Z'],
  ['the first of the coming month', 'new-month', '2026-03-02', '2026-04-01T09:00:00.000Z'],
  ['the first of a month, on that day', 'new-month', '2026-04-01', '2026-04-01T09:00:00.000Z'],
  ['five minutes before spring forward', 'clocks-forward', '2026-03-04', '2026-03-29T00:55:00.000Z'],
  ['next year, when spring has passed', 'clocks-forward', '2026-03-30', '2027-03-28T00:55:00.000Z'],
  ['an hour and five minutes before autumn back', 'clocks-back', '2026-03-04', '2026-10-24T23:55:00.000Z'],
])('%s', (_, text, today, expected) => expect(momentOf(text, calendarDay(today))).toBe(expected));

it.each([
  ['the cut-off still to come today', 'before-cut-off', '2026-03-04T16:54:59.999Z', '2026-03-04T16:55:00.000Z'],
  ['the very moment it is', 'before-cut-off', '2026-03-04T16:55:00.000Z', '2026-03-04T16:55:00.000Z'],
  ['tomorrow’s cut-off at six', 'before-cut-off', '2026-03-04T18:00:00.000Z', '2026-03-05T16:55:00.000Z'],
  ['Monday’s cut-off on a Friday evening', 'after-cut-off', '2026-03-06T18:00:00.000Z', '2026-03-09T17:05:00.000Z'],
  ['Sunday on a Saturday afternoon', 'weekend', '2026-03-07T12:00:00.000Z', '2026-03-08T11:00:00.000Z'],
  ['next Saturday on a Sunday afternoon', 'weekend', '2026-03-08T12:00:00.000Z', '2026-03-14T11:00:00.000Z'],
  ['Easter Monday on Good Friday’s evening', 'bank-holiday', '2026-04-03T18:00:00.000Z', '2026-04-06T10:00:00.000Z'],
  ['the month after on a month’s last evening', 'month-end', '2026-03-31T18:00:00.000Z', '2026-04-30T09:00:00.000Z'],
  ['the month after on the first’s evening', 'new-month', '2026-04-01T18:00:00.000Z', '2026-05-01T09:00:00.000Z'],
  ['next year once spring is forward', 'clocks-forward', '2026-03-29T00:56:00.000Z', '2027-03-28T00:55:00.000Z'],
  ['next year once autumn is back', 'clocks-back', '2026-10-25T01:30:00.000Z', '2027-10-30T23:55:00.000Z'],
  ['a written moment, past or not', '2026-03-02T10:00', '2026-03-04T18:00:00.000Z', '2026-03-02T10:00:00.000Z'],
])('looks ahead to %s', (_, text, now, expected) => expect(momentAhead(text, now as Instant)).toBe(expected));

it('recognises a moment by its format', () => {
  for (const moment of namedMoments) expect(isMomentText(moment)).toBe(true);
  for (const text of [
    '',
    'tomorrow',
    '2026-02-30T10:00',
    '2026-3-4T10:00',
    '2026-03-04T10:00:00',
    '2026-03-04 10:00',
  ]) {
    expect(isMomentText(text)).toBe(false);
  }
});
