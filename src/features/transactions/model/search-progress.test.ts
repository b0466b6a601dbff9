import { expect, it } from 'vitest';
import { nextStep, type SearchProgress } from './search-progress.ts';

const nothingFound: SearchProgress = {
  above: 0,
  shownCount: 0,
  isShort: false,
  isStopped: false,
  isAsking: false,
  hasFailed: false,
  isAtEnd: false,
};

it.each<[string, Partial<SearchProgress>, string]>([
  ['continues while nothing matches the filters', {}, 'ask'],
  ['continues while nothing new matches', { above: 5, shownCount: 5 }, 'ask'],
  ['stops at the first row', { shownCount: 1 }, 'rest'],
  ['stops at the first new row', { above: 5, shownCount: 6 }, 'rest'],
  ['continues while the charts want more', { shownCount: 1, isShort: true }, 'ask'],
  ['has nothing to give the charts at the end', { shownCount: 1, isShort: true, isAtEnd: true }, 'rest'],
  ['stops at the start of the account', { isAtEnd: true }, 'rest'],
  ['stops after a failure', { hasFailed: true }, 'rest'],
  ['stops when the customer stops it', { isStopped: true }, 'rest'],
  ['asks for one page at a time', { isAsking: true }, 'wait'],
])('%s', (_sentence, differences, step) => {
  expect(nextStep({ ...nothingFound, ...differences })).toBe(step);
});
