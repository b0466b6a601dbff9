import { expect, it } from 'vitest';
import { undescribedFields } from './undescribed-fields.ts';

const transactions = {
  method: 'GET',
  target: '/digx/cz/v1/accounts/loan/9A0E7C55/transactions?searchBy=LNT&noOfTransactions=1',
  body: '',
  status: 200,
  headers: {},
};

it('names the fields that the contract does not describe, inside lists as well', () => {
  const answer = JSON.stringify({
    status: { result: 'SUCCESSFUL' },
    czItems: [
      { key: {}, transactionDate: '2026-03-02' },
      { txnDate: '2026-03-02', amountInAccountCurrency: { minor: 5 } },
    ],
    page: 1,
  });
  expect(undescribedFields({ ...transactions, answer })).toEqual([
    '/body/czItems/1/txnDate',
    '/body/czItems/1/amountInAccountCurrency/minor',
    '/body/page',
  ]);
});

it('has nothing to say of text, of a status or of a call that the contract does not have', () => {
  const answer = '{"colour":"red"}';
  expect(undescribedFields({ ...transactions, answer: 'red' })).toEqual([]);
  expect(undescribedFields({ ...transactions, answer, status: 418 })).toEqual([]);
  expect(undescribedFields({ ...transactions, answer, target: '/digx/v1/nothing' })).toEqual([]);
});
