import { expect, it } from 'vitest';
import type { Cheque } from '#src/api/cheques/cheque.ts';
import { chequesCopy, digitsTyped, filterCheques, noFilters, rangeMistake, rangeText } from './filter-cheques.ts';

const cheque = (id: string): Cheque => ({ id, statusCode: 'U', status: 'Used' });
const cheques = ['002345', '000123', '000101', '000099', '000045', '000010', '000001'].map(cheque);
const found = (over: Partial<typeof noFilters>) =>
  filterCheques(cheques, { ...noFilters, ...over }).map(({ id }) => id);

it('compares the range as numbers', () => {
  expect(found({ from: '9', to: '100' })).toEqual(['000099', '000045', '000010']);
  expect(found({ from: '000100' })).toEqual(['002345', '000123', '000101']);
  expect(found({ to: '1' })).toEqual(['000001']);
});

it('searches any part of the number', () => {
  expect(found({ part: '23' })).toEqual(['002345', '000123']);
  expect(found({ part: '0000' })).toHaveLength(4);
  expect(found({ part: '23', to: '200' })).toEqual(['000123']);
});

it('shows the fifty highest numbers first, and looks for others among all', () => {
  const many = Array.from({ length: 80 }, (_, at) => cheque(String(80 - at).padStart(6, '0')));
  expect(filterCheques(many, noFilters).map(({ id }) => id)).toEqual(many.slice(0, 50).map(({ id }) => id));
  expect(filterCheques(many, { ...noFilters, part: '000003' })).toHaveLength(1);
  expect(chequesCopy(50, 80, false)).toBe('The last 50 of 80 cheques. Enter numbers to see others.');
});

it('accepts digits only', () => {
  expect([digitsTyped('12a3'), digitsTyped('no'), digitsTyped('-1.5'), digitsTyped('12345678')]).toEqual([
    '123',
    '',
    '15',
    '123456',
  ]);
});

it('notices a range the wrong way round', () => {
  expect(rangeMistake({ from: '10', to: '9', part: '' })).toBe('The last number is below the first.');
  expect([rangeMistake({ from: '9', to: '10', part: '' }), rangeMistake(noFilters)]).toEqual([undefined, undefined]);
});

it('says in few words which numbers are looked for', () => {
  const text = (from: string, to: string) => rangeText({ from, to, part: '' });
  expect([text('9', '12'), text('9', ''), text('', '12'), text('', '')]).toEqual([
    '9 to 12',
    'From 9',
    'Up to 12',
    undefined,
  ]);
});

it.each([
  [0, 0, false, 'There are no cheques for this account.'],
  [0, 9, true, 'No cheques match.'],
  [1, 9, true, '1 cheque'],
  [9, 9, false, '9 cheques'],
])('says what %i of %i cheques are', (shown, all, isFiltered, text) => {
  expect(chequesCopy(shown, all, isFiltered)).toBe(text);
});
