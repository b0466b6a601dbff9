import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { changeQuery, printFilters, readFilters } from './filters-in-url.ts';
import { filterChips } from './filters-in-use.ts';
import { countFilters, type Filters } from './transaction-filters.ts';

const all: Filters = {
  keyword: 'hay',
  dates: { from: calendarDay('2026-05-04'), to: calendarDay('2026-05-15') },
  min: money(1000, 'GBP'),
  max: money(250_000, 'GBP'),
  flag: 'D',
  tags: new Set(['cash', 'vat']),
};
const bounds = { currency: 'GBP', oldest: calendarDay('2020-01-01'), today: calendarDay('2026-06-17') } as const;

it('shows every filter in use', () => {
  expect(filterChips(all).map(({ title }) => title)).toEqual([
    '“hay”',
    '4 May 2026 to 15 May 2026',
    '£10.00 or more',
    '£2,500.00 or less',
    'Debits',
    'Cash',
    'VAT',
  ]);
  expect(filterChips({ tags: new Set() })).toEqual([]);
});

it('removes each filter alone, until none is left', () => {
  let query = printFilters(all);
  for (let left = filterChips(all).length; left > 0; left -= 1) {
    const [chip] = filterChips(readFilters(query, bounds).filters);
    query = changeQuery(query, chip?.removal ?? { keyword: '' });
    expect(filterChips(readFilters(query, bounds).filters)).toHaveLength(left - 1);
  }
  expect(countFilters(readFilters(query, bounds).filters)).toBe(0);
});
