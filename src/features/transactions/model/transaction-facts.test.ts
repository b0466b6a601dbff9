import { expect, it } from 'vitest';
import { transactionFacts } from './transaction-facts.ts';
import { transaction } from './transactions.fixture.ts';

const labels = (differences: Parameters<typeof transaction>[0] = {}) =>
  transactionFacts(transaction(differences), 'medium').map(({ label, value }) => `${label}: ${value}`);

const long = 'Fetlock & Sons of Harrowdale';

it('lists what a row lacks', () => {
  expect(labels()).toEqual(['Date: Monday 2 March 2026', 'Category: Card transactions']);
});

it('lists what a row may cut short', () => {
  expect(labels({ title: long, reference: 'INVOICE 2210 OF MARCH' })).toEqual([
    `Paid to: ${long}`,
    'Date: Monday 2 March 2026',
    'Reference: INVOICE 2210 OF MARCH',
    'Category: Card transactions',
  ]);
});

it('does not repeat what is not cut short: a title in a wide row, nor anything on a card', () => {
  const row = transaction({ title: long, reference: 'INVOICE 2210 OF MARCH' });
  expect(transactionFacts(row, 'large').map(({ label }) => label)).toEqual(['Date', 'Reference', 'Category']);
  expect(transactionFacts(row, 'small').map(({ label }) => label)).toEqual(['Date', 'Category']);
});

it('names a direct debit', () => {
  expect(labels({ code: 'DDX', category: 'reccurentPayments' })).toEqual(
    expect.arrayContaining(['Kind: Direct debit', 'Category: Recurring payments']),
  );
});

it('names no other code', () => {
  expect(labels({ code: 'SOX' }).some((label) => label.startsWith('Kind'))).toBe(false);
});

it('names who sent a credit', () => {
  expect(labels({ title: long, flag: 'C', category: 'incomingTransfers' })).toContain(`Received from: ${long}`);
});

it('takes the title of interest or a cheque for no name', () => {
  expect(labels({ category: 'interestAndCharges', title: 'Interest for February' })).toContain(
    'Description: Interest for February',
  );
});

it('leaves out missing values, and a reference that repeats the title', () => {
  const silent = transaction({ title: long, reference: '' });
  const kept = ['Paid to', 'Date', 'Category'];
  expect(transactionFacts(silent, 'medium').map(({ label }) => label)).toEqual(kept);
  expect(transactionFacts({ ...silent, reference: silent.title }, 'medium').map(({ label }) => label)).toEqual(kept);
});
