import { expect, it } from 'vitest';
import { parseInstant } from '#src/kernel/instant.ts';
import { ownAccountRow, type Receipt, receiptDocument, receiptFileName, receiptRows } from './receipt.ts';

const receipt: Receipt = {
  title: 'Payment sent',
  rows: [{ label: 'Amount', value: '£12.00' }],
  referenceNumber: 'FP0001234',
  madeAt: parseInstant('2026-06-30T23:05:00.000Z') ?? expect.fail(),
};
const { referenceNumber: _none, ...withoutNumber } = receipt;

it('puts the bank’s reference number last, and leaves it out if there is none', () => {
  expect(receiptRows(receipt).map(({ label }) => label)).toEqual(['Amount', 'Reference number']);
  expect(receiptRows(withoutNumber).map(({ label }) => label)).toEqual(['Amount']);
});

it('is dated in London time, on paper and in the file name', () => {
  expect(receiptDocument(receipt, 'Paddock Private Bank').made).toBe('Receipt of 01/07/2026 at 00:05');
  expect(receiptFileName(receipt)).toBe('receipt-2026-07-01-FP0001234.pdf');
  expect(receiptFileName(withoutNumber)).toBe('receipt-2026-07-01.pdf');
});

it.each([
  ['with a known number', '****5678', 'ending 5678 · sort code ••-••-••'],
  ['without a known number', '', 'sort code ••-••-••'],
])('masks the sort code of the customer’s own account %s', (_, maskedAccountNumber, detail) => {
  const row = ownAccountRow('From account', { title: 'Household', maskedAccountNumber });
  expect(row).toEqual({ label: 'From account', value: 'Household', detail });
});
