import { expect, it } from 'vitest';
import { nextStep, type SearchProgress } from './search-progress.ts';

const nothingFound: SearchProgress = {
  above: 0,
  shownCount: 0,
  isStopped: false,
  isMatched: true,
  isAsking: false,
  hasFailed: false,
  isAtEnd: false,
};

it.each<[string, Partial<SearchProgress>, string]>([
  ['goes on while nothing passes the filters', {}, 'ask'],
  ['goes on while nothing new does', { above: 5, shownCount: 5 }, 'ask'],
  ['rests at the first row', { shownCount: 1 }, 'rest'],
  ['rests at the first new row', { above: 5, shownCount: 6 }, 'rest'],
  ['rests at the account’s beginning', { isAtEnd: true }, 'rest'],
  ['rests when it failed', { hasFailed: true }, 'rest'],
  ['rests when the customer stops it', { isStopped: true }, 'rest'],
  ['asks one thing at a time', { isAsking: true }, 'wait'],
  ['does not ask on before what has come is matched', { isMatched: false }, 'wait'],
])('%s', (_sentence, differences, step) => {
  expect(nextStep({ ...nothingFound, ...differences })).toBe(step);
});
