import { expect, it } from 'vitest';
import type { Grants, UsedAccount } from '#src/api/capabilities/capabilities.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { hubOffers } from './hub-offers.ts';

const pounds: UsedAccount = {
  id: asId<AccountId>('pounds'),
  kind: 'CA',
  isInternational: false,
  transferIsMapped: true,
  transferOutDisabled: false,
  statementsDisabled: false,
  isClosed: false,
};
const euros: UsedAccount = { ...pounds, id: asId<AccountId>('euros'), isInternational: true };
const both = [pounds, euros];
const every = both.map(({ id }) => id);

function granted(functions: readonly PermittedFunction[], over: Grants['tasks'] = {}): Grants {
  return { functions, tasks: { PC_F_DOM: every, PC_I_INSTRL: every, PC_F_SELF: every, FU_F_DFT: every, ...over } };
}

const nothing = {
  payable: undefined,
  payers: [],
  newPayee: false,
  transfers: false,
  upcoming: false,
  regular: false,
  bulk: false,
  payees: false,
  international: false,
};

it('offers nothing without permissions, or before they are known', () => {
  expect(hubOffers(both, granted([]))).toEqual(nothing);
  expect(hubOffers(both, { functions: undefined, tasks: {} })).toEqual(nothing);
});

it.each<[string, PermittedFunction, Partial<typeof nothing> | object]>([
  ['payments, and no regular ones,', 'payment', { payable: both, payers: [pounds], international: true }],
  ['transfers', 'transfer', { transfers: true }],
  ['upcoming payments', 'paymentsFuture', { upcoming: true }],
  ['payees', 'payeesManage', { payees: true }],
  ['bulk payment files', 'bulkUpload', { bulk: true }],
  ['no bulk payments to a customer who may only view files', 'bulkView', {}],
])('offers %s with that permission alone', (_, permitted, offered) => {
  expect(hubOffers(both, granted([permitted]))).toEqual({ ...nothing, ...offered });
});

it('offers regular payments with the permissions for payments and for later ones', () => {
  expect(hubOffers(both, granted(['payment', 'paymentsFuture'])).regular).toBe(true);
});

it('offers a payment to someone new to a customer who may pay and add payees', () => {
  expect(hubOffers(both, granted(['payment', 'payeesManage'])).newPayee).toBe(true);
  expect(hubOffers([euros], granted(['payment', 'payeesManage'])).newPayee).toBe(false);
});

it('offers no bulk payments if no account can make them', () => {
  expect(hubOffers(both, granted(['bulkUpload'], { FU_F_DFT: [] })).bulk).toBe(false);
});

it('tells a customer who may pay that no account is available', () => {
  const { payable, regular, international } = hubOffers(both, granted(['payment'], { PC_F_DOM: [] }));
  expect([payable, regular, international]).toEqual([[], false, false]);
});

it('offers no regular payment if all payable accounts are in another currency', () => {
  const { payable, regular, international } = hubOffers([euros], granted(['payment', 'paymentsFuture']));
  expect([payable, regular, international]).toEqual([[euros], false, true]);
});

it('offers no regular payment if no account can make one', () => {
  const { payable, regular } = hubOffers(both, granted(['payment', 'paymentsFuture'], { PC_I_INSTRL: [] }));
  expect([payable, regular]).toEqual([both, false]);
});
