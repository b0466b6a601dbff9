import { expect, it } from 'vitest';
import { type TransactionCategory, transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import { chosenTags, tagChoices, toggleTag } from './tags.ts';

const none: ReadonlySet<TransactionCategory> = new Set();

it('shows "all" as selected while no category is', () => {
  expect([...chosenTags(none)]).toEqual(['all']);
});

it('replaces "all" with any category', () => {
  expect([...chosenTags(toggleTag(none, 'cash'))]).toEqual(['cash']);
});

it('adds a second category to the first', () => {
  expect([...toggleTag(toggleTag(none, 'cash'), 'vat')]).toEqual(['cash', 'vat']);
});

it('clears every category when "all" is chosen', () => {
  expect([...chosenTags(toggleTag(new Set(['cash', 'vat']), 'all'))]).toEqual(['all']);
});

it('goes back to "all" when the last category is removed', () => {
  expect([...chosenTags(toggleTag(new Set(['cash']), 'cash'))]).toEqual(['all']);
});

it('does not change the original set', () => {
  const before: ReadonlySet<TransactionCategory> = new Set(['cash']);
  toggleTag(before, 'vat');
  expect([...before]).toEqual(['cash']);
});

it('offers "all" and then each category with its own name', () => {
  expect(tagChoices.map(({ id }) => id)).toEqual(['all', ...transactionCategories]);
  expect(new Set(tagChoices.map(({ title }) => title)).size).toBe(13);
});
