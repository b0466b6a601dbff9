import { expect, it } from 'vitest';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { exportPeriod } from './export-period.ts';

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
  ['before the list has come', []],
  ['of a list as it opens, whose first page is shorter than six months', ['2025-12-20']],
  ['where the first page alone reaches back further', ['2024-06-18']],
  ['where SHOW MORE has not yet come so far', ['2026-05-19', '2026-04-01']],
] as const)('is six calendar months %s', (_, pages) =>
  expect(period(pages)).toEqual({ from: '2025-12-17', to: '2026-06-17' }),
);

it('is six months before anything was asked for at all', () =>
  expect(exportPeriod({ today, oldest: founded, dates: undefined, pages: undefined })).toEqual({
    from: '2025-12-17',
    to: '2026-06-17',
  }));

it('goes as far back as SHOW MORE has looked', () =>
  expect(period(['2025-12-20', '2025-06-23', '2024-12-25'])).toEqual({ from: '2024-12-25', to: '2026-06-17' }));

it('never begins before the account did', () => {
  const oldest = calendarDay('2026-03-02');
  expect(period(['2026-03-02'], { oldest })).toEqual({ from: '2026-03-02', to: '2026-06-17' });
  expect(period([], { oldest: today })).toEqual({ from: '2026-06-17', to: '2026-06-17' });
});

it('is the days that were chosen, whatever the list has looked through', () => {
  const dates = { from: calendarDay('2026-05-04'), to: calendarDay('2026-05-15') };
  expect(period(['2025-12-20', '2025-06-23'], { dates })).toEqual(dates);
});
