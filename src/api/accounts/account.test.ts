import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountsAnswer, currentAccount, euroAccount, mortgage, whenDamaged } from '#src/api/store/answers.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { runs } from '#tests/runs.ts';
import { type Account, accountsOfParty, toAccount, toAccountList } from './account.ts';

const money = z.strictObject({ minor: z.int(), currency: z.enum(['GBP', 'EUR', 'USD']) });
const text = z.string();
const wellTyped = z.strictObject({
  accounts: z.array(
    z.strictObject({
      id: text.check(z.minLength(1)),
      customerId: text,
      partyName: text,
      title: text.check(z.minLength(1)),
      nickname: z.optional(text.check(z.minLength(1))),
      accountNumber: text,
      maskedAccountNumber: text,
      sortCode: text.check(z.regex(/^(\d{6})?$/)),
      currency: z.enum(['GBP', 'EUR', 'USD']),
      balance: z.optional(money),
      availableBalance: z.optional(money),
      accountType: z.enum(['CSA', 'TRD', 'LON']),
      kind: z.enum(['CA', 'RA', 'TD', 'IA', 'NT', 'LN', 'MO']),
      typeTitle: text.check(z.minLength(1)),
      group: z.enum(['current', 'racing', 'deposit', 'lending']),
      order: z.int().check(z.minimum(1), z.maximum(9999)),
      isInternational: z.boolean(),
      iban: z.optional(text),
      productType: text,
      openingDate: z.optional(text.check(z.refine((day) => parseCalendarDay(day) !== undefined))),
      transferIsMapped: z.boolean(),
      transferOutDisabled: z.boolean(),
      statementsDisabled: z.boolean(),
      isClosed: z.boolean(),
    }),
  ),
  damagedCount: z.int().check(z.nonnegative()),
});

function account(overrides: object = {}): Account {
  const read = toAccount(unchecked({ ...currentAccount, ...overrides }));
  if (read === undefined) throw new Error('This account was to be readable');
  return read;
}

function withPairs(values: Readonly<Record<string, unknown>>) {
  return { dictionary: { nameValuePairDTOArray: Object.entries(values).map(([name, value]) => ({ name, value })) } };
}

it('reads a current account', () => {
  expect(account()).toEqual({
    id: '9A0E7C5512D84F6B',
    customerId: 'C43E0A1B7D52F986',
    partyName: "Mrs Eleanor O'Hara",
    title: 'Household & garden',
    nickname: 'Household & garden',
    accountNumber: '31926819',
    maskedAccountNumber: '****6819',
    sortCode: '609303',
    currency: 'GBP',
    balance: { minor: 120_450, currency: 'GBP' },
    availableBalance: { minor: 220_450, currency: 'GBP' },
    accountType: 'CSA',
    kind: 'CA',
    typeTitle: 'Private Bank Current Account',
    group: 'current',
    order: 1,
    isInternational: false,
    productType: 'CURRPB',
    openingDate: '2016-01-01',
    transferIsMapped: true,
    transferOutDisabled: false,
    statementsDisabled: false,
    isClosed: false,
  });
});

it('shows what is owed on a mortgage as a balance below zero, with nothing available', () => {
  const read = account({ ...mortgage, currentBalance: undefined, availableBalance: undefined });
  expect(read.balance).toEqual({ minor: -18_124_077, currency: 'GBP' });
  expect(read).not.toHaveProperty('availableBalance');
});

it.each([
  ['CA', false],
  ['TD', false],
  ['NT', false],
  ['LN', true],
  ['MO', true],
])('has no statements in the list of a customer for lending alone: %s', (SubGroup, statementsDisabled) => {
  expect(account(withPairs({ SubGroup }))).toMatchObject({ statementsDisabled });
});

it('shows what was deposited where a bond has no balance of its own', () => {
  const principalAmount = { currency: 'GBP', amount: 50000 };
  const bond = account({ ...withPairs({ SubGroup: 'TD' }), currentBalance: null, principalAmount });
  expect(bond.balance).toEqual({ minor: 5_000_000, currency: 'GBP' });
  expect(account({ currentBalance: null, principalAmount })).not.toHaveProperty('balance');
});

