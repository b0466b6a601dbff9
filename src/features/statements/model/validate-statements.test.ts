import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { validateStatements } from './validate-statements.ts';

const current = account({ id: asId<AccountId>('CURRENT') });
const savings = account({ id: asId<AccountId>('SAVINGS'), kind: 'IA', group: 'deposit' });
const paperless = account({ id: asId<AccountId>('PAPERLESS') });
const mortgage = account({ id: asId<AccountId>('MORTGAGE'), kind: 'MO', group: 'lending', statementsDisabled: true });
const accounts = [current, paperless, savings, mortgage];
const grants: Grants = {
  functions: ['statements', 'loanStatements'],
  tasks: { CH_I_ST: [current.id, savings.id, mortgage.id] },
};

it('opens every account with statements if the URL names none, but no loan or mortgage', () => {
  expect(validateStatements(accounts, grants, undefined)).toEqual({
    outcome: 'open',
    accounts: [current, savings],
    chosen: undefined,
  });
});

it('opens the account in the URL, with the others to choose from', () => {
  expect(validateStatements(accounts, grants, 'SAVINGS')).toEqual({
    outcome: 'open',
    accounts: [current, savings],
    chosen: savings,
  });
});

it.each([
  ['a mortgage', mortgage],
  ['an account without the permission', paperless],
])('says that there are no statements for %s, but that others have some', (_, closed) => {
  expect(validateStatements(accounts, grants, closed.id)).toEqual({
    outcome: 'closed',
    account: closed,
    othersOpen: true,
  });
});

it.each(['NOBODY', '', '../1'])('finds no account for %o', (accountId) => {
  expect(validateStatements(accounts, grants, accountId)).toEqual({ outcome: 'no-such-account' });
});

it('opens nothing for a customer who may only see loan correspondence', () => {
  const lender: Grants = { ...grants, functions: ['loanStatements'] };
  expect(validateStatements(accounts, lender, undefined)).toEqual({ outcome: 'none-open' });
  expect(validateStatements(accounts, lender, 'MORTGAGE')).toMatchObject({ outcome: 'closed', othersOpen: false });
});
