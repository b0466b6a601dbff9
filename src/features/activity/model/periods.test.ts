import { expect, it } from 'vitest';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { countedMonths, countedPeriod, openingPeriod, periodIn, withPeriod } from './periods.ts';

const today = calendarDay('2026-03-02');

it('counts six months, and opens a type with one', () => {
  expect(countedPeriod(today)).toEqual({ from: '2025-09-02', to: today });
  expect(openingPeriod(today)).toEqual({ from: '2026-02-02', to: today });
  expect(openingPeriod(calendarDay('2026-03-31'))).toMatchObject({ from: '2026-02-28' });
});

it('divides what is counted into its months, the first from that day and the last until today', () => {
  const months = countedMonths(today);
  expect(months.map(({ label }) => label)).toEqual(['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar']);
  expect(months.at(0)).toMatchObject({ from: '2025-09-02', to: '2025-09-30', name: '2 to 30 September 2025' });
  expect(months.at(1)).toMatchObject({ from: '2025-10-01', to: '2025-10-31', name: 'October 2025' });
  expect(months.at(-1)).toMatchObject({ from: '2026-03-01', to: '2026-03-02', name: 'March 2026' });
});

it.each(['2026-03-01', '2026-03-02', '2026-08-31', '2026-12-31', '2028-02-29', '2028-08-30'])(
  'counts each day once in the months and in the whole, on %s',
  (text) => {
    const day = calendarDay(text);
    const months = countedMonths(day);
    expect({ from: months.at(0)?.from, to: months.at(-1)?.to }).toEqual(countedPeriod(day));
    for (const [at, { from, to }] of months.entries()) {
      expect(from <= to).toBe(true);
      if (at > 0) expect(addDays(months[at - 1]?.to ?? day, 1)).toBe(from);
    }
  },
);

it.each([
  ['both days', 'from=2026-01-01&to=2026-02-01', { from: '2026-01-01', to: '2026-02-01' }],
  ['one day alone', 'from=2026-01-01', undefined],
  ['days the wrong way round', 'from=2026-02-01&to=2026-01-01', undefined],
  ['a day to come', 'from=2026-02-01&to=2026-03-03', undefined],
  ['what is no day', 'from=2026-02-30&to=2026-03-01', undefined],
  ['nothing', '', undefined],
])('reads %s from the URL', (_, query, period) => {
  expect(periodIn(new URLSearchParams(query), today)).toEqual(period);
});

it('writes a period beside what else is in the URL, and takes it out again', () => {
  const status = new URLSearchParams('status=ACCEPTED');
  const written = withPeriod(status, { from: calendarDay('2026-01-01'), to: calendarDay('2026-02-01') });
  expect(written.toString()).toBe('status=ACCEPTED&from=2026-01-01&to=2026-02-01');
  expect(withPeriod(written, undefined).toString()).toBe('status=ACCEPTED');
});
