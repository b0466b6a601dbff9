import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { countFilters, type Filters, hidesRows } from './transaction-filters.ts';

const none: Filters = { tags: new Set() };
const october = { from: calendarDay('2026-10-01'), to: calendarDay('2026-10-31') };

it.each<[string, Filters, number, boolean]>([
  ['nothing', none, 0, false],
  ['dates alone', { ...none, dates: october }, 1, false],
  ['dates and a keyword', { ...none, dates: october, keyword: 'fuel' }, 2, true],
  ['a direction', { ...none, flag: 'D' }, 1, true],
  ['an amount', { ...none, max: money(5000, 'GBP') }, 1, true],
  ['a category', { tags: new Set(['cash']) }, 1, true],
])('filters by %s: counts it, and knows whether rows within the dates may be hidden', (_, filters, count, hides) => {
  expect(countFilters(filters)).toBe(count);
  expect(hidesRows(filters)).toBe(hides);
});
