import { expect, it } from 'vitest';
import { isFound } from './directory-search.ts';

const ashdown = ['Ashdown Feed & Forage', 'Tannery Bank', '601122', '20418836', 'Business', 'Y: all matches'];

it.each([
  ['nothing', '', true],
  ['spaces', '  ', true],
  ['part of a name in lower case', 'ashd', true],
  ['words from two texts', 'feed tannery', true],
  ['a sort code with hyphens', '60-11-22', true],
  ['the start of a sort code', '60-1', true],
  ['an account number', '20418836', true],
  ['two words, one of them missing', 'feed harbour', false],
  ['another number', '20418837', false],
])('looks for %s', (_, typed, found) => expect(isFound(typed, ashdown)).toBe(found));
