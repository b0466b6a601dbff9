import { expect, it } from 'vitest';
import { savePlaces } from './saving.ts';

it.each([
  [12, ['above']],
  [13, ['above', 'below']],
])('places Save for %i accounts at %j', (accountCount, places) => {
  expect(savePlaces(accountCount)).toEqual(places);
});
