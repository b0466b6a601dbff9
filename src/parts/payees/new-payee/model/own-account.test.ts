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
  ['of another customer of the same bank', { sortCode: '609303', accountNumber: '31926810' }, false],
  ['whose sort code the bank did not tell', { sortCode: '609303', accountNumber: '31926820' }, false],
])('an account %s', (_, details, isOwn) => expect(isOwnAccount(details, own)).toBe(isOwn));
