import { describe, expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { byLastPaid, payeesOf } from './payable-payees.ts';
import { payee } from './payee.fixture.ts';
import { searchPayees } from './search-payees.ts';

const party = asId<PartyId>('party');

describe('payees an account may pay', () => {
  const id = (text: string) => asId<PayeeId>(text);
  const payees = [
    payee({ id: id('of-another'), customerId: asId<PartyId>('other') }),
    payee({ id: id('of-nobody-knows'), title: 'Yarrow', customerId: asId<PartyId>('') }),
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
    expect(payeesOf({ customerId: asId<PartyId>('') }, payees)).toHaveLength(4));
});

describe('a search', () => {
  const saddler = payee({ payeeDescription: 'The shop', lastReference: 'Two girths' });
  it.each([
    ['the nickname', 'THE SHOP'],
    ['the account name', 'saddlery'],
    ['two words from different fields', 'shop ascot'],
    ['the account number', '31000010'],
    ['a sort code with hyphens', '20-45'],
    ['a sort code without hyphens', '2045'],
    ['the reference the payee asks for', 'tack'],
    ['the last reference', 'girths'],
    ['nothing', '  '],
  ])('finds a payee by %s', (_, text) => expect(searchPayees([saddler], text)).toEqual([saddler]));
  it('finds nobody if one word does not match', () => expect(searchPayees([saddler], 'ascot farrier')).toEqual([]));
});

describe('recent payees', () => {
  const paid = (title: string, day?: string) =>
    payee({ title, id: asId<PayeeId>(title), ...(day !== undefined && { lastPaidOn: calendarDay(day) }) });
  const titles = (payees: readonly { readonly title: string }[]) => payees.map(({ title }) => title);

  it('are the five paid last, the latest first, and are not repeated among the others', () => {
    const payees = [
      paid('Abbot', '2026-03-01'),
      paid('Baker', '2026-06-02'),
      paid('Carter'),
      paid('Draper', '2026-05-01'),
      paid('Eames', '2026-06-02'),
      paid('Farrier', '2026-01-01'),
      paid('Glover', '2026-02-01'),
    ];
    const { recent, others } = byLastPaid(payees);
    expect(titles(recent)).toEqual(['Baker', 'Eames', 'Draper', 'Abbot', 'Glover']);
    expect(titles(others)).toEqual(['Carter', 'Farrier']);
  });

  it('are none if the bank names no day', () => {
    expect(byLastPaid([paid('Abbot'), paid('Baker')])).toMatchObject({ recent: [], others: [{}, {}] });
  });
});
