import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { receivingAccounts, transferOffer } from './transfer-accounts.ts';

const id = (text: string) => asId<AccountId>(text);
const current = account({ id: id('current') });
const savings = account({ id: id('savings'), kind: 'IA' });
const notice = account({ id: id('notice'), kind: 'NT', transferOutDisabled: true });
const unmapped = account({ id: id('unmapped'), transferIsMapped: false });
const euros = account({ id: id('euros'), currency: 'EUR', isInternational: true });
const all = [current, savings, notice, unmapped, euros];
const grants: Grants = { functions: ['transfer'], tasks: { PC_F_SELF: all.map((each) => each.id) } };

it('offers accounts that may send, and leaves out notice accounts and accounts that are not mapped', () => {
  const offer = transferOffer(undefined, all, grants);
  expect(offer.status === 'open' && offer.sending.map((each) => each.id)).toEqual(['current', 'savings', 'euros']);
});

it('offers to receive accounts of the same currency that are mapped, never the account itself', () => {
  expect(receivingAccounts(current, all).map((each) => each.id)).toEqual(['savings', 'notice']);
  expect(receivingAccounts(euros, all)).toEqual([]);
  expect(receivingAccounts(undefined, all)).toEqual([]);
});

it('moves nothing into or out of a closed account', () => {
  const shut = { ...savings, isClosed: true };
  expect(receivingAccounts(current, [current, shut])).toEqual([]);
  expect(transferOffer('savings', [current, shut], grants).status).toBe('not-permitted');
});

it.each([
  ['an account that is not there', 'nowhere', 'unknown'],
  ['an account that is not mapped', 'unmapped', 'not-permitted'],
  ['a notice account', 'notice', 'not-permitted'],
  ['an account that may send', 'current', 'open'],
])('says what becomes of %s in the URL', (_, accountId, state) =>
  expect(transferOffer(accountId, all, grants).status).toBe(state),
);

it('offers nothing without two accounts of one currency', () => {
  expect(transferOffer(undefined, [current, euros], grants)).toEqual({ status: 'nothing' });
  expect(transferOffer(undefined, [current, unmapped], grants)).toEqual({ status: 'nothing' });
  expect(transferOffer(undefined, [current, notice], grants).status).toBe('open');
  expect(transferOffer(undefined, all, { functions: [], tasks: {} })).toEqual({ status: 'nothing' });
});
