import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, instantInLondon, weekdayOf } from '#src/kernel/calendar.ts';
import { instantOn } from './london-instant.ts';
import { dayNumberOf, personaDay } from './persona-day.ts';

const from1996to2060 = fc.integer({ min: 9500, max: 33_000 });

describe('persona days', () => {
  it('agrees with the kernel on every date and weekday', () => {
    fc.assert(
      fc.property(from1996to2060, (number) => {
        const day = personaDay(number);
        expect(dayNumberOf(day.text)).toBe(number);
        expect(calendarDay(day.text)).toBe(addDays(calendarDay('1970-01-01'), number));
        expect(day.weekday).toBe(weekdayOf(day.text));
      }),
    );
  });

  it('agrees with the kernel on the instant of a London time', () => {
    // Between one and two at night a London time may occur twice or never.
    const anyTime = fc.integer({ min: 0, max: 86_399 }).filter((second) => second < 3600 || second >= 7200);
    fc.assert(
      fc.property(from1996to2060, anyTime, (number, second) => {
        const day = personaDay(number);
        const time = `${pad(second / 3600)}:${pad((second / 60) % 60)}:${pad(second % 60)}`;
        expect(instantOn(day, second)).toBe(instantInLondon(day.text, time));
      }),
    );
  });

  it.each([
    ['2026-03-29', '00:00:00'],
    ['2026-03-29', '06:00:00'],
    ['2026-10-25', '00:00:00'],
    ['2026-10-25', '06:00:00'],
    ['2026-06-01', '00:00:00'],
  ])('finds the instant on a day when the clocks change: %s %s', (text, time) => {
    const day = personaDay(dayNumberOf(calendarDay(text)));
    expect(instantOn(day, Number(time.slice(0, 2)) * 3600)).toBe(instantInLondon(day.text, time));
  });

  it.each([
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2024-03-29', 'Good Friday in March'],
    ['2026-05-04', 'the early May holiday'],
    ['2026-05-25', 'the spring holiday'],
    ['2026-08-31', 'the summer holiday'],
    ['2026-12-28', 'Boxing Day put off to Monday'],
    ['2022-12-27', 'Christmas Day put off to Tuesday'],
    ['2022-01-03', 'New Year’s Day put off to Monday'],
    ['2026-03-07', 'a Saturday'],
  ])('has a non-working day on %s, %s', (text) => {
    expect(personaDay(dayNumberOf(calendarDay(text))).isWorkingDay).toBe(false);
  });

  it('does the business of the four days before on the Tuesday after Easter', () => {
    const tuesday = personaDay(dayNumberOf(calendarDay('2026-04-07')));
    expect(tuesday.settles.map(({ dayOfMonth }) => dayOfMonth)).toEqual([7, 6, 5, 4, 3]);
  });

  it('does the business of every date exactly once', () => {
    const settled: number[] = [];
    for (let number = 19_000; number < 21_000; number += 1) {
      settled.push(...[...personaDay(number).settles].reverse().map((monthDay) => monthDay.number));
    }
    expect(settled).toEqual(settled.map((_, index) => (settled[0] ?? 0) + index));
  });
});

function pad(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
