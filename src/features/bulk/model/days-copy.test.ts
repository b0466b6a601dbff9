import { expect, it } from 'vitest';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { bulkDaysOf } from '#src/rules/bulk-days.ts';
import { bacsDayText, countOnDayText, dayNotices } from './days-copy.ts';

const monday = calendarDay('2026-03-02');
const saturday = calendarDay('2026-03-07');
const bacsIsLate =
  'The 3pm cut-off for BACS payments has passed. Those in this file will be sent on 03/03/2026 and paid on 05/03/2026.';

it.each([
  ['in the morning', monday, '10:00', 2, []],
  ['after three, with BACS payments', monday, '15:00', 2, [bacsIsLate]],
  ['after three, without', monday, '15:00', 0, []],
  [
    'after five',
    monday,
    '17:00',
    2,
    ['The cut-off for payments on 02/03/2026 has passed. The payments in this file will be dated 03/03/2026.'],
  ],
  [
    'on a Saturday',
    saturday,
    '10:00',
    2,
    ['07/03/2026 is not a working day. The payments in this file will be dated 09/03/2026.'],
  ],
])('says what differs from the chosen day %s', (_, payOn, time, bacsCount, notices) => {
  expect(dayNotices(payOn, bulkDaysOf(payOn, instantInLondon(payOn, time)), bacsCount)).toEqual(notices);
});

it('says when payments of each type are paid', () => {
  const days = bulkDaysOf(monday, instantInLondon(monday, '10:00'));
  expect(countOnDayText(1_200, days.fasterOn)).toBe('1,200, paid on 02/03/2026');
  expect(countOnDayText(0, days.fasterOn)).toBe('0');
  expect(bacsDayText(days, 0, 'now')).toBeUndefined();
  expect(bacsDayText(days, 1, 'now')).toBe('BACS payments authorised now will be paid on 04/03/2026.');
  expect(bacsDayText(days, 2, 'done')).toBe('BACS payments will be paid on 04/03/2026.');
});
