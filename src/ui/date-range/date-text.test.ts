import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { longDay, monthText, parseShortDay, rangeText, shortDay, spokenDay, unreadDay } from './date-text.ts';

const anyDay = fc.integer({ min: 0, max: 36_523 }).map((days) => addDays(calendarDay('1970-01-01'), days));

describe('long days', () => {
  it.each([
    ['2024-01-01', '1st Jan 2024'],
    ['2024-02-02', '2nd Feb 2024'],
    ['2024-02-03', '3rd Feb 2024'],
    ['2024-03-04', '4th Mar 2024'],
    ['2024-04-11', '11th Apr 2024'],
    ['2024-05-12', '12th May 2024'],
    ['2024-06-13', '13th Jun 2024'],
    ['2024-07-20', '20th Jul 2024'],
    ['2024-08-21', '21st Aug 2024'],
    ['2024-09-22', '22nd Sep 2024'],
    ['2024-10-23', '23rd Oct 2024'],
    ['2024-11-30', '30th Nov 2024'],
    ['2026-12-31', '31st Dec 2026'],
  ])('writes %s as %s', (day, text) => expect(longDay(calendarDay(day))).toBe(text));

  it('writes a range with a hyphen between', () =>
    expect(rangeText({ from: calendarDay('2024-01-01'), to: calendarDay('2024-02-03') })).toBe(
      '1st Jan 2024 - 3rd Feb 2024',
    ));

  it('includes the weekday for screen readers', () =>
    expect(spokenDay(calendarDay('2026-12-24'))).toBe('Thursday 24 December 2026'));

  it('gives a month with its year', () => expect(monthText(calendarDay('2026-09-30'))).toBe('September 2026'));
});

describe('short days', () => {
  it('writes two digits for each part', () => expect(shortDay(calendarDay('2026-03-02'))).toBe('02/03/26'));

  it('reads back what it wrote, for a hundred years from 1970', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseShortDay(shortDay(day))).toBe(day);
      }),
    ));

  it.each([
    ['accepts the leap day', '29/02/24', '2024-02-29'],
    ['accepts no leading zeros', '1/2/24', '2024-02-01'],
    ['accepts points, hyphens and spaces', '01.02-24', '2024-02-01'],
    ['accepts a four-digit year', '01/02/1999', '1999-02-01'],
    ['puts 69 in this century', '01/02/69', '2069-02-01'],
    ['puts 70 in the last century', '01/02/70', '1970-02-01'],
    ['ignores spaces around', ' 01/02/24 ', '2024-02-01'],
  ])('%s', (_, text, day) => expect(parseShortDay(text)).toBe(day));

  it.each(['', 'abc', '31/02/24', '29/02/23', '00/01/24', '01/13/24', '01/02', '01/02/2', '01/02/202', '2024-02-01'])(
    'does not read "%s"',
    (text) => expect(parseShortDay(text)).toBeUndefined(),
  );

  it('never throws', () => fc.assert(fc.property(fc.string(), (text) => void parseShortDay(text))));

  it.each(['31/02/2026', '29/02/2027', '31/11/26', '00/01/26', '01/13/2026', '2026-02-31', ' 31.02.2026 '])(
    'says that “%s” is not in the calendar',
    (text) => expect(unreadDay(text)).toBe(`The date ${text.trim()} does not exist.`),
  );

  it.each(['tomorrow', '31/02', '31/02/2', '31 February'])('says that “%s” is not a date', (text) =>
    expect(unreadDay(text)).toBe(`“${text}” is not a date.`),
  );
});
