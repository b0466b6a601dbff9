import { expect, it } from 'vitest';
import { waitingCopy } from './waiting-copy.ts';

const payments = (pending: number) => ({ transactionType: 'PAYMENTS', pending });
const payees = (pending: number) => ({ transactionType: 'PAYEE_BILLER', pending });

it.each([
  ['calls payments payments', { total: 2, counts: [payments(2)] }, '2 payments'],
  ['uses the singular for one', { total: 1, counts: [payments(1)] }, '1 payment'],
  ['calls anything else an item', { total: 1, counts: [payees(1)] }, '1 item'],
  ['calls mixed kinds items', { total: 3, counts: [payments(1), payees(2)] }, '3 items'],
])('%s', (_, pending, text) => expect(waitingCopy(pending)).toBe(text));