it.each([
  ['CA', 'Private Bank Current Account', 'current'],
  ['RA', 'Racing Bank Account', 'racing'],
  ['TD', 'Fixed Rate Bond', 'deposit'],
  ['IA', 'Instant Access', 'deposit'],
  ['NT', 'Notice Account', 'deposit'],
  ['LN', 'Loan', 'lending'],
  ['MO', 'Mortgage', 'lending'],
])('knows the kind %s', (SubGroup, typeTitle, group) => {
  expect(account(withPairs({ SubGroup }))).toMatchObject({ kind: SubGroup, typeTitle, group });
});

it.each([
  ['a loan by its type', 'LON', 'LN', 'lending'],
  ['a deposit by its type', 'TRD', 'TD', 'deposit'],
  ['anything else as current', 'NEW', 'CA', 'current'],
])('places %s when the sub-group is unknown, under its product’s own name', (_name, type, kind, group) => {
  const read = account({ ...withPairs({ SubGroup: 'ZZ' }), type, productDTO: { name: 'Silver &amp; Gold' } });
  expect(read).toMatchObject({ kind, group, typeTitle: 'Silver & Gold' });
});

it.each([
  ['the customer’s name for it', { accountNickname: 'Tack' }, 'Tack'],
  ['the bank’s where there is none', { accountNickname: null }, 'Private Bank Current Account'],
  ['the bank’s where it is blank', { accountNickname: ' &#x20; ' }, 'Private Bank Current Account'],
  ['its kind where neither is there', { accountNickname: 7, displayName: null }, 'Private Bank Current Account'],
])('is titled with %s', (_name, overrides, title) => {
  expect(account(overrides).title).toBe(title);
});

it('knows whether the name is the customer’s own', () => {
  expect(account({ accountNickname: 'Tack' })).toMatchObject({ title: 'Tack', nickname: 'Tack' });
  for (const accountNickname of [null, undefined, '  ', 7]) {
    expect(account({ accountNickname })).not.toHaveProperty('nickname');
  }
});

it.each([
  ['as the bank says it', 'TRD', 'CA', 'TRD'],
  ['of a current account, where it says nothing', undefined, 'RA', 'CSA'],
  ['of a notice account', null, 'NT', 'CSA'],
  ['of a bond', 'NEW', 'TD', 'TRD'],
  ['of a loan', 7, 'LN', 'LON'],
  ['of a mortgage', 'toString', 'MO', 'LON'],
])('has the broader type %s', (_name, type, SubGroup, accountType) => {
  expect(account({ ...withPairs({ SubGroup }), type })).toMatchObject({ accountType });
});

it('masks the numbers of a list so that no two share a mask', () => {
  const numbered = (value: string, displayValue: string) => ({ ...currentAccount, id: { value, displayValue } });
  const list = toAccountList(
    unchecked({
      accounts: [numbered('a', '12345678'), numbered('b', '12395678'), numbered('c', '40071522')],
    }),
  );
  expect(list?.accounts.map(({ maskedAccountNumber }) => maskedAccountNumber)).toEqual([
    '***45678',
    '***95678',
    '****1522',
  ]);
});

it.each([
  ['000', '609303'],
  ['204577', '204577'],
  ['XX1', ''],
  [undefined, ''],
])('gives branch %s the sort code "%s"', (branchCode, sortCode) => {
  expect(account({ branchCode }).sortCode).toBe(sortCode);
});

it.each([
  ['an account opened before the records', 'CA', '2012-05-01T00:00:00', '2016-01-01'],
  ['one opened the day before', 'NT', '2015-12-31T00:00:00', '2016-01-01'],
  ['one opened on the day', 'RA', '2016-01-01T00:00:00', '2016-01-01'],
  ['one opened later', 'IA', '2019-03-02T00:00:00', '2019-03-02'],
  ['a bond, which keeps its start', 'TD', '2012-05-01T00:00:00', '2012-05-01'],
  ['a loan, which keeps its start', 'LN', '2012-05-01T00:00:00', '2012-05-01'],
])('begins %s', (_name, SubGroup, openingDate, day) => {
  expect(account({ ...withPairs({ SubGroup }), openingDate }).openingDate).toBe(day as CalendarDay);
});

it('has no first day where the bank’s is none', () => {
  expect(account({ openingDate: '2012-02-31T00:00:00' })).not.toHaveProperty('openingDate');
});

