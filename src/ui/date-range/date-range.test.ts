import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { daysEndingOn, isWithin, monthFrom, openingRange, shortcutRange, withinBounds } from './date-range.ts';

const day = calendarDay;
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('2000-01-01'), days));

describe('shortcuts', () => {
  const march = day('2026-03-01');
  const lastWeek = { from: day('2026-02-23'), to: march };
  it.each([
    ['yesterday is the day before today', 'yesterday', '2026-02-28', '2026-02-28'],
    ['the last seven days end today', 'last-7-days', '2026-02-23', '2026-03-01'],
    ['the previous month is the one before the end of the range', 'previous-month', '2026-02-01', '2026-02-28'],
    ['the next month is the one after the end of the range', 'next-month', '2026-04-01', '2026-04-30'],
  ] as const)('%s', (_, shortcut, from, to) => expect(shortcutRange(shortcut, march, lastWeek)).toEqual({ from, to }));

  it('the previous month, pressed twice, goes back two months', () => {
    const once = shortcutRange('previous-month', march, lastWeek);
    expect(shortcutRange('previous-month', march, once)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });

  const newYear = day('2027-01-01');
  it.each([
    ['yesterday', newYear, '2026-12-31', '2026-12-31'],
    ['last-7-days', newYear, '2026-12-26', '2027-01-01'],
    ['previous-month', newYear, '2026-12-01', '2026-12-31'],
    ['next-month', day('2026-12-31'), '2027-01-01', '2027-01-31'],
  ] as const)('%s crosses a year end', (shortcut, chosen, from, to) =>
    expect(shortcutRange(shortcut, newYear, { from: day(chosen), to: day(chosen) })).toEqual({ from, to }),
  );

  it('a month after the 31st is the next one, however short', () =>
    expect(monthFrom(day('2024-01-31'), 1)).toEqual({ from: '2024-02-01', to: '2024-02-29' }));

  it('months are complete and adjacent', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -24, max: 24 }), (shown, count) => {
        expect(addDays(monthFrom(shown, count).to, 1)).toBe(monthFrom(shown, count + 1).from);
      }),
    ));
});

describe('bounds', () => {
  const bounds = { min: day('2026-01-10'), max: day('2026-01-20') };

  it.each([
    ['the first day', '2026-01-10', true],
    ['the last day', '2026-01-20', true],
    ['not the day before the first', '2026-01-09', false],
    ['not the day after the last', '2026-01-21', false],
  ])('%s', (_, text, within) => expect(isWithin(day(text), bounds)).toBe(within));

  it('limit a range to the available days', () =>
    expect(withinBounds({ from: day('2026-01-01'), to: day('2026-01-31') }, bounds)).toEqual({
      from: bounds.min,
      to: bounds.max,
    }));

  it('leave nothing of a range outside', () =>
    expect(withinBounds({ from: day('2026-02-01'), to: day('2026-02-28') }, bounds)).toBeUndefined());

  it('are optional', () => expect(isWithin(day('1970-01-01'), {})).toBe(true));
});

describe('the initial range', () => {
  const today = day('2026-12-24');

  it('is the last seven days, today included', () => {
    expect(openingRange(today, {})).toEqual({ from: '2026-12-18', to: '2026-12-24' });
    expect(openingRange(today, {})).toEqual(daysEndingOn(today, 7));
  });

  it('can always be chosen', () =>
    fc.assert(
      fc.property(anyDay, fc.nat(40), anyDay, (min, length, now) => {
        const bounds = { min, max: addDays(min, length) };
        const { from, to } = openingRange(now, bounds);
        expect(daysBetween(from, to)).toBeGreaterThanOrEqual(0);
        expect([isWithin(from, bounds), isWithin(to, bounds)]).toEqual([true, true]);
      }),
    ));
});
