import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { distinctNames } from './distinct-names.ts';

it('uses the title alone if no other account has it', () => {
  expect(namesOf(['Household', '****5678'], ['School fees', '****1234'])).toEqual(['Household', 'School fees']);
});

it('adds the masked number only to repeated titles', () => {
  expect(namesOf(['Savings', '****5678'], ['Household', '****9999'], ['Savings', '****1234'])).toEqual([
    'Savings ****5678',
    'Household',
    'Savings ****1234',
  ]);
});

it('treats titles that differ only in case or spaces as the same', () => {
  expect(namesOf(['Savings', '****5678'], ['savings  ', '****1234'])).toEqual([
    'Savings ****5678',
    'savings   ****1234',
  ]);
});

it.each([
  ['the sort code', { sortCode: '609303' }, { sortCode: '204577' }, ['60-93-03', '20-45-77']],
  ['the currency, if sort codes are the same', { currency: 'GBP' }, { currency: 'EUR' }, ['GBP', 'EUR']],
  ['the sort code, if one account has none', { sortCode: '' }, { sortCode: '204577' }, ['', '20-45-77']],
  ['nothing, if all details are the same', {}, {}, ['', '']],
] as const)('adds %s if both titles and numbers are the same', (_, one, other, said) => {
  const listed = [one, other].map((given, at) => account({ id: `A${at}` as AccountId, title: 'Savings', ...given }));
  const elsewhere = account({ id: asId<AccountId>('B'), title: 'Savings', maskedAccountNumber: '****1234' });
  expect([...distinctNames([...listed, elsewhere]).values()]).toEqual([
    ...said.map((more) => `Savings ****5678 ${more}`.trimEnd()),
    'Savings ****1234',
  ]);
});

it('returns nothing without accounts', () => expect(distinctNames([]).size).toBe(0));

function namesOf(...accounts: readonly (readonly [title: string, masked: string])[]): readonly string[] {
  const listed = accounts.map(([title, maskedAccountNumber], at) =>
    account({ id: `A${at}` as AccountId, title, maskedAccountNumber }),
  );
  return [...distinctNames(listed).values()];
}
