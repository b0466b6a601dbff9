import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { fieldDay } from '#src/ui/text/dates.ts';
import { parseShortDay, unreadDay } from './typed-day.ts';

const anyDay = fc.integer({ min: 0, max: 36_523 }).map((days) => addDays(calendarDay('1970-01-01'), days));

describe('short days', () => {
  it('reads back what it wrote, for a hundred years from 1970', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseShortDay(fieldDay(day))).toBe(day);
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
