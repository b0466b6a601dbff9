import { expect, it } from 'vitest';
import { transactionFacts } from './transaction-facts.ts';
import { transaction } from './transactions.fixture.ts';

const labels = (differences: Parameters<typeof transaction>[0] = {}) =>
  transactionFacts(transaction(differences)).map(({ label, value }) => `${label}: ${value}`);

it('lists what a row lacks or cuts short', () => {
  expect(labels()).toEqual([
    'Paid to: Fetlock & Sons',
    'Reference: INV 2210',
    'Date: Monday 2 March 2026',
    'Balance afterwards: £1,000.00',
    'Category: Card transactions',
  ]);
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
  expect(labels({ flag: 'C', category: 'incomingTransfers' })).toContain('Received from: Fetlock & Sons');
});

it('takes the title of interest or a cheque for no name', () => {
  expect(labels({ category: 'interestAndCharges', title: 'Interest' })).toContain('Description: Interest');
});

it('leaves out missing values, and a reference that repeats the title', () => {
  const { balance: _unsaid, ...silent } = transaction({ reference: '' });
  const kept = ['Paid to', 'Date', 'Category'];
  expect(transactionFacts(silent).map(({ label }) => label)).toEqual(kept);
  expect(transactionFacts({ ...silent, reference: silent.title }).map(({ label }) => label)).toEqual(kept);
});
