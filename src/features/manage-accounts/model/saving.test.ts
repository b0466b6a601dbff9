import { expect, it } from 'vitest';
import { savePlaces } from './saving.ts';

it.each([
  [12, ['above']],
  [13, ['above', 'below']],
])('about %i accounts, Save stands %j', (accountCount, places) => {
  expect(savePlaces(accountCount)).toEqual(places);
});
