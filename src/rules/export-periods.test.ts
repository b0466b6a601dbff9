import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { defaultPeriod, sixMonthPieces } from './export-periods.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(calendarDay('1990-01-01'), count));

function pieces(from: string, to: string) {
  return sixMonthPieces({ from: calendarDay(from), to: calendarDay(to) }).map((piece) => [piece.from, piece.to]);
}

it.each([
  ['the same day of the month', '2026-03-02', '2025-09-02'],
  ['the last day of a shorter month', '2026-08-31', '2026-02-28'],
  ['a leap day', '2024-08-30', '2024-02-29'],
])('goes back six calendar months by default, to %s', (_name, today, from) => {
  expect(defaultPeriod(calendarDay(today))).toEqual({ from, to: today });
});

it('is one piece by default, whatever the day', () => {
  fc.assert(
    fc.property(day, (today) => {
      expect(sixMonthPieces(defaultPeriod(today))).toEqual([defaultPeriod(today)]);
    }),
  );
});

it('covers each day once, oldest first, in pieces that the bank takes', () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 4_000 }), (from, span) => {
      const to = addDays(from, span);
      const cut = sixMonthPieces({ from, to });
      expect([cut[0]?.from, cut.at(-1)?.to]).toEqual([from, to]);
      for (const [place, piece] of cut.entries()) {
        expect(piece.from <= piece.to).toBe(true);
        expect(addMonths(piece.to, -6) <= piece.from).toBe(true);
        const before = cut[place - 1];
        if (before !== undefined) expect<CalendarDay>(addDays(before.to, 1)).toBe(piece.from);
      }
    }),
  );
});

it.each([
  ['one day', '2026-03-02', '2026-03-02', [['2026-03-02', '2026-03-02']]],
  ['six months to the day', '2025-09-02', '2026-03-02', [['2025-09-02', '2026-03-02']]],
  [
    'one day more',
    '2025-09-01',
    '2026-03-02',
    [
      ['2025-09-01', '2025-09-01'],
      ['2025-09-02', '2026-03-02'],
    ],
  ],
  [
    'twenty months',
    '2024-07-02',
    '2026-03-02',
    [
      ['2024-07-02', '2024-08-27'],
      ['2024-08-28', '2025-02-28'],
      ['2025-03-01', '2025-09-01'],
      ['2025-09-02', '2026-03-02'],
    ],
  ],
  ['no day at all', '2026-03-03', '2026-03-02', []],
])('cuts %s', (_name, from, to, expected) => {
  expect(pieces(from, to)).toEqual(expected);
});
