import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { groupAccounts } from './account-groups.ts';

it('heads the groups in the order of the bank, whatever order the accounts came in', () => {
  const groups = groupAccounts([named('loan', 'lending'), named('bond', 'deposit'), named('yard', 'racing')]);
  expect(groups.map(({ heading }) => heading)).toEqual(['Racing Bank Accounts', 'Deposit Accounts', 'Lending']);
});

it('gives a group without accounts no heading', () => {
  expect(groupAccounts([named('house', 'current')]).map(({ heading }) => heading)).toEqual([
    'Private Bank Current Accounts',
  ]);
});

it('keeps the order of the customer within a group', () => {
  const [group] = groupAccounts([named('second', 'current'), named('first', 'current')]);
  expect(group?.accounts.map(({ id }) => id)).toEqual(['second', 'first']);
});

it('has no group at all without accounts', () => {
  expect(groupAccounts([])).toEqual([]);
});

function named(id: string, group: Account['group']): Account {
  return account({ id: id as AccountId, title: id, group });
}
