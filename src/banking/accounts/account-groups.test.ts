import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { groupAccounts } from './account-groups.ts';

it('orders the groups as the bank does, whatever order the accounts come in', () => {
  const groups = groupAccounts([named('loan', 'lending'), named('bond', 'deposit'), named('yard', 'racing')]);
  expect(groups.map(({ heading }) => heading)).toEqual(['Racing Bank Accounts', 'Deposit Accounts', 'Lending']);
});

it('shows no heading for an empty group', () => {
  expect(groupAccounts([named('house', 'current')]).map(({ heading }) => heading)).toEqual([
    'Private Bank Current Accounts',
  ]);
});

it('keeps the customer’s order within a group', () => {
  const [group] = groupAccounts([named('second', 'current'), named('first', 'current')]);
  expect(group?.accounts.map(({ id }) => id)).toEqual(['second', 'first']);
});

it('has no groups without accounts', () => {
  expect(groupAccounts([])).toEqual([]);
});

function named(id: string, group: Account['group']): Account {
  return account({ id: asId<AccountId>(id), title: id, group });
}
