import { expect, it } from 'vitest';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { exportPeriod, printFileName } from './period-file-name.ts';

const halfYear = { from: calendarDay('2026-01-01'), to: calendarDay('2026-06-30') };

it.each([
  ['12345678', 'transactions-5678-2026-01-01-to-2026-06-30.pdf'],
  ['', 'transactions-2026-01-01-to-2026-06-30.pdf'],
  ['../<b>', 'transactions-2026-01-01-to-2026-06-30.pdf'],
])('names the file of account %s: %s', (accountNumber, name) =>
  expect(printFileName({ accountNumber }, halfYear)).toBe(name),
);

const today = calendarDay('2026-06-17');
const founded = calendarDay('2016-01-01');

function period(
  pages: readonly string[],
  {
    oldest = founded,
    dates,
  }: { readonly oldest?: CalendarDay; readonly dates?: { from: CalendarDay; to: CalendarDay } } = {},
) {
  return exportPeriod({ today, oldest, dates, pages: pages.map((from) => ({ from: calendarDay(from) })) });
}

it.each([
  ['before the list has loaded', []],
  ['for a new list whose first page covers less than six months', ['2025-12-20']],
  ['unless the first page goes back further', ['2024-06-18']],
  ['while SHOW MORE has gone back less', ['2026-05-19', '2026-04-01']],
] as const)('is six calendar months %s', (_, pages) =>
  expect(period(pages)).toEqual({ from: '2025-12-17', to: '2026-06-17' }),
);

it('is six months before the list is requested', () =>
  expect(exportPeriod({ today, oldest: founded, dates: undefined, pages: undefined })).toEqual({
    from: '2025-12-17',
    to: '2026-06-17',
  }));

it('goes back as far as SHOW MORE has', () =>
  expect(period(['2025-12-20', '2025-06-23', '2024-12-25'])).toEqual({ from: '2024-12-25', to: '2026-06-17' }));

it('never starts before the account was opened', () => {
  const oldest = calendarDay('2026-03-02');
  expect(period(['2026-03-02'], { oldest })).toEqual({ from: '2026-03-02', to: '2026-06-17' });
  expect(period([], { oldest: today })).toEqual({ from: '2026-06-17', to: '2026-06-17' });
});

it('is the chosen dates, however far the list goes back', () => {
  const dates = { from: calendarDay('2026-05-04'), to: calendarDay('2026-05-15') };
  expect(period(['2025-12-20', '2025-06-23'], { dates })).toEqual(dates);
});
