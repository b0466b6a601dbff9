import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import { money } from '#src/kernel/money.ts';
import { compactRows } from './compact-rows.ts';
import { matchInSlices } from './match-in-slices.ts';
import { criteriaOf, matchTransactions } from './match-transactions.ts';
import { createMatchingController } from './matching-controller.ts';
import type { Filters } from './transaction-filters.ts';
import { anyRowFilters, anyTransaction, passes, transaction, transactions } from './transactions.fixture.ts';

const noFilters: Filters = { tags: new Set() };
const pages = fc.array(fc.array(anyTransaction, { maxLength: 20 }), { maxLength: 5 });
const yieldToPage = () => Promise.resolve();

it('agrees with a simple filter on the page, in slices and in the worker', async () => {
  await fc.assert(
    fc.asyncProperty(pages, anyRowFilters, async (lists, filters) => {
      const criteria = criteriaOf(filters);
      const rows = lists.flat();
      const wanted = rows.flatMap((row, index) => (passes(row, filters) ? [index] : []));
      if (criteria === undefined) {
        expect(wanted).toHaveLength(rows.length);
        return;
      }

      const blocks = lists.map(compactRows);
      expect([...matchTransactions(blocks, criteria)]).toEqual(wanted);
      expect([...((await matchInSlices(blocks, criteria, yieldToPage, () => true)) ?? [])]).toEqual(wanted);

      const answer = createMatchingController();
      for (const block of blocks) expect(answer({ kind: 'rows', block })).toBeUndefined();
      const { request, indexes } = answer({ kind: 'match', request: 7, criteria }) ?? {};
      expect(request).toBe(7);
      expect([...(indexes ?? [])]).toEqual(wanted);
    }),
  );
});

it.each([
  ['includes the minimum itself', { min: money(25_00, 'GBP') }, 1],
  ['excludes one penny less', { min: money(25_01, 'GBP') }, 0],
  ['includes the maximum itself', { max: money(25_00, 'GBP') }, 1],
  ['excludes one penny more', { max: money(24_99, 'GBP') }, 0],
])('%s', (_sentence, range, count) => {
  const criteria = criteriaOf({ ...noFilters, ...range });
  expect(criteria && matchTransactions([compactRows([transaction()])], criteria)).toHaveLength(count);
});

it('finds debits and credits of the same amount', () => {
  const rows = [transaction({ flag: 'D' }), transaction({ flag: 'C' })];
  const amount = money(25_00, 'GBP');
  const criteria = criteriaOf({ ...noFilters, min: amount, max: amount });
  expect(criteria && [...matchTransactions([compactRows(rows)], criteria)]).toEqual([0, 1]);
});

it('finds every category by its own tag only', () => {
  const rows = transactionCategories.map((category) => transaction({ category }));
  transactionCategories.forEach((category, index) => {
    const criteria = criteriaOf({ tags: new Set([category]) });
    expect(criteria && [...matchTransactions([compactRows(rows)], criteria)]).toEqual([index]);
  });
});

it('needs no matching for filters the bank applies', () => {
  expect(criteriaOf({ ...noFilters, keyword: 'rent' })).toBeUndefined();
});

it('builds a list’s columns once', () => {
  const rows = transactions(3);
  expect(compactRows(rows)).toBe(compactRows(rows));
});

it('stops between slices when the answer is no longer wanted', async () => {
  const criteria = criteriaOf({ ...noFilters, flag: 'D' });
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const found =
    criteria && (await matchInSlices([compactRows(transactions(50_000))], criteria, pause, () => pauses < 2));
  expect(found).toBeUndefined();
  expect(pauses).toBe(2);
});

it('forgets the rows of the previous list', () => {
  const answer = createMatchingController();
  const criteria = criteriaOf({ ...noFilters, flag: 'D' });
  if (criteria === undefined) throw new Error('A flag is something to ask');
  answer({ kind: 'rows', block: compactRows([transaction()]) });
  answer({ kind: 'forget' });
  expect(answer({ kind: 'match', request: 1, criteria })?.indexes).toHaveLength(0);
});
