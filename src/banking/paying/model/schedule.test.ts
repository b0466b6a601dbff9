import { describe, expect, it } from 'vitest';
import { laterThanChosen } from '#src/api/bulk/before-authorising.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { dateNotice, endNotice } from './date-notices.ts';
import { laterDayText, movedTo, scheduleLines, scheduleOf } from './schedule.ts';
import { newDetails, type TypedDetails } from './typed-details.ts';

const wednesday = calendarDay('2026-06-17');
const saturday = calendarDay('2026-06-20');
const christmas = calendarDay('2026-12-25');
const once = newDetails({ isRegular: false });
const regular = newDetails({ isRegular: true });

describe('the schedule sent to the bank', () => {
  it.each([
    ['a payment now', once, { kind: 'now' }],
    ['a payment later', { ...once, when: 'later', laterDate: christmas }, { kind: 'later', on: christmas }],
    ['regular payments from now start tomorrow', regular, { kind: 'regular', startOn: '2026-06-18', frequency: '50' }],
    [
      'regular payments between two dates',
      {
        ...regular,
        when: 'later',
        laterDate: saturday,
        frequencyCode: '90',
        repeatUntil: 'endDate',
        endDate: christmas,
      },
      { kind: 'regular', startOn: saturday, frequency: '90', endOn: christmas },
    ],
    [
      'an end date that is no longer wanted is ignored',
      { ...regular, endDate: christmas },
      { kind: 'regular', startOn: '2026-06-18', frequency: '50' },
    ],
    ['a later date that is no longer wanted is ignored', { ...once, laterDate: christmas }, { kind: 'now' }],
  ] as const satisfies readonly (readonly [string, TypedDetails, object])[])('%s', (_, details, schedule) =>
    expect(scheduleOf(details, wednesday)).toEqual(schedule),
  );
});

describe('the schedule as shown', () => {
  it.each([
    ['now', once, ['Date 17/06/2026']],
    ['later', { ...once, when: 'later', laterDate: christmas }, ['Date 25/12/2026']],
    ['monthly', regular, ['Start date 18/06/2026', 'Frequency Monthly', 'Until Until further notice']],
    [
      'until an end date',
      { ...regular, repeatUntil: 'endDate', endDate: christmas },
      ['Start date 18/06/2026', 'Frequency Monthly', 'Until 25/12/2026', 'Last payment 18/12/2026'],
    ],
    [
      'until an end date on a non-working day, which moves the last payment past it',
      { ...regular, frequencyCode: '20', repeatUntil: 'endDate', endDate: christmas },
      ['Start date 18/06/2026', 'Frequency Daily', 'Until 25/12/2026', 'Last payment 24/12/2026'],
    ],
    [
      'until an end date in a year whose bank holidays are not known yet',
      { ...regular, repeatUntil: 'endDate', endDate: calendarDay('2031-01-01') },
      ['Start date 18/06/2026', 'Frequency Monthly', 'Until 01/01/2031'],
    ],
  ] as const satisfies readonly (readonly [string, TypedDetails, readonly string[]])[])('%s', (_, details, lines) => {
    const shown = scheduleLines(scheduleOf(details, wednesday), wednesday);
    expect(shown.map(({ label, value }) => `${label} ${value}`)).toEqual(lines);
  });

  it.each([
    ['Christmas 2026, a Friday', christmas, '2026-12-29'],
    ['a Saturday', saturday, '2026-06-22'],
    ['a Wednesday', wednesday, undefined],
  ])('%s', (_, on, moved) => expect(movedTo({ kind: 'later', on })).toBe(moved));
});

describe('notices about the date', () => {
  it.each([
    ['none for a working day', once, wednesday, undefined],
    [
      'the date on the statement, on a Saturday',
      once,
      saturday,
      'Your payment will be sent immediately, but the date shown on your statement and online will be the next working day.',
    ],
    [
      'the start of regular payments',
      regular,
      wednesday,
      'Your first payment will be tomorrow (or the next working day).',
    ],
    [
      'the next working day after a bank holiday',
      { ...once, when: 'later', laterDate: calendarDay('2026-08-31') },
      wednesday,
      'Your payment will be processed on 01/09/2026',
    ],
    [
      'none for a later working day',
      { ...once, when: 'later', laterDate: calendarDay('2026-06-18') },
      wednesday,
      undefined,
    ],
    ['none while the date is missing', { ...once, when: 'later' }, wednesday, undefined],
    ['none for a date that cannot be chosen', { ...once, when: 'later', laterDate: christmas }, wednesday, undefined],
  ] as const satisfies readonly (readonly [string, TypedDetails, unknown, unknown])[])('%s', (_, details, on, notice) =>
    expect(dateNotice(details, on)).toBe(notice),
  );
});

describe('notices about the end date', () => {
  const until = { ...regular, repeatUntil: 'endDate' } as const;
  it.each([
    ['the date of the last payment', { ...until, endDate: christmas }, 'Your last payment will be on 18/12/2026.'],
    ['none while the end date is missing', until, undefined],
    ['none while the start date is missing', { ...until, when: 'later', endDate: christmas }, undefined],
    ['none for an end before the first payment', { ...until, endDate: wednesday }, undefined],
    ['none for an end date that is no longer wanted', { ...regular, endDate: christmas }, undefined],
    ['none for a single payment', { ...until, endDate: christmas, isRegular: false }, undefined],
  ] as const satisfies readonly (readonly [string, TypedDetails, unknown])[])('%s', (_, details, notice) =>
    expect(endNotice(details, wednesday)).toBe(notice),
  );
});

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
