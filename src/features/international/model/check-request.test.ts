import { describe, expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { checkRequest } from './check-request.ts';
import { countries } from './countries.ts';
import { emptyRequest, type TypedRequest } from './typed-request.ts';

const today = calendarDay('2026-03-03');
const from = account({ id: asId<AccountId>('A1'), productType: 'CURPB' });

const filled: Partial<TypedRequest> = {
  name: ' Aoife Byrne ',
  address: '1 The Curragh\nKildare',
  accountNumber: '1234-5678',
  aba: '021 000 021',
  iban: 'ie29 aibk 9311 5212 3456 78',
  swift: 'aibkie2d',
  amount: '1250',
  paymentOption: 'urgent',
  paymentCharges: 'all',
};

function check(country: string | undefined, over: Partial<TypedRequest> = {}, payer: typeof from | undefined = from) {
  const typed = { ...emptyRequest(today), ...over };
  return checkRequest(typed, { from: payer, country: countries.find(({ code }) => code === country), today });
}

function mistakesOf(...args: Parameters<typeof check>) {
  const checked = check(...args);
  return checked.outcome === 'mistaken' ? checked.mistakes : {};
}

it('asks for account and country first', () => {
  expect(checkRequest(emptyRequest(today), { from: undefined, country: undefined, today })).toEqual({
    outcome: 'mistaken',
    mistakes: {
      fromAccount: 'Which account do you want to pay from?',
      country: 'Which account are you transfering from?',
    },
  });
});

it('asks for what an IBAN country needs, and for no address', () => {
  expect(mistakesOf('FR', { currency: 'EUR' })).toEqual({
    name: 'Who are you sending the money to?',
    iban: 'What is the IBAN number?',
    swift: 'What is the BIC/SWIFT code?',
    amount: 'How much money are you paying?',
    paymentOption: 'Which payment option?',
  });
});

it.each(['US', 'CA', 'AU', 'ZA'])('asks for address, account number, routing number and charges in %s', (country) => {
  expect(mistakesOf(country, { currency: 'USD' })).toEqual({
    name: 'Who are you sending the money to?',
    address: 'Please give the full address of the payee.',
    accountNumber: 'What is the account number?',
    aba: 'What is the ABA number?',
    swift: 'What is the BIC/SWIFT code?',
    amount: 'How much money are you paying?',
    paymentCharges: 'Which payment charges?',
  });
});

it('asks for address and account number, and no routing number, elsewhere', () => {
  expect(mistakesOf('JP')).toMatchObject({
    address: 'Please give the full address of the payee.',
    accountNumber: 'What is the account number?',
  });
  expect(mistakesOf('JP')).not.toHaveProperty('aba');
  expect(mistakesOf('JP')).not.toHaveProperty('iban');
});

it('sends what its country has, tidied, and nothing that is hidden', () => {
  const ireland = check('IE', { ...filled, currency: 'EUR' });
  if (ireland.outcome !== 'accepted') throw new Error('It was refused');
  expect(ireland.request).toMatchObject({
    from,
    name: 'Aoife Byrne',
    iban: 'IE29AIBK93115212345678',
    swift: 'AIBKIE2DXXX',
    amount: '1250.00',
    currency: 'EUR',
    date: today,
    option: { id: 'urgent', pence: 30_00 },
  });
  for (const hidden of ['accountNumber', 'aba', 'charges']) expect(ireland.request).not.toHaveProperty(hidden);

  const america = check('US', { ...filled, currency: 'USD' });
  if (america.outcome !== 'accepted') throw new Error('It was refused');
  expect(america.request).toMatchObject({ aba: '021000021', accountNumber: '1234-5678', charges: { id: 'all' } });
  for (const hidden of ['iban', 'option']) expect(america.request).not.toHaveProperty(hidden);
});

it('needs no choice of charges where there is only one', () => {
  const racing = account({ id: asId<AccountId>('A2'), productType: 'CURRPL' });
  const checked = check('US', { ...filled, currency: 'USD', paymentCharges: '' }, racing);
  expect(checked).toMatchObject({ outcome: 'accepted', request: { charges: { id: 'all', pence: 7_00 } } });
  expect(
    check('CH', { ...filled, iban: 'CH93 0076 2011 6238 5295 7', currency: 'EUR', paymentCharges: '' }),
  ).toMatchObject({ outcome: 'accepted', request: { charges: { id: 'all', pence: 38_50 } } });
});

it('does not take a choice that is no longer offered', () => {
  expect(mistakesOf('US', { ...filled, currency: 'USD', paymentCharges: '' })).toEqual({
    paymentCharges: 'Which payment charges?',
  });
  expect(mistakesOf('IE', { ...filled, currency: 'EUR', paymentOption: '' })).toEqual({
    paymentOption: 'Which payment option?',
  });
});

describe('refuses', () => {
  it.each([
    ['an IBAN with a wrong digit', { iban: 'IE29 AIBK 9311 5212 3456 79' }, 'iban'],
    ['the IBAN of another country', { iban: 'DE89 3704 0044 0532 0130 00' }, 'iban'],
    ['a BIC of 9 characters', { swift: 'AIBKIE2DX' }, 'swift'],
    ['an amount of nothing', { amount: '0.00' }, 'amount'],
    ['an amount that is no number', { amount: '.' }, 'amount'],
    ['yesterday', { date: calendarDay('2026-03-02') }, 'date'],
    ['no date', { date: undefined }, 'date'],
    ['a reference with punctuation', { reference: 'Yearling #12' }, 'reference'],
    ['a reference of 36 characters', { reference: 'x'.repeat(36) }, 'reference'],
    ['another currency without its name', { currency: 'Other', paymentCharges: 'all' }, 'comments'],
    ['fractions of a yen', { currency: 'JPY', amount: '100.50' }, 'amount'],
    ['a name of 141 characters', { name: 'x'.repeat(141) }, 'name'],
    ['an address of 501 characters', { address: 'x'.repeat(501) }, 'address'],
    ['comments of 1,001 characters', { comments: 'x'.repeat(1001) }, 'comments'],
  ] as const)('%s', (_what, over, field) => {
    expect(Object.keys(mistakesOf('IE', { ...filled, currency: 'EUR', ...over }))).toEqual([field]);
  });
});

describe('funds', () => {
  const funded = account({ id: asId<AccountId>('A1'), productType: 'CURPB', availableBalance: money(1_250_00, 'GBP') });
  const over = { ...filled, amount: '1250.01' } as const;
  it.each([
    ['all that is available, today', { ...over, amount: '1250' }, undefined],
    [
      'a penny more, today',
      over,
      'This account does not have the required funds to make this payment. £1,250.00 is available.',
    ],
    ['a penny more, tomorrow', { ...over, date: calendarDay('2026-03-04') }, undefined],
    ['another currency', { ...over, currency: 'EUR' }, undefined],
  ] as const)('%s', (_what, typed, mistake) => {
    expect(mistakesOf('IE', typed, funded).amount).toBe(mistake);
  });
});

it.each([
  ['today', { date: today }],
  ['a later day', { date: calendarDay('2026-12-31') }],
  ['another currency named in the comments', { currency: 'Other', comments: 'Danish kroner' }],
  ['whole yen', { currency: 'JPY', amount: '100' }],
  ['a BIC of 11 characters', { swift: 'AIBKIE2D123' }],
] as const)('accepts %s', (_what, over) => {
  expect(check('IE', { ...filled, currency: 'EUR', ...over }).outcome).toBe('accepted');
});

it('refuses an account number with other characters', () => {
  expect(Object.keys(mistakesOf('JP', { ...filled, accountNumber: '123;456' }))).toEqual(['accountNumber']);
});
