import { expect, it } from 'vitest';
import type { Grants, UsedAccount } from '#src/api/capabilities/capabilities.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { hubOffers } from './hub-offers.ts';

const pounds: UsedAccount = {
  id: 'pounds' as AccountId,
  kind: 'CA',
  isInternational: false,
  transferIsMapped: true,
  transferOutDisabled: false,
  statementsDisabled: false,
};
const euros: UsedAccount = { ...pounds, id: 'euros' as AccountId, isInternational: true };
const both = [pounds, euros];
const every = both.map(({ id }) => id);

function granted(functions: readonly PermittedFunction[], over: Grants['tasks'] = {}): Grants {
  return { functions, tasks: { PC_F_DOM: every, PC_I_INSTRL: every, PC_F_SELF: every, FU_F_DFT: every, ...over } };
}

const nothing = {
  payable: undefined,
  transfers: false,
  upcoming: false,
  regular: false,
  bulk: false,
  payees: false,
  international: false,
};

it('offers nothing to whom nothing is permitted, or not yet', () => {
  expect(hubOffers(both, granted([]))).toEqual(nothing);
  expect(hubOffers(both, { functions: undefined, tasks: {} })).toEqual(nothing);
});

it.each<[string, PermittedFunction, Partial<typeof nothing> | object]>([
  ['payments', 'payment', { payable: both, regular: true, international: true }],
  ['transfers', 'transfer', { transfers: true }],
  ['what is due', 'paymentsFuture', { upcoming: true }],
  ['payees', 'payeesManage', { payees: true }],
  ['files of payments', 'bulkUpload', { bulk: true }],
  ['no file to who may only look at them', 'bulkView', {}],
])('offers %s by its own permission alone', (_, permitted, offered) => {
  expect(hubOffers(both, granted([permitted]))).toEqual({ ...nothing, ...offered });
});

it('offers no file where no account may pay from one', () => {
  expect(hubOffers(both, granted(['bulkUpload'], { FU_F_DFT: [] })).bulk).toBe(false);
});

it('says of somebody who may pay that no account is open to it', () => {
  const { payable, regular, international } = hubOffers(both, granted(['payment'], { PC_F_DOM: [] }));
  expect([payable, regular, international]).toEqual([[], false, false]);
});

it('offers no recurring payment where all that can be paid from is in another currency', () => {
  const { payable, regular, international } = hubOffers([euros], granted(['payment']));
  expect([payable, regular, international]).toEqual([[euros], false, true]);
});

it('offers no recurring payment where no account can make one', () => {
  const { payable, regular } = hubOffers(both, granted(['payment'], { PC_I_INSTRL: [] }));
  expect([payable, regular]).toEqual([both, false]);
});
