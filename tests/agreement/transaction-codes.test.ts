import { expect, it } from 'vitest';
import { transactionCategories as personaCategories, transactionCodes } from '#sandbox/personas/transaction-codes.ts';
import { categoryOf, directDebitCode, transactionCategories } from '#src/api/transactions/transaction-categories.ts';

// Compares the bank's table with the app's, which are written separately.

it.each(Object.entries(transactionCodes))(
  'files %s on the app’s side where the bank means it',
  (code, { category }) => {
    expect(categoryOf(code)).toBe(category);
  },
);

it('names the same categories, in the same order', () => {
  expect(transactionCategories).toEqual(personaCategories);
});

it('has a transaction in the personas for every category and for direct debits', () => {
  const used = new Set(Object.values(transactionCodes).map(({ category }) => category));
  expect([...used].sort()).toEqual([...transactionCategories].sort());
  expect(transactionCodes).toHaveProperty(directDebitCode);
});

it.each(['', 'ZZZ', 'ddx', 'constructor', '__proto__'])('files the unknown code "%s" under miscellaneous', (code) => {
  expect(categoryOf(code)).toBe('miscellaneous');
});
