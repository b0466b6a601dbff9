import { expect, it } from 'vitest';
import { laterThanChosen } from '#src/api/bulk/before-authorising.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { laterDayText } from './later-day-text.ts';

const paidOn = calendarDay('2026-12-29');

it.each([
  [
    '2026-12-24',
    'The cut-off for payments on 24/12/2026 has passed. The payments in this file will be dated 29/12/2026.',
  ],
  ['2026-12-27', '27/12/2026 is not a working day. The payments in this file will be dated 29/12/2026.'],
])('says why a file of %s is paid later', (chosen, text) => {
  expect(laterDayText({ chosen: calendarDay(chosen), paidOn })).toBe(text);
});

it.each([
  ['its day has come and it is paid later', '2026-12-24', '2026-12-24', true],
  ['its day is over', '2026-12-24', '2026-12-28', true],
  ['it is still to come, so that the later day was shown when it was chosen', '2026-12-26', '2026-12-24', false],
  ['it is paid as chosen', '2026-12-29', '2026-12-29', false],
])('warns of a file: %s', (_, payOn, today, isWarned) => {
  const later = laterThanChosen({ payOn: calendarDay(payOn), paidOn }, calendarDay(today));
  expect(later !== undefined).toBe(isWarned);
});
