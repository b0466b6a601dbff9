import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListKnown, listCopy, listFailureOf, listStateOf } from './transaction-list-state.ts';

function known(differences: Partial<ListKnown> = {}): ListKnown {
  return {
    failure: undefined,
    isSearching: false,
    shownCount: 12,
    isFiltered: false,
    isAtEnd: false,
    use: 'unknown',
    damagedCount: 0,
    ...differences,
  };
}

it.each<[string, Partial<ListKnown>, string, string | undefined]>([
  ['waits for the first rows', { isSearching: true, shownCount: 0 }, 'loadingEmpty', 'Loading data...'],
  ['waits for more rows', { isSearching: true }, 'loading', 'Loading data...'],
  ['leaves it to the button if there is more', {}, 'endOfExisting', undefined],
  ['has reached the end', { isAtEnd: true }, 'endOfEverything', 'End of results'],
  [
    'has reached the end of the filtered rows',
    { isAtEnd: true, isFiltered: true },
    'endOfResults',
    'No more results for given filters',
  ],
  [
    'has found nothing that matches the filters',
    { isAtEnd: true, isFiltered: true, shownCount: 0 },
    'noResults',
    'No results found. Change the filters for more results.',
  ],
  [
    'was stopped before it found a match',
    { isFiltered: true, shownCount: 0 },
    'noResults',
    'No results found. Change the filters for more results.',
  ],
  ['was stopped before it found anything', { shownCount: 0 }, 'noResults', 'No results found'],
  ['received only unreadable rows', { shownCount: 0, isAtEnd: true, damagedCount: 2 }, 'noResults', 'No results found'],
  ['has searched everything and found nothing', { shownCount: 0, isAtEnd: true }, 'completelyEmpty', 'No data to show'],
  [
    'has found nothing, but knows of older transactions it may not show',
    { shownCount: 0, isAtEnd: true, use: 'used' },
    'noResults',
    'No results found',
  ],
  [
    'hears that the account was never used while still searching',
    { shownCount: 0, isSearching: true, use: 'unused' },
    'completelyEmpty',
    'No data to show',
  ],
  [
    'says that the account was never used rather than blaming the filters',
    { shownCount: 0, isAtEnd: true, isFiltered: true, use: 'unused' },
    'completelyEmpty',
    'No data to show',
  ],
  ['failed before the first row', { failure: { message: 'It broke' }, shownCount: 0 }, 'error', 'It broke'],
  ['failed after some rows', { failure: { message: 'It broke' } }, 'error', 'It broke'],
])('%s', (_sentence, differences, state, words) => {
  const listState = listStateOf(known(differences));
  expect(listState.status).toBe(state);
  expect(listCopy(listState)).toBe(words);
});

it('always says one thing, unless there are rows or more to fetch', () => {
  const anything = fc.record({
    failure: fc.option(fc.constant({ message: 'It broke', code: 'X' }), { nil: undefined }),
    isSearching: fc.boolean(),
    shownCount: fc.nat(3),
    isFiltered: fc.boolean(),
    isAtEnd: fc.boolean(),
    use: fc.constantFrom<ListKnown['use'][]>('unused', 'used', 'unknown'),
    damagedCount: fc.nat(2),
  });
  fc.assert(
    fc.property(anything, (facts) => {
      const words = listCopy(listStateOf(facts));
      if (words === undefined) expect(facts.shownCount > 0 && !facts.isAtEnd).toBe(true);
      if (facts.failure !== undefined) expect(words).toBe('It broke');
      if (facts.damagedCount > 0) expect(words).not.toBe('No data to show');
    }),
  );
});

it('gives the list’s own text, with the code, after a service failure', () => {
  expect(listFailureOf({ kind: 'refusal', status: 500, code: 'DIGX_PROD_DEF_0000', message: 'Sorry' })).toEqual({
    message: 'Error: Could not load results',
    code: 'DIGX_PROD_DEF_0000',
  });
});

it('gives the known text for a refusal’s code', () => {
  expect(
    listFailureOf({ kind: 'refusal', status: 404, code: 'DIGX_CZ_ACCOUNT_01', message: 'Choose it again.' }),
  ).toEqual({ message: 'Choose it again.', code: 'DIGX_CZ_ACCOUNT_01' });
});

it('gives its own text for an unknown code', () => {
  expect(listFailureOf({ kind: 'refusal', status: 400, code: 'X', message: 'Quote error code X.' })).toEqual({
    message: 'Error: Could not load results',
    code: 'X',
  });
});

it('gives the supplied text for a network failure, without a code', () => {
  expect(listFailureOf({ kind: 'fault', fault: 'offline', message: 'You appear to be offline.' })).toEqual({
    message: 'You appear to be offline.',
  });
});
