import { expect, it } from 'vitest';
import { type TransactionCategory, transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import { chosenTags, tagChoices, toggleTag } from './tags.ts';

const none: ReadonlySet<TransactionCategory> = new Set();

it('shows "all" as chosen while no category is', () => {
  expect([...chosenTags(none)]).toEqual(['all']);
});

it('lets any category take the place of "all"', () => {
  expect([...chosenTags(toggleTag(none, 'cash'))]).toEqual(['cash']);
});

it('adds a second category to the first', () => {
  expect([...toggleTag(toggleTag(none, 'cash'), 'vat')]).toEqual(['cash', 'vat']);
});

it('clears every category when "all" is chosen', () => {
  expect([...chosenTags(toggleTag(new Set(['cash', 'vat']), 'all'))]).toEqual(['all']);
});

it('goes back to "all" when the last category is taken away', () => {
  expect([...chosenTags(toggleTag(new Set(['cash']), 'cash'))]).toEqual(['all']);
});

it('leaves the set that was there as it was', () => {
  const before: ReadonlySet<TransactionCategory> = new Set(['cash']);
  toggleTag(before, 'vat');
  expect([...before]).toEqual(['cash']);
});

it('offers "all" and then each category under a name of its own', () => {
  expect(tagChoices.map(({ id }) => id)).toEqual(['all', ...transactionCategories]);
  expect(new Set(tagChoices.map(({ title }) => title)).size).toBe(13);
});
