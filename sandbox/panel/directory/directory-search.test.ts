import { expect, it } from 'vitest';
import { isFound } from './directory-search.ts';

const ashdown = ['Ashdown Feed & Forage', 'Tannery Bank', '601122', '20418836', 'Business', 'Y: all matches'];

it.each([
  ['nothing', '', true],
  ['blanks', '  ', true],
  ['part of a name in small letters', 'ashd', true],
  ['two words of two texts', 'feed tannery', true],
  ['a sort code as people write it', '60-11-22', true],
  ['the first digits of it', '60-1', true],
  ['an account number', '20418836', true],
  ['one word of two that is nowhere', 'feed harbour', false],
  ['another number', '20418837', false],
])('looks for %s', (_, typed, found) => expect(isFound(typed, ashdown)).toBe(found));
