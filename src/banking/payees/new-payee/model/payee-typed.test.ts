import { expect, it } from 'vitest';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { payeeDetails } from './payee-details.fixture.ts';
import {
  detailsOf,
  initialValues,
  type PayeeField,
  type PayeeTyped,
  payeeFields,
  payeeMistakes,
} from './payee-typed.ts';

const party = asId<PartyId>('A77B');

const good: PayeeTyped = {
  entity: '',
  accountType: 'Business',
  name: 'Ashdown Feed & Forage',
  wantsNickname: false,
  nickname: '',
  sortCode: '601122',
  accountNumber: '20418836',
  reference: '',
};

function mistakes(typed: Partial<PayeeTyped>, asksEntity = false): Partial<Record<PayeeField, string>> {
  return payeeMistakes(asksEntity, { ...good, ...typed });
}

it('accepts a complete payee', () => {
  expect(mistakes({})).toEqual({});
});

it('reports everything missing from an empty form at once', () => {
  expect(mistakes(initialValues(), true)).toEqual({
    entity: 'Please select an entity',
    name: 'What is the name of the payee?',
    sortCode: 'What is the sort code',
    accountNumber: 'Please enter your sort code',
  });
});

it.each([
  ['a name of 35 characters', { name: 'a'.repeat(35) }, {}],
  ['a name of 36 characters', { name: 'a'.repeat(36) }, { name: 'Must be 35 alphanumeric characters or less' }],
  ['a name of 35 characters with spaces around it', { name: ` ${'a'.repeat(35)} ` }, {}],
  ['a name of spaces', { name: '   ' }, { name: 'What is the name of the payee?' }],
  [
    'a leading full stop',
    { name: '.Smith' },
    { name: 'Only alphanumeric with certain special characters are permitted' },
  ],
  ['five digits of a sort code', { sortCode: '60112' }, { sortCode: 'Sort code should look like this: 12 - 34 - 56' }],
  [
    'seven digits of an account',
    { accountNumber: '2041883' },
    { accountNumber: 'The account number should be 8 digits' },
  ],
  [
    'nine digits of an account',
    { accountNumber: '204188361' },
    { accountNumber: 'The account number should be 8 digits' },
  ],
  ['an account number with a space in it', { accountNumber: ' 2041 8836 ' }, {}],
  ['a reference of 35 characters', { reference: 'r'.repeat(35) }, {}],
  [
    'a reference of 36 characters',
    { reference: 'r'.repeat(36) },
    { reference: 'Must be 35 alphanumeric characters or less' },
  ],
  [
    'an invalid character in the reference',
    { reference: 'ref!' },
    { reference: 'Please provide only alphanumeric values and spaces for reference.' },
  ],
] as const)('validates %s', (_, typed, found) => {
  expect(mistakes(typed)).toEqual(found);
});

it('validates a nickname only if one is wanted', () => {
  const bad = { nickname: '<b>Feed</b>' };
  expect(mistakes({ ...bad, wantsNickname: false })).toEqual({});
  expect(mistakes({ ...bad, wantsNickname: true })).toHaveProperty('nickname');
  expect(mistakes({ nickname: '', wantsNickname: true })).toHaveProperty('nickname');
  expect(mistakes({ nickname: 'Feed', wantsNickname: true })).toEqual({});
});

it('validates a nickname together with all other fields', () => {
  expect(Object.keys(mistakes({ name: '', nickname: '?', wantsNickname: true })).sort()).toEqual(['name', 'nickname']);
});

it('reads the payee from the form: text trimmed, digits without spaces', () => {
  const typed = { ...good, name: ' Ashdown ', accountNumber: '2041 8836', reference: ' Hay ' };
  expect(detailsOf(typed, { party, bankName: 'Tannery Bank' })).toEqual({
    party,
    accountType: 'Business',
    name: 'Ashdown',
    accountNumber: '20418836',
    sortCode: '601122',
    bankName: 'Tannery Bank',
    reference: 'Hay',
  });
});

it('sends a nickname only if one is wanted', () => {
  const bank = { party, bankName: 'Tannery Bank' };
  expect(detailsOf({ ...good, nickname: ' Feed ', wantsNickname: true }, bank)).toHaveProperty(
    'payeeDescription',
    'Feed',
  );
  expect(detailsOf({ ...good, nickname: 'Feed', wantsNickname: false }, bank)).not.toHaveProperty('payeeDescription');
});

it('shows a payee to be changed as it is, and returns it unchanged', () => {
  for (const payee of [payeeDetails(), payeeDetails({ payeeDescription: 'Hay', reference: 'Account 4417' })]) {
    expect(detailsOf(initialValues(payee), payee)).toEqual(payee);
  }
});

it('covers every field that can have an error', () => {
  const all = mistakes(
    { name: '', sortCode: '', accountNumber: '', reference: '!', nickname: '', wantsNickname: true },
    true,
  );
  expect(Object.keys(all).sort()).toEqual([...payeeFields].sort());
});
