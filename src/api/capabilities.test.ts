import { expect, it } from 'vitest';
import type { AccountId } from '#src/kernel/ids.ts';
import { accountMay, paymentPath } from './capabilities.ts';

const id = '9A0E' as AccountId;
const open = { functions: ['payment'], tasks: { PC_F_DOM: [id] } } as const;

it.each([
  ['allows a payment when user and account may', open, true],
  ['refuses it to a user without the function', { ...open, functions: ['transfer'] as const }, false],
  ['refuses it from an account the task is closed to', { ...open, tasks: { PC_F_DOM: [] } }, false],
  ['refuses it when only another task is open', { ...open, tasks: { PC_F_SELF: [id] } }, false],
  ['refuses it while the functions are not known', { ...open, functions: undefined }, false],
  ['refuses it while the accounts are not known', { ...open, tasks: {} }, false],
])('%s', (_name, grants, may) => {
  expect(accountMay('makePayment', { id }, grants)).toBe(may);
});

it.each([
  ['pounds at once', false, '/payments/make/9A0E'],
  ['other currencies by request', true, '/payments/request-international/9A0E'],
])('pays %s', (_name, isInternational, path) => {
  expect(paymentPath({ id, isInternational })).toBe(path);
});

it('keeps an id in its place in the address', () => {
  expect(paymentPath({ id: 'a/../b?c' as AccountId, isInternational: false })).toBe('/payments/make/a%2F..%2Fb%3Fc');
});
