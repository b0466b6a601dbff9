import { describe, expect, it } from 'vitest';
import type { PartyId, PayeeId } from '#src/kernel/ids.ts';
import { payee } from './payee.fixture.ts';
import { payeesOf, searchPayees } from './payee-choices.ts';

const party = 'party' as PartyId;

describe('payees an account may pay', () => {
  const id = (text: string) => text as PayeeId;
  const payees = [
    payee({ id: id('of-another'), customerId: 'other' as PartyId }),
    payee({ id: id('of-nobody-knows'), title: 'Yarrow', customerId: '' as PartyId }),
    payee({ id: id('waiting'), isActive: false, status: 'PENDING_APPROVAL' }),
    payee({ id: id('nicknamed'), title: 'Zebra Ltd', payeeDescription: 'Accountants' }),
    payee({ id: id('plain') }),
  ];
  it('belong to its entity, are authorised and are sorted by name', () =>
    expect(payeesOf({ customerId: party }, payees).map((one) => one.id)).toEqual([
      'nicknamed',
      'plain',
      'of-nobody-knows',
    ]));
  it('include all payees if the bank did not give the account’s entity', () =>
    expect(payeesOf({ customerId: '' as PartyId }, payees)).toHaveLength(4));
});

describe('a search', () => {
  const saddler = payee({ payeeDescription: 'Tack shop' });
  it.each([
    ['the nickname', 'TACK'],
    ['the account name', 'saddlery'],
    ['two words from different fields', 'shop ascot'],
    ['the account number', '31000010'],
    ['a sort code with hyphens', '20-45'],
    ['a sort code without hyphens', '2045'],
    ['nothing', '  '],
  ])('finds a payee by %s', (_, text) => expect(searchPayees([saddler], text)).toEqual([saddler]));
  it('finds nobody if one word does not match', () => expect(searchPayees([saddler], 'ascot farrier')).toEqual([]));
});
