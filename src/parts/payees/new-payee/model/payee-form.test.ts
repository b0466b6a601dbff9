import { expect, it } from 'vitest';
import type { PartyId } from '#src/kernel/ids.ts';
import { payeeDetails } from './payee-details.fixture.ts';
import { detailsOf, initialValues, type PayeeField, type PayeeTyped, payeeFields, payeeSchema } from './payee-form.ts';

const party = 'A77B' as PartyId;

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
  const result = payeeSchema(asksEntity).safeParse({ ...good, ...typed });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

it('lets a whole payee pass', () => {
  expect(mistakes({})).toEqual({});
});

it('tells all that an empty form misses at once', () => {
  expect(mistakes(initialValues(), true)).toEqual({
    entity: 'Please select an entity',
    name: 'What is the name of the payee?',
    sortCode: 'What is the sort code',
    accountNumber: 'Please enter your sort code',
  });
});

it.each([
  ['a name of 35', { name: 'a'.repeat(35) }, {}],
  ['a name of 36', { name: 'a'.repeat(36) }, { name: 'Must be 35 alphanumeric characters or less' }],
  ['a name of 35 between spaces', { name: ` ${'a'.repeat(35)} ` }, {}],
  ['a name of spaces', { name: '   ' }, { name: 'What is the name of the payee?' }],
  ['a dot first', { name: '.Smith' }, { name: 'Only alphanumeric with certain special characters are permitted' }],
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
  ['an account number in two halves', { accountNumber: ' 2041 8836 ' }, {}],
  ['a reference of 35', { reference: 'r'.repeat(35) }, {}],
  ['a reference of 36', { reference: 'r'.repeat(36) }, { reference: 'Must be 35 alphanumeric characters or less' }],
  [
    'a sign in the reference',
    { reference: 'ref!' },
    { reference: 'Please provide only alphanumeric values and spaces for reference.' },
  ],
] as const)('judges %s', (_, typed, found) => {
  expect(mistakes(typed)).toEqual(found);
});

it('judges a nickname only while one is wanted', () => {
  const bad = { nickname: '<b>Feed</b>' };
  expect(mistakes({ ...bad, wantsNickname: false })).toEqual({});
  expect(mistakes({ ...bad, wantsNickname: true })).toHaveProperty('nickname');
  expect(mistakes({ nickname: '', wantsNickname: true })).toHaveProperty('nickname');
  expect(mistakes({ nickname: 'Feed', wantsNickname: true })).toEqual({});
});

it('judges a nickname beside all else that is wrong', () => {
  expect(Object.keys(mistakes({ name: '', nickname: '?', wantsNickname: true })).sort()).toEqual(['name', 'nickname']);
});

it('reads the payee out of the form: nothing around the words, digits without spaces', () => {
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

it('sends a nickname only while one is wanted', () => {
  const bank = { party, bankName: 'Tannery Bank' };
  expect(detailsOf({ ...good, nickname: ' Feed ', wantsNickname: true }, bank)).toHaveProperty(
    'payeeDescription',
    'Feed',
  );
  expect(detailsOf({ ...good, nickname: 'Feed', wantsNickname: false }, bank)).not.toHaveProperty('payeeDescription');
});

it('shows a payee that is to be changed as it is, and gives it back unchanged', () => {
  for (const payee of [payeeDetails(), payeeDetails({ payeeDescription: 'Hay', reference: 'Account 4417' })]) {
    expect(detailsOf(initialValues(payee), payee)).toEqual(payee);
  }
});

it('knows every field that a mistake may be at', () => {
  const all = mistakes(
    { name: '', sortCode: '', accountNumber: '', reference: '!', nickname: '', wantsNickname: true },
    true,
  );
  expect(Object.keys(all).sort()).toEqual([...payeeFields].sort());
});
