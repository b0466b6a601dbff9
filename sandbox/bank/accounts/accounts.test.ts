import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { type Customer, partiesOf } from '#sandbox/bank/engine/profile.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { openUserSession } from '#sandbox/bank/session/sessions.ts';
import { mortgage, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import {
  findAccountByToken,
  findAccountOfCategory,
  type TaskCode,
  viewAccounts,
  viewAccountsByTask,
} from './accounts.ts';

function nell(bank: Bank, ...partyIds: string[]): Customer {
  const user = bank.records.find('users', 'nell') as UserRecord;
  const parties = partiesOf(bank, user).filter(({ id }) => partyIds.length === 0 || partyIds.includes(id));
  return { user, parties, session: openUserSession(bank, user).session };
}

it('lists the accounts of every party with their balances', async () => {
  const bank = await smallBank();
  const shown = viewAccounts(bank, nell(bank)).map(({ account, figures }) => [account.id, figures]);
  expect(shown).toEqual([
    ['nell:current', { kind: 'deposit', balance: gbp(120_450), available: gbp(220_450), principal: undefined }],
    [
      'nell:mortgage',
      {
        kind: 'loan',
        outstanding: gbp(18_124_077),
        principal: gbp(25_000_000),
        principalBalance: gbp(18_124_077),
        arrears: gbp(0),
      },
    ],
    [
      'yard:euro',
      {
        kind: 'deposit',
        balance: { minor: 5_000, currency: 'EUR' },
        available: { minor: 5_000, currency: 'EUR' },
        principal: undefined,
      },
    ],
  ]);
});

it('lists only the chosen party’s accounts', async () => {
  const bank = await smallBank();
  expect(viewAccounts(bank, nell(bank, 'party-yard')).map(({ account }) => account.id)).toEqual(['yard:euro']);
});

it.each([
  ['demand-deposit', 'PC_F_DOM', ['nell:current', 'yard:euro']],
  ['demand-deposit', 'FU_F_DFT', []],
  ['loan', 'CH_I_ST', ['nell:mortgage']],
  ['loan', 'PC_F_DOM', []],
] as const)(
  'lists the accounts of one category, %s, that the task %s is open to, and no others',
  async (...[category, task, expected]) => {
    const bank = await smallBank();
    const listed = viewAccountsByTask(bank, nell(bank), asked(category, task));
    expect(listed.map(({ account }) => account.id)).toEqual(expected);
  },
);

it("finds an account by this session's token only", async () => {
  const bank = await smallBank();
  const customer = nell(bank);
  const tokens = viewAccounts(bank, customer).map(({ token }) => token);
  const [current = '', , yard = ''] = tokens;
  expect(findAccountByToken(bank, customer, current)?.id).toBe('nell:current');

  expect(findAccountByToken(bank, customer, 'nell:current')).toBeUndefined();
  expect(findAccountByToken(bank, customer, current.toLowerCase())).toBeUndefined();
  expect(findAccountByToken(bank, nell(bank, 'party-nell'), yard)).toBeUndefined();
  const later: Customer = { ...customer, session: { ...customer.session, number: customer.session.number + 1 } };
  expect(findAccountByToken(bank, later, current)).toBeUndefined();
});

it('finds an account only among its category', async () => {
  const bank = await smallBank();
  const customer = nell(bank);
  const [current = '', loan = ''] = viewAccounts(bank, customer).map(({ token }) => token);
  expect(findAccountOfCategory(bank, customer, current, 'demand-deposit')?.id).toBe('nell:current');
  expect(findAccountOfCategory(bank, customer, current, 'loan')).toBeUndefined();
  expect(findAccountOfCategory(bank, customer, loan, 'loan')?.id).toBe('nell:mortgage');
  expect(findAccountOfCategory(bank, customer, loan, 'term-deposit')).toBeUndefined();
});

it('rejects a loan without an end', async () => {
  const bank = await smallBank();
  const endless = { ...mortgage, id: 'endless', maturesOn: null };
  await expect(commit(bank, [{ change: 'insert', of: 'accounts', record: endless }])).rejects.toThrow('its end');
});

function gbp(minor: number) {
  return { minor, currency: 'GBP' };
}

function asked(category: 'demand-deposit' | 'loan', task: TaskCode) {
  return { category, task, scope: 'global' } as const;
}
