import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { changeQuery, clearFilters, printFilters, readFilters } from './filters-in-url.ts';
import type { Filters } from './transaction-filters.ts';

const bounds = { currency: 'GBP', oldest: calendarDay('2019-03-12'), today: calendarDay('2026-03-02') } as const;
const read = (query: string) => readFilters(new URLSearchParams(query), bounds);

const days = fc.tuple(fc.nat(2546), fc.nat(2546)).map(([one, other]) => ({
  from: addDays(bounds.oldest, Math.min(one, other)),
  to: addDays(bounds.oldest, Math.max(one, other)),
}));
const amounts = fc
  .tuple(fc.nat(99_999_999_999), fc.nat(99_999_999_999), fc.constantFrom('min', 'max', 'both', 'none'))
  .map(([one, other, which]) => ({
    ...((which === 'min' || which === 'both') && { min: money(Math.min(one, other), 'GBP') }),
    ...((which === 'max' || which === 'both') && { max: money(Math.max(one, other), 'GBP') }),
  }));
const keywords = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...hostileTexts.map(({ text }) => text)))
  // URLs hold whole characters only: half an emoji becomes the replacement character.
  .map((text) =>
    [...text.trim()]
      .slice(0, 105)
      .join('')
      .trim()
      .replaceAll(/\p{Surrogate}/gu, '\uFFFD'),
  )
  .filter((text) => [...text].length >= 3);
const filters: fc.Arbitrary<Filters> = fc
  .record(
    {
      flag: fc.constantFrom('D' as const, 'C' as const),
      amounts,
      dates: days,
      keyword: keywords,
      tags: fc.subarray([...transactionCategories]).map((tags) => new Set(tags)),
    },
    { requiredKeys: ['amounts', 'tags'] },
  )
  .map(({ amounts: range, ...others }) => ({ ...others, ...range }));

it('reads its own URLs as the same filters, without mistakes', () => {
  fc.assert(
    fc.property(filters, (wanted) => {
      const reading = read(printFilters(wanted).toString());
      expect(reading.filters).toEqual(wanted);
      expect(reading.mistakes).toEqual({});
    }),
  );
});

it('copes with any URL, and keeps each typed text', () => {
  const text = fc.oneof(
    fc.string({ unit: anyLetter }),
    fc.constantFrom(...hostileTexts.map((hostile) => hostile.text)),
  );
  const names = fc.constantFrom('q', 'flag', 'min', 'max', 'from', 'to', 'type', 'other');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, text), { maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs);
      const { typed, filters: found } = readFilters(query, bounds);
      expect(typed.keyword).toBe(query.get('q') ?? '');
      expect(typed.min).toBe(query.get('min') ?? '');
      expect([...found.tags].every((tag) => transactionCategories.includes(tag))).toBe(true);
    }),
  );
});

it.each([
  ['two characters', 'q=ab', { keyword: 'Type 1 more character to search' }],
  ['one character between spaces', 'q=+a+', { keyword: 'Type 2 more characters to search' }],
  [
    'a keyword longer than the bank accepts',
    `q=${'a'.repeat(106)}`,
    { keyword: 'Shorten the search to 105 characters' },
  ],
  ['an amount in words', 'min=ten', { min: 'Enter an amount, like 25.00' }],
  ['a negative amount', 'max=-1', { max: 'Enter an amount, like 25.00' }],
  ['three decimals', 'min=1.005', { min: 'Enter an amount, like 25.00' }],
  ['a minimum above the maximum', 'min=50&max=49.99', { max: 'Enter £50.00 or more, or lower the minimum amount' }],
  ['a day that does not exist', 'from=2026-02-31', { dates: 'Choose the dates again: “2026-02-31” is not a date' }],
  ['a word instead of a day', 'to=tomorrow', { dates: 'Choose the dates again: “tomorrow” is not a date' }],
  ['dates reversed', 'from=2026-02-02&to=2026-02-01', { dates: 'Choose a first day that is not after the last' }],
  [
    'a day before the account was opened',
    'from=2019-03-11',
    { dates: 'Choose a first day on or after 12 March 2019, when the account was opened' },
  ],
  ['a future day', 'to=2026-03-03', { dates: 'Choose a last day up to today, 2 March 2026' }],
])('explains %s, and does not filter by it', (_name, query, mistakes) => {
  const reading = read(query);
  expect(reading.mistakes).toEqual(mistakes);
  expect({ ...reading.filters, min: undefined }).toEqual({ tags: new Set(), min: undefined });
  expect(reading.isAnythingSet).toBe(true);
});

it.each([
  ['three characters', 'q=abc', { keyword: 'abc' }],
  ['the longest keyword', `q=${'a'.repeat(105)}`, { keyword: 'a'.repeat(105) }],
  ['a keyword between spaces', 'q=++abc+', { keyword: 'abc' }],
  ['one penny', 'min=0.01', { min: money(1, 'GBP') }],
  ['a minimum equal to the maximum', 'min=5&max=5.00', { min: money(500, 'GBP'), max: money(500, 'GBP') }],
  [
    'the account’s whole lifetime',
    'from=2019-03-12&to=2026-03-02',
    { dates: { from: '2019-03-12', to: '2026-03-02' } },
  ],
  ['a first day alone, up to today', 'from=2026-01-01', { dates: { from: '2026-01-01', to: '2026-03-02' } }],
  ['a last day alone, from the opening date', 'to=2020-01-01', { dates: { from: '2019-03-12', to: '2020-01-01' } }],
  ['debits', 'flag=D', { flag: 'D' }],
])('filters by %s', (_name, query, expected) => {
  const reading = read(query);
  expect(reading.filters).toEqual({ tags: new Set(), ...expected });
  expect(reading.mistakes).toEqual({});
});

it.each(['flag=X', 'type=everything', 'type=all', 'type=__proto__', ''])('ignores the filter “%s”', (query) => {
  expect(read(query).filters).toEqual({ tags: new Set() });
});

it('changes one filter and keeps the rest, including mistakes and other parameters', () => {
  const query = new URLSearchParams('q=ab&min=ten&type=cash&tab=2');
  expect(changeQuery(query, { flag: 'C' }).toString()).toBe('q=ab&min=ten&type=cash&tab=2&flag=C');
  expect(changeQuery(query, { tags: new Set(['vat', 'cash']) }).getAll('type')).toEqual(['vat', 'cash']);
  expect(changeQuery(query, { keyword: '' }).toString()).toBe('min=ten&type=cash&tab=2');
  expect(query.toString()).toBe('q=ab&min=ten&type=cash&tab=2');
});

it('adds and removes both days of a range', () => {
  const dates = { from: calendarDay('2026-01-01'), to: calendarDay('2026-01-31') };
  const narrowed = changeQuery(new URLSearchParams('q=rent'), { dates });
  expect(narrowed.toString()).toBe('q=rent&from=2026-01-01&to=2026-01-31');
  expect(changeQuery(narrowed, { dates: undefined }).toString()).toBe('q=rent');
});

it('clears every filter, valid or not, and nothing else', () => {
  const cleared = clearFilters(new URLSearchParams('q=a&flag=X&min=ten&type=cash&type=nothing&from=never&tab=2'));
  expect(cleared.toString()).toBe('tab=2');
  expect(readFilters(cleared, bounds).isAnythingSet).toBe(false);
});
