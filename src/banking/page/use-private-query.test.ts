import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinQuery, splitQuery } from './use-private-query.ts';

const join = (search: string, state: unknown) => joinQuery({ search, state }, 'q').toString();

it.each([
  ['the parameter beside the URL', '?flag=D', { searchedFor: { q: 'hay & straw' } }, 'flag=D&q=hay+%26+straw'],
  ['no private parameter from the URL', '?q=hay&flag=D', null, 'flag=D'],
  ['no private parameter of another page', '?flag=D', { searchedFor: { search: 'hay' } }, 'flag=D'],
  ['no history state from elsewhere', '?flag=D', { searchedFor: { q: ['hay'] } }, 'flag=D'],
  ['no history state that is a string', '', 'q', ''],
])('reads %s', (_, search, state, query) => {
  expect(join(search, state)).toBe(query);
});

it('keeps any search text out of the URL, and reads it back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (words, flag) => {
      const query = new URLSearchParams({ flag, q: words });
      const entry = splitQuery(query, 'q', { paying: 'review' });
      expect(entry.search).toBe(`?${new URLSearchParams({ flag })}`);
      expect(entry.state).toMatchObject({ paying: 'review' });
      expect(join(entry.search, entry.state)).toBe(query.toString());
    }),
  );
});

it('forgets only the search text once the field is empty', () => {
  const entry = splitQuery(new URLSearchParams('flag=D'), 'q', {
    searchedFor: { q: 'hay', search: 'straw' },
    other: 1,
  });
  expect(entry).toEqual({ search: '?flag=D', state: { searchedFor: { search: 'straw' }, other: 1 } });
  expect(splitQuery(new URLSearchParams(), 'q', null)).toEqual({ search: '', state: { searchedFor: {} } });
});
