import { describe, expect, it } from 'vitest';
import type { PartyId, PayeeId } from '#src/kernel/ids.ts';
import { payee } from './payee.fixture.ts';
import { payeesOf, searchPayees } from './payee-choices.ts';

const party = 'party' as PartyId;

describe('whom an account may pay', () => {
  const id = (text: string) => text as PayeeId;
  const payees = [
    payee({ id: id('of-another'), customerId: 'other' as PartyId }),
    payee({ id: id('of-nobody-knows'), title: 'Yarrow', customerId: '' as PartyId }),
    payee({ id: id('waiting'), isActive: false, status: 'PENDING_APPROVAL' }),
    payee({ id: id('nicknamed'), title: 'Zebra Ltd', payeeDescription: 'Accountants' }),
    payee({ id: id('plain') }),
  ];
  it('is of its own entity, can be paid, and stands by the name it is called', () =>
    expect(payeesOf({ customerId: party }, payees).map((one) => one.id)).toEqual([
      'nicknamed',
      'plain',
      'of-nobody-knows',
    ]));
  it('is anybody where the bank did not say whose the account is', () =>
    expect(payeesOf({ customerId: '' as PartyId }, payees)).toHaveLength(4));
});

describe('a search', () => {
  const saddler = payee({ payeeDescription: 'Tack shop' });
  it.each([
    ['the nickname', 'TACK'],
    ['the title', 'saddlery'],
    ['two words of different texts', 'shop ascot'],
    ['the number', '31000010'],
    ['the sort code as it is read', '20-45'],
    ['the sort code as it is typed', '2045'],
    ['nothing', '  '],
  ])('finds by %s', (_, words) => expect(searchPayees([saddler], words)).toEqual([saddler]));
  it('finds nobody when one of the words is of none', () =>
    expect(searchPayees([saddler], 'ascot farrier')).toEqual([]));
});
