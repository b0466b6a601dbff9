import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDay,
  daysBetween,
  instantInLondon,
  londonDayOf,
  parseCalendarDay,
  weekdayOf,
} from './calendar.ts';
import { epochMsOf, instantFromMs, parseInstant } from './instant.ts';

const day = fc
  .date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => calendarDay(date.toISOString().slice(0, 10)));
const count = fc.integer({ min: -20_000, max: 20_000 });

it('walks there and back', () => {
  fc.assert(
    fc.property(day, count, (from, days) => {
      const to = addDays(from, days);
      expect(daysBetween(from, to)).toBe(days);
      expect(addDays(to, -days)).toBe(from);
    }),
  );
});

it('moves on by one weekday a day, across months, leap days and clock changes', () => {
  fc.assert(
    fc.property(day, (from) => {
      expect(weekdayOf(addDays(from, 1))).toBe((weekdayOf(from) + 1) % 7);
    }),
  );
});

it('sorts as text as it does in time', () => {
  fc.assert(
    fc.property(day, day, (left, right) => {
      expect(left < right).toBe(daysBetween(left, right) > 0);
    }),
  );
});

it('stays in the month asked for', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (from, months) => {
      const to = addMonths(from, months);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthOf(to) - monthOf(from)).toBe(months);
      expect(to.slice(8) <= from.slice(8)).toBe(true);
    }),
  );
});

it('finds the London day again from any time of day in London', () => {
  // From three in the morning, because clock changes skip or repeat the hour from one to two.
  fc.assert(
    fc.property(day, fc.integer({ min: 3, max: 23 }), fc.integer({ min: 0, max: 59 }), (on, hour, minute) => {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      expect(londonDayOf(instantInLondon(on, time))).toBe(on);
    }),
  );
});

it('reads any moment it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (epochMs) => {
      const instant = instantFromMs(epochMs);
      expect(epochMsOf(instant)).toBe(epochMs);
      expect(parseInstant(instant)).toBe(instant);
    }),
  );
});

it('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseCalendarDay(text) ?? text).toBe(text);
      expect(() => parseInstant(text)).not.toThrow();
    }),
  );
});

it.each([
  ['in winter a London day ends at midnight UTC', '2026-01-15T23:30:00.000Z', '2026-01-15'],
  ['in summer it ends an hour before', '2026-06-15T23:30:00.000Z', '2026-06-16'],
  ['until that hour it is still the old day', '2026-06-15T22:59:59.999Z', '2026-06-15'],
])('%s', (_name, moment, expected) => {
  expect(londonDayOf(instantFromMs(Date.parse(moment)))).toBe(expected);
});

it.each([
  ['nine in winter', '2026-01-15', '09:00', '2026-01-15T09:00:00.000Z'],
  ['nine in summer', '2026-07-15', '09:00', '2026-07-15T08:00:00.000Z'],
  ['seconds', '2026-07-15', '09:00:30', '2026-07-15T08:00:30.000Z'],
])('knows the moment of %s', (_name, on, time, expected) => {
  expect(instantInLondon(calendarDay(on), time)).toBe(expected);
});

it.each(['2026-02-31', '2025-02-29', '2026-13-01', '2026-1-1', '26-01-01', ' 2026-01-01', '2026-01-01T00:00', ''])(
  'knows that "%s" is no day',
  (text) => {
    expect(parseCalendarDay(text)).toBeUndefined();
    expect(() => calendarDay(text)).toThrow(RangeError);
  },
);

it.each([
  ['the last day of a shorter month', '2026-01-31', 1, '2026-02-28'],
  ['a leap day', '2024-01-31', 1, '2024-02-29'],
  ['back over the year', '2026-01-15', -2, '2025-11-15'],
])('steps by months to %s', (_name, from, months, expected) => {
  expect(addMonths(calendarDay(from), months)).toBe(expected);
});

it.each([
  ['a moment in UTC', '2026-02-27T11:53:00.000Z', '2026-02-27T11:53:00.000Z'],
  ['a moment with an offset', '2026-02-27T12:53:00+01:00', '2026-02-27T11:53:00.000Z'],
  ['a time without a zone as nothing', '2026-02-27T11:53:00', undefined],
  ['a bare day as nothing', '2026-02-27', undefined],
  ['a moment after something else as nothing', 'on 2026-02-27T11:53:00Z', undefined],
  ['a moment before something else as nothing', '2026-02-27T11:53:00Z (GMT)', undefined],
  ['an offset without its colon', '2026-02-27T12:53:00+0100', '2026-02-27T11:53:00.000Z'],
  ['an impossible month as nothing', '2026-13-27T11:53:00.000Z', undefined],
])('reads %s', (_name, text, expected) => {
  expect(parseInstant(text)).toBe(expected);
});
