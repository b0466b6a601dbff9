import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { fromAccounts } from './from-accounts.ts';

const kinds: readonly Account['kind'][] = ['CA', 'RA', 'IA', 'NT', 'TD', 'LN', 'MO'];
const accounts = kinds.map((kind) => account({ id: asId<AccountId>(kind), kind }));
const euros = account({ id: asId<AccountId>('EUR'), isInternational: true, currency: 'EUR' });

function offeredOf(grants: Partial<Grants> = {}) {
  const all = [...accounts, euros];
  const whole: Grants = { functions: ['payment'], tasks: { PC_F_DOM: all.map(({ id }) => id) }, ...grants };
  return fromAccounts(all, whole).map(({ id }) => id);
}

it('offers accounts in any currency, but no loan, mortgage or term deposit', () => {
  expect(offeredOf()).toEqual(['CA', 'RA', 'IA', 'NT', 'EUR']);
});

it.each([
  ['the permission to pay', { functions: [] }],
  ['permissions that have loaded', { functions: undefined }],
  ['an account that may pay', { tasks: { PC_F_DOM: [] } }],
])('offers none without %s', (_what, grants) => {
  expect(offeredOf(grants)).toEqual([]);
});
