import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import { money } from '#src/kernel/money.ts';
import { compactRows, matchTransactions } from './match-transactions.ts';
import type { Filters } from './transaction-filters.ts';
import { anyRowFilters, anyTransaction, passes, transaction, transactions } from './transactions.fixture.ts';

const noFilters: Filters = { tags: new Set() };
const pages = fc.array(fc.array(anyTransaction, { maxLength: 20 }), { maxLength: 5 });

it('agrees with a simple filter', () => {
  fc.assert(
    fc.property(pages, anyRowFilters, (lists, filters) => {
      const rows = lists.flat();
      const wanted = rows.flatMap((row, index) => (passes(row, filters) ? [index] : []));
      expect([...(matchTransactions(lists, filters) ?? rows.keys())]).toEqual(wanted);
    }),
  );
});

it.each([
  ['includes the minimum itself', { min: money(25_00, 'GBP') }, 1],
  ['excludes one penny less', { min: money(25_01, 'GBP') }, 0],
  ['includes the maximum itself', { max: money(25_00, 'GBP') }, 1],
  ['excludes one penny more', { max: money(24_99, 'GBP') }, 0],
])('%s', (_sentence, range, count) => {
  expect(matchTransactions([[transaction()]], { ...noFilters, ...range })).toHaveLength(count);
});

it('finds debits and credits of the same amount', () => {
  const rows = [transaction({ flag: 'D' }), transaction({ flag: 'C' })];
  const amount = money(25_00, 'GBP');
  expect(matchTransactions([rows], { ...noFilters, min: amount, max: amount })).toEqual(Uint32Array.of(0, 1));
});

it('finds every category by its own tag only', () => {
  const rows = transactionCategories.map((category) => transaction({ category }));
  transactionCategories.forEach((category, index) => {
    expect(matchTransactions([rows], { tags: new Set([category]) })).toEqual(Uint32Array.of(index));
  });
});

it('has nothing to match for filters the bank applies', () => {
  expect(matchTransactions([[transaction()]], { ...noFilters, keyword: 'rent' })).toBeUndefined();
});

it('builds a list’s columns once', () => {
  const rows = transactions(3);
  expect(compactRows(rows)).toBe(compactRows(rows));
});
