import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinQuery, splitQuery } from './private-query.ts';

const join = (search: string, state: unknown) => joinQuery({ search, state }, 'q').toString();

it.each([
  ['what stands beside the URL', '?flag=D', { searchedFor: { q: 'hay & straw' } }, 'flag=D&q=hay+%26+straw'],
  ['nothing of a URL that should not hold it', '?q=hay&flag=D', null, 'flag=D'],
  ['nothing that another page searches for', '?flag=D', { searchedFor: { search: 'hay' } }, 'flag=D'],
  ['nothing of a state it did not make', '?flag=D', { searchedFor: { q: ['hay'] } }, 'flag=D'],
  ['nothing of a state in words', '', 'q', ''],
])('reads %s', (_, search, state, query) => {
  expect(join(search, state)).toBe(query);
});

it('keeps what is searched for out of the URL, whatever it is, and reads it again', () => {
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

it('forgets it once the field is empty, and nothing else', () => {
  const entry = splitQuery(new URLSearchParams('flag=D'), 'q', {
    searchedFor: { q: 'hay', search: 'straw' },
    other: 1,
  });
  expect(entry).toEqual({ search: '?flag=D', state: { searchedFor: { search: 'straw' }, other: 1 } });
  expect(splitQuery(new URLSearchParams(), 'q', null)).toEqual({ search: '', state: { searchedFor: {} } });
});
