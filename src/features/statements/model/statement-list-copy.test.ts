import { expect, it } from 'vitest';
import { damagedCopy, listCopy } from './statement-list-copy.ts';

it.each([
  ['one', 1, false, '1 statement'],
  ['many', 1204, true, '1,204 statements'],
  ['none at all', 0, false, 'No results found'],
  ['none that match', 0, true, 'No results found. Change the filters for more results.'],
])('describes a list with %s', (_, count, isFiltered, text) => expect(listCopy(count, isFiltered)).toBe(text));

it.each([
  [1, 'One statement could not be shown.'],
  [2, '2 statements could not be shown.'],
])('counts %i unreadable statements', (count, text) => expect(damagedCopy(count)).toBe(text));
