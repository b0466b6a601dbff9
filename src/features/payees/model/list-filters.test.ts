import { expect, it } from 'vitest';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { changeQuery, isLetter, isNarrowed, letterOf, letters, readFilters } from './list-filters.ts';

const entities = [{ id: asId<PartyId>('A77B'), title: 'Household', displayId: '***401' }];

it.each([
  ['nothing', '', { search: '' }],
  ['words', 'search=hay+and', { search: 'hay and' }],
  ['a letter and the digits', 'letter=0-9', { search: '', letter: '0-9' }],
  ['an entity', 'entity=A77B', { search: '', entity: 'A77B' }],
  ['neither if the letter or entity does not exist', 'letter=%C3%84&entity=B88C', { search: '' }],
])('reads %s from a URL', (_, query, filters) => {
  expect(readFilters(new URLSearchParams(query), entities)).toEqual(filters);
});

it('reads back what it writes', () => {
  const query = changeQuery(new URLSearchParams(), { search: ' a&b=c ', letter: 'Q', entity: 'A77B' });
  expect(readFilters(new URLSearchParams(query.toString()), entities)).toEqual({
    search: ' a&b=c ',
    letter: 'Q',
    entity: 'A77B',
  });
});

it('removes a filter from the URL and keeps the rest', () => {
  const query = new URLSearchParams('other=1&letter=A&search=hay');
  expect(changeQuery(query, { letter: '' }).toString()).toBe('other=1&search=hay');
  expect(query.toString()).toBe('other=1&letter=A&search=hay');
});

it('knows whether any filter is set', () => {
  expect(isNarrowed({ search: ' ' })).toBe(false);
  expect(isNarrowed({ search: 'a' })).toBe(true);
  expect(isNarrowed({ search: '', letter: 'A' })).toBe(true);
  expect(isNarrowed({ search: '', entity: asId<PartyId>('A77B') })).toBe(true);
});

it.each([
  ['ascot', 'A'],
  ['Zetland', 'Z'],
  ['  york', 'Y'],
  ['0208 Cabs', '0-9'],
  ['9 Lives', '0-9'],
  ['& Sons', undefined],
  ['', undefined],
  ['ßen', undefined],
])('groups %j under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it('has the 26 letters and the digits', () => {
  expect(letters).toHaveLength(27);
  expect(letters.every(isLetter)).toBe(true);
  expect(['', 'a', 'AB', '0', null].some(isLetter)).toBe(false);
});
