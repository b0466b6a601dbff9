import { expect, it } from 'vitest';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { damagedCopy, lettersInUse, listCopy, listPayees, passing } from './listed-payees.ts';
import { payee } from './payee.fixture.ts';

const house = asId<PartyId>('A77B');
const stud = asId<PartyId>('B88C');

const payees = listPayees([
  payee('Underwood Vets', { customerId: stud, sortCode: '200417', accountNumber: '11112222', reference: 'Patient 7' }),
  payee('Ashdown Feed & Forage', { payeeDescription: 'Hay and straw', lastReference: 'Hay February' }),
  payee('Émile Durand', { bankName: 'Cinder & Vale Bank' }),
  payee('9 Lives Cattery', { accountNumber: '31926819' }),
  payee('aaron Blacksmith'),
]);

function found(filters: Partial<Parameters<typeof passing>[1]>): string[] {
  return passing(payees, { search: '', ...filters }).map(({ name }) => name);
}

it('sorts by the name shown, ignoring case and accents', () => {
  expect(found({})).toEqual(['9 Lives Cattery', 'aaron Blacksmith', 'Émile Durand', 'Hay and straw', 'Underwood Vets']);
});

it.each([
  ['a part of the name', 'straw', ['Hay and straw']],
  ['the account name, if there is a nickname', 'ASHDOWN', ['Hay and straw']],
  ['words in any order', 'vets underw', ['Underwood Vets']],
  ['a name without its accent', 'emile', ['Émile Durand']],
  ['a name with an accent it does not have', 'undérwood', ['Underwood Vets']],
  ['the bank', 'cinder &', ['Émile Durand']],
  ['the last reference', 'february', ['Hay and straw']],
  ['the reference the payee asks for', 'patient', ['Underwood Vets']],
  ['a sort code with hyphens', '20-04-17', ['Underwood Vets']],
  ['a sort code with spaces', '20 04 17', ['Underwood Vets']],
  ['the start of an account number', '3192', ['9 Lives Cattery']],
  ['sort code and account number as shown', '20-04-17 · 11112222', ['Underwood Vets']],
  ['a digit in the name', '9 lives', ['9 Lives Cattery']],
  ['spaces only', '  ', found({})],
  ['a name nobody has', 'zebra', []],
  ['characters with a meaning in regular expressions', '.*(', []],
] as const)('finds by %s', (_, search, names) => {
  expect(found({ search })).toEqual(names);
});

it('combines letter, entity and search', () => {
  expect(found({ letter: 'H' })).toEqual(['Hay and straw']);
  expect(found({ letter: 'E' })).toEqual(['Émile Durand']);
  expect(found({ letter: '0-9' })).toEqual(['9 Lives Cattery']);
  expect(found({ entity: stud })).toEqual(['Underwood Vets']);
  expect(found({ entity: stud, letter: 'H' })).toEqual([]);
  expect(found({ entity: house, search: 'blacksmith', letter: 'A' })).toEqual(['aaron Blacksmith']);
  expect(found({ entity: stud, search: 'blacksmith', letter: 'A' })).toEqual([]);
});

it('enables the letters that payees are grouped under', () => {
  expect([...lettersInUse(payees, {})].sort()).toEqual(['0-9', 'A', 'E', 'H', 'U']);
  expect([...lettersInUse(payees, { entity: stud })]).toEqual(['U']);
  expect(lettersInUse([], {}).size).toBe(0);
});

it('names the entity that pays where there are several', () => {
  const entities = [{ id: stud, title: 'The stud', displayId: '***1' }];
  expect(
    listPayees([payee('Vets', { customerId: stud }), payee('Fork')], entities).map(({ entity }) => entity),
  ).toEqual([undefined, 'The stud']);
});

it.each([
  [1, 1, '1 payee'],
  [500, 500, '500 payees'],
  [1, 500, '1 of 500 payees'],
  [0, 1, 'No payees found'],
  [1200, 1500, '1,200 of 1,500 payees'],
])('counts %i shown of %i', (shown, all, copy) => {
  expect(listCopy(shown, all)).toBe(copy);
});

it('counts unreadable payees', () => {
  expect(damagedCopy(1)).toBe('One payee could not be shown.');
  expect(damagedCopy(2)).toBe('2 payees could not be shown.');
});
