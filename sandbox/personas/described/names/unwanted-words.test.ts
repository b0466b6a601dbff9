import { expect, it } from 'vitest';
import { hasUnwantedWord, unwantedWords } from './unwanted-words.ts';

it.each([
  ['a word alone', 'Barclay', true],
  ['a word in capitals', 'REF TESCO 4', true],
  ['a word between hyphens', 'Lloyd-Green', true],
  ['a word in the genitive', "Sainsbury's", true],
  ['a word within a longer one', 'Dickens & Scunthorpe', false],
  ['two words that follow each other', 'The John Lewis Bakery', true],
  ['two words with an ampersand between', 'Marks & Spencer Ltd', true],
  ['two words with “and” between', 'Marks and Spencer', true],
  ['the same two words in another order', 'Spencer & Marks', false],
  ['the same two words with a third between', 'John & Mary Lewis', false],
  ['an ordinary name', "O'Hara, Green & Sons Ltd", false],
])('judges %s', (_, name, isUnwanted) => expect(hasUnwantedWord(name)).toBe(isUnwanted));

it('finds all of its own words, and none stands there twice', () => {
  const entries = Object.values(unwantedWords).flat();
  expect(entries.filter((entry) => !hasUnwantedWord(`Old ${entry.toUpperCase()} House`))).toEqual([]);
  expect(new Set(entries).size).toBe(entries.length);
});
