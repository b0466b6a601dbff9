import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import { waysOfRow } from './account-ways.ts';

const savings = account({ kind: 'IA' });
const { id } = savings;
const everything: Grants = {
  functions: ['transfer', 'statements', 'paymentsFuture', 'payment'],
  tasks: { PC_F_SELF: [id], CH_I_ST: [id], PC_F_DOM: [id] },
};
const all = ['Internal Transfer', 'Statements', 'Upcoming payments'];

it.each<readonly [string, Partial<Account>, Grants | undefined, readonly string[]]>([
  ['everything granted', {}, everything, all],
  ['what is usual, until the bank answers', {}, undefined, all],
  ['no transfer from an account that allows none', { transferOutDisabled: true }, everything, all.slice(1)],
  ['only what the tasks hold', {}, { ...everything, tasks: {} }, ['Upcoming payments']],
  ['nothing without permissions', {}, { ...everything, functions: undefined }, []],
  ['nothing for a bond', { kind: 'TD' }, everything, []],
  ['nothing for a loan', { kind: 'LN' }, everything, []],
])('the menu of a row offers %s', (_, given, grants, labels) => {
  expect(waysOfRow({ ...savings, ...given }, grants).map(({ label }) => label)).toEqual(labels);
});

it('leads to the pages of that account', () => {
  expect(waysOfRow(savings, everything).map(({ to }) => to)).toEqual([
    `/payments/transfer-money/${id}`,
    `/accounts/statements/${id}`,
    `/payments/upcoming?account=${id}`,
  ]);
});
