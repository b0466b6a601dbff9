import { expect, it } from 'vitest';
import { transactionFacts } from './transaction-facts.ts';
import { transaction } from './transactions.fixture.ts';

const labels = (differences: Parameters<typeof transaction>[0] = {}) =>
  transactionFacts(transaction(differences)).map(({ label, value }) => `${label}: ${value}`);

it('lists everything known about a transaction', () => {
  expect(labels()).toEqual([
    'Title: Fetlock & Sons',
    'Reference: INV 2210',
    'Date: 02/03/2026',
    'Debit: £25.00',
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

it('labels a credit', () => {
  expect(labels({ flag: 'C' })).toContain('Credit: £25.00');
});

it('leaves out missing values', () => {
  const { balance: _unsaid, ...silent } = transaction({ reference: '' });
  expect(transactionFacts(silent).map(({ label }) => label)).toEqual(['Title', 'Date', 'Debit', 'Category']);
});
