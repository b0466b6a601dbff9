import { expect, it } from 'vitest';
import { isOwnAccount } from './own-account.ts';

const own = [
  { sortCode: '60-93-03', accountNumber: '31926819' },
  { sortCode: '609303', accountNumber: '' },
  { sortCode: '', accountNumber: '31926820' },
];

it.each([
  ['of the customer’s own', { sortCode: '609303', accountNumber: '31926819' }, true],
  ['with the same number at another bank', { sortCode: '601122', accountNumber: '31926819' }, false],
  ['of another customer of this bank', { sortCode: '609303', accountNumber: '31926810' }, false],
  ['without a sort code', { sortCode: '609303', accountNumber: '31926820' }, false],
])('recognises an account %s', (_, details, isOwn) => expect(isOwnAccount(details, own)).toBe(isOwn));
