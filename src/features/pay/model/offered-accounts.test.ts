import { expect, it } from 'vitest';
import type { Grants, UsedAccount } from '#src/api/capabilities/capabilities.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { offeredAccounts } from './offered-accounts.ts';

function account(id: string, isInternational = false): UsedAccount {
  return {
    id: id as AccountId,
    kind: 'CA',
    isInternational,
    transferIsMapped: true,
    transferOutDisabled: false,
    statementsDisabled: false,
  };
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
  functions: ['payment'],
  tasks: { PC_F_DOM: [everything.id, once.id, euros.id], PC_I_INSTRL: [everything.id, regularly.id, euros.id] },
};

it('offers GBP accounts that can make payments', () =>
  expect(offeredAccounts(accounts, grants, { isRegular: false })).toEqual([everything, once]));

it('offers only accounts that can make regular payments for a regular payment', () =>
  expect(offeredAccounts(accounts, grants, { isRegular: true })).toEqual([everything]));

it('offers nothing to a customer who may not pay', () =>
  expect(offeredAccounts(accounts, { ...grants, functions: [] }, { isRegular: false })).toEqual([]));
