import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { payeeName, toPayeeList } from './payee.ts';
import { payeesAnswer, wirePayee } from './payees.fixture.ts';

function listOf(...listPayees: readonly unknown[]) {
  return toPayeeList(unchecked({ payeeGroups: [{ groupId: 'G', partyId: { value: 'P' }, listPayees }] }));
}

it('reads a payee, its texts decoded once', () => {
  expect(toPayeeList(unchecked(payeesAnswer))?.payees[0]).toEqual({
    id: 'E8134B7F0A92C65D',
    groupId: '5D0C71E8A42B96F3',
    creatorId: 'private-customer',
    title: 'Ashdown Feed & Forage',
    payeeDescription: 'Hay & straw',
    accountNumber: '20418836',
    sortCode: '601122',
    lastReference: 'Hay February',
    reference: 'Account 4417',
    payeeReference: 'Account 4417',
    bankName: 'Tannery & Sons',
    address: '1 High Street',
    city: 'Leeds',
    country: 'United Kingdom',
    customerId: 'C43E0A1B7D52F986',
    accountType: 'Business',
    verificationReport: {
      enabled: true,
      matched: 'N',
      selectionStatus: 'N',
      reasonCode: 'MBAM',
      payeeAccountName: 'Ashdown Feed & Forage',
    },
    status: 'ACT',
    isActive: true,
  });
});

it('leaves what was encoded twice encoded once', () => {
  const account = { ...wirePayee.ukDomesticPayee, accountName: 'Ashdown &amp;amp; Sons' };
  expect(listOf({ ...wirePayee, ukDomesticPayee: account })?.payees[0]?.title).toBe('Ashdown &amp; Sons');
});

it.each([
  ['ACT', true],
  ['PENDING_APPROVAL', false],
  ['INI', false],
  ['act', false],
  [undefined, false],
])('takes a payee that is %s for one that can be paid: %s', (status, isActive) => {
  expect(listOf({ ...wirePayee, status })?.payees[0]?.isActive).toBe(isActive);
});

it('calls a payee by the customer’s own name for it, else by that of the account', () => {
  const [named, plain] = toPayeeList(unchecked(payeesAnswer))?.payees ?? [];
  expect([named, plain].map((payee) => payee && payeeName(payee))).toEqual(['Hay & straw', 'Ashdown Feed & Forage']);
});

it('takes group and entity of the group where the payee does not tell them', () => {
  const { groupId: _group, customerId: _party, ...bare } = wirePayee;
  expect(listOf(bare)?.payees[0]).toMatchObject({ groupId: 'G', customerId: 'P' });
});

it('counts payees without an id, and lists duplicates once', () => {
  expect(listOf({ ...wirePayee, id: null }, wirePayee, wirePayee, 7)).toMatchObject({
    payees: [{ id: wirePayee.id }],
    damagedCount: 2,
  });
});

it('counts a group whose list cannot be read', () => {
  expect(
    toPayeeList(unchecked({ payeeGroups: [...payeesAnswer.payeeGroups, { groupId: 'G', listPayees: 7 }, null] })),
  ).toMatchObject({
    damagedCount: 2,
  });
});

it.each([
  ['no payee has an id', [{ groupId: 'G', listPayees: [{ ...wirePayee, id: 7 }] }]],
  ['no group has its list', [{ groupId: 'G' }, null]],
])('is not a list where %s', (_, payeeGroups) => expect(toPayeeList(unchecked({ payeeGroups }))).toBeUndefined());

it('is empty for groups without payees, and nothing for an answer without groups', () => {
  for (const payeeGroups of [[], [{ groupId: 'G', listPayees: null }], [{ groupId: 'G', listPayees: [] }]]) {
    expect(toPayeeList(unchecked({ payeeGroups }))).toEqual({ payees: [], damagedCount: 0 });
  }
  expect([toPayeeList(unchecked({})), toPayeeList(null), toPayeeList(unchecked({ payeeGroups: {} }))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('survives missing and mistyped fields', () => {
  whenDamaged([payeesAnswer], (answer) => {
    for (const payee of toPayeeList(unchecked(answer))?.payees ?? []) {
      const { id, groupId, title, accountNumber, sortCode, lastReference, bankName, customerId, status } = payee;
      const texts = [id, groupId, title, accountNumber, sortCode, lastReference, bankName, customerId, status];
      expect(new Set(texts.map((text) => typeof text))).toEqual(new Set(['string']));
      expect([id === '', groupId === '', payee.isActive]).toEqual([false, false, status === 'ACT']);
    }
  });
});
