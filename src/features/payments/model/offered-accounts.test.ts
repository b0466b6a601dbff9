import { expect, it } from 'vitest';
import { account as accountOf } from '#src/api/accounts/account.fixture.ts';
import type { Grants, UsedAccount } from '#src/api/capabilities/capabilities.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { offeredAccounts, solePayer } from './offered-accounts.ts';

function account(id: string, isInternational = false): UsedAccount {
  return accountOf({ id: id as AccountId, isInternational });
}

const [everything, once, regularly, euros, closed] = [
  account('everything'),
  account('once'),
  account('regularly'),
  account('euros', true),
  account('closed'),
] as const;
const accounts = [everything, once, regularly, euros, closed];
const grants: Grants = {
  functions: ['payment', 'paymentsFuture'],
  tasks: { PC_F_DOM: [everything.id, once.id, euros.id], PC_I_INSTRL: [everything.id, regularly.id, euros.id] },
};

it('offers GBP accounts that can make payments', () =>
  expect(offeredAccounts(accounts, grants, { isRegular: false })).toEqual([everything, once]));

it('offers only accounts that can make regular payments for a regular payment', () =>
  expect(offeredAccounts(accounts, grants, { isRegular: true })).toEqual([everything]));

it('offers nothing to a customer who may not pay', () =>
  expect(offeredAccounts(accounts, { ...grants, functions: [] }, { isRegular: false })).toEqual([]));

it('knows the only account that may pay a payee, of its entity and for a payment of its kind', () => {
  const own = (id: string, customerId: string) =>
    ({ ...accountOf(), ...account(id), customerId: asId<PartyId>(customerId) }) as const;
  const payers = { accounts: [own('everything', 'house'), own('once', 'stud'), own('regularly', 'stud')], grants };
  const payer = (customerId: string, isRegular = false) =>
    solePayer({ customerId: asId<PartyId>(customerId) }, payers, { isRegular });
  expect(payer('house')).toBe('everything');
  expect(payer('stud')).toBe('once');
  expect(payer('stud', true)).toBeUndefined();
  expect(payer('')).toBeUndefined();
  expect(solePayer(undefined, payers, { isRegular: false })).toBeUndefined();
});
