import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { flooredOpening, type TransactionWindow, windowEndingOn, windowPlanOf } from './transaction-windows.ts';

const kinds = ['CA', 'RA', 'IA', 'NT', 'LN', 'TD', 'MO'] as const;
type Kind = (typeof kinds)[number];

function windowsOf(kind: Kind, newest: CalendarDay, oldest: CalendarDay): TransactionWindow[] {
  const windows: TransactionWindow[] = [];
  for (let day = newest; day >= oldest; ) {
    const window = windowEndingOn(windowPlanOf(kind), day, windows.length === 0, oldest);
    windows.push(window);
    day = addDays(window.from, -1);
  }
  return windows;
}

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(calendarDay('1990-01-01'), count));
const lengths: Readonly<Record<Kind, readonly [number, number]>> = {
  CA: [180, 180],
  RA: [180, 180],
  IA: [180, 180],
  NT: [180, 180],
  LN: [30, 365],
  TD: [30, 365],
  MO: [730, 730],
};

it('covers each day from the oldest to the newest once, in windows of the lengths agreed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), day, fc.nat({ max: 6_000 }), (kind, newest, span) => {
      const oldest = addDays(newest, -span);
      const windows = windowsOf(kind, newest, oldest);
      const sizes = windows.map(({ from, to }) => daysBetween(from, to) + 1);
      const [firstDays, nextDays] = lengths[kind];
      const cut = sizes.at(-1) ?? 0;
      expect([windows[0]?.to, windows.at(-1)?.from]).toEqual([newest, oldest]);
      expect(sizes.slice(0, -1)).toEqual(sizes.slice(0, -1).map((_, place) => (place === 0 ? firstDays : nextDays)));
      expect(cut).toBeGreaterThan(0);
      expect(cut).toBeLessThanOrEqual(windows.length === 1 ? firstDays : nextDays);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(span + 1);
      windows.slice(1).forEach(({ to }, place) => {
        expect(to).toBe(addDays(windows[place]?.from ?? oldest, -1));
      });
    }),
  );
});

it.each<[string, Kind, boolean, string, string]>([
  ['180 days, both ends counted, for a current account', 'CA', true, '2026-03-02', '2025-09-04'],
  ['180 days again', 'CA', false, '2025-09-03', '2025-03-08'],
  ['30 days first for a loan', 'LN', true, '2026-03-02', '2026-02-01'],
  ['365 days from then on', 'LN', false, '2026-01-31', '2025-02-01'],
  ['30 days first for a bond', 'TD', true, '2026-03-02', '2026-02-01'],
  ['730 days for a mortgage', 'MO', true, '2026-03-02', '2024-03-03'],
  ['730 days again', 'MO', false, '2024-03-02', '2022-03-04'],
])('takes %s', (_name, kind, isFirst, newest, from) => {
  const oldest = calendarDay('2016-01-01');
  expect(windowEndingOn(windowPlanOf(kind), calendarDay(newest), isFirst, oldest)).toEqual({ from, to: newest });
});

it.each([
  ['is whole when it begins on the opening day', '2025-09-04', ['2025-09-04']],
  ['leaves one day for the next when the account is a day older', '2025-09-03', ['2025-09-04', '2025-09-03']],
  ['is cut when the account is a day younger', '2025-09-05', ['2025-09-05']],
  ['is one day on the opening day itself', '2026-03-02', ['2026-03-02']],
])('a window %s', (_name, oldest, starts) => {
  const windows = windowsOf('CA', calendarDay('2026-03-02'), calendarDay(oldest));
  expect(windows.map(({ from }) => from)).toEqual(starts);
});

it('has no window where the newest day lies before the oldest', () => {
  expect(windowsOf('CA', calendarDay('2026-03-01'), calendarDay('2026-03-02'))).toEqual([]);
});

it.each([
  ['2015-12-31', '2016-01-01'],
  ['2016-01-01', '2016-01-01'],
  ['2016-01-02', '2016-01-02'],
])('counts an account opened on %s as open from %s', (opened, counted) => {
  expect(flooredOpening(calendarDay(opened))).toBe(counted);
});
