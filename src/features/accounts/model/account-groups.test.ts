import { expect, it } from 'vitest';
import type { Account } from '#src/api/account.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';
import { groupAccounts } from './account-groups.ts';

it('heads the groups in the order of the bank, whatever order the accounts came in', () => {
  const groups = groupAccounts([account('loan', 'lending'), account('bond', 'deposit'), account('yard', 'racing')]);
  expect(groups.map(({ heading }) => heading)).toEqual(['Racing Bank Accounts', 'Deposit Accounts', 'Lending']);
});

it('gives a group without accounts no heading', () => {
  expect(groupAccounts([account('house', 'current')]).map(({ heading }) => heading)).toEqual([
    'Private Bank Current Accounts',
  ]);
});

it('keeps the order of the customer within a group', () => {
  const [group] = groupAccounts([account('second', 'current'), account('first', 'current')]);
  expect(group?.accounts.map(({ id }) => id)).toEqual(['second', 'first']);
});

it('has no group at all without accounts', () => {
  expect(groupAccounts([])).toEqual([]);
});

function account(id: string, group: Account['group']): Account {
  return {
    id: id as AccountId,
    customerId: 'party' as PartyId,
    partyName: 'Amelia Hart',
    title: id,
    accountNumber: '12345678',
    sortCode: '609303',
    currency: 'GBP',
    kind: 'CA',
    typeTitle: 'Private Bank Current Account',
    group,
    order: 1,
    isInternational: false,
    productType: 'PB1',
    transferIsMapped: true,
    transferOutDisabled: false,
  };
}