it.each([
  ['both flags', { transferIsMapped: 'true', transferOutDisabled: 'false' }, [true, false]],
  ['flags that are not texts', { transferIsMapped: true, transferOutDisabled: false }, [true, false]],
  ['no flags, as closed', {}, [false, true]],
  ['unknown words, as closed', { transferIsMapped: 'yes', transferOutDisabled: 'no' }, [false, true]],
  ['a notice account, as closed for transfers out', { SubGroup: 'NT', transferOutDisabled: 'false' }, [false, true]],
])('reads %s', (_name, values, [mapped, outDisabled]) => {
  const read = account(withPairs({ SubGroup: 'CA', ...values }));
  expect([read.transferIsMapped, read.transferOutDisabled]).toEqual([mapped, outDisabled]);
});

it('is international in any currency but pounds', () => {
  expect(toAccount(unchecked(euroAccount))).toMatchObject({
    isInternational: true,
    iban: 'GB47PADD60930322345678',
    currency: 'EUR',
  });
});

it('takes the currency from a balance where the account does not say', () => {
  expect(account({ currencyCode: null }).currency).toBe('GBP');
});

it.each([
  ['no id', { id: null }],
  ['an empty id', { id: { value: '', displayValue: '31926819' } }],
  ['an id that is no text', { id: { value: 31926819 } }],
  ['a currency nobody knows', { currencyCode: 'XBT', currentBalance: null, availableBalance: null }],
])('cannot show an account with %s', (_name, overrides) => {
  expect(toAccount(unchecked({ ...currentAccount, ...overrides }))).toBeUndefined();
});

it('counts what it cannot show', () => {
  const list = toAccountList(unchecked({ accounts: [currentAccount, null, { ...mortgage, id: {} }, 'x'] }));
  expect([list?.accounts.length, list?.damagedCount]).toEqual([1, 3]);
});

it('shows a duplicate account once, without counting it as damaged', () => {
  const list = toAccountList(unchecked({ accounts: [currentAccount, mortgage, currentAccount] }));
  expect([list?.accounts.length, list?.damagedCount]).toEqual([2, 0]);
});

it('lists by group, and within a group in the customer’s order', () => {
  const place = (token: string, SubGroup: string, nicknameSequenceNumber?: string) => ({
    ...currentAccount,
    id: { value: token },
    ...withPairs({ SubGroup, nicknameSequenceNumber }),
  });
  const accounts = [
    place('loan', 'LN', '1'),
    place('notice-3', 'NT', '3'),
    place('current-last', 'CA'),
    place('current-10', 'CA', '10'),
    place('instant-2', 'IA', '2'),
    place('racing', 'RA', '1'),
    place('current-9', 'CA', '9'),
    place('bond-1', 'TD', '1'),
  ];
  expect(toAccountList(unchecked({ accounts }))?.accounts.map(({ id }) => id)).toEqual([
    'current-9',
    'current-10',
    'current-last',
    'racing',
    'bond-1',
    'instant-2',
    'notice-3',
    'loan',
  ]);
});

it.each([
  ['one without a place last', undefined, 9999],
  ['one whose place is not a number last', 'first', 9999],
  ['one beyond the last place last', '10000', 9999],
  ['one ahead of the first place first', '0', 1],
  ['any other where the bank says', '9998', 9998],
])('places %s', (_name, nicknameSequenceNumber, order) => {
  expect(account(withPairs({ nicknameSequenceNumber })).order).toBe(order);
});

it('tells an empty list from a missing one', () => {
  expect(toAccountList(unchecked({ accounts: [] }))).toEqual({ accounts: [], damagedCount: 0 });
  for (const answer of [{}, { accounts: null }, { accounts: {} }, null, undefined, 'x']) {
    expect(toAccountList(unchecked(answer))).toBeUndefined();
  }
});

it('gives the accounts of one entity, or all', () => {
  const [mine, other] = [account(), account({ partyId: { value: 'A77B' } })];
  expect(accountsOfParty([mine, other], asId<PartyId>('A77B'))).toEqual([other]);
  expect(accountsOfParty([mine, other], false)).toEqual([mine, other]);
});

it('survives any damage to an answer, and what it gives is well typed', () => {
  whenDamaged(
    [accountsAnswer],
    (answer) => {
      const list = toAccountList(unchecked(answer));
      if (list !== undefined) wellTyped.parse(list);
    },
    runs(2_000),
  );
});

it.each([
  ['CLOSED', true],
  ['ACTIVE', false],
  ['DORMANT', false],
  [undefined, false],
])('takes an account with the status %s for closed: %s', (status, isClosed) => {
  expect(toAccount(unchecked({ ...currentAccount, status }))?.isClosed).toBe(isClosed);
});
