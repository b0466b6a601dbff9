import { expect, it } from 'vitest';
import { shownTexts } from './shown-texts.ts';
import { unwanted } from './unwanted-words.ts';

/** The bank’s own words, and the name of a state in the contracts. */
const fixed = ['Payee Initiated! The payee must be authorised', 'customer {persona} is signed in'];

const texts = shownTexts();

it.each(unwanted)('says nothing like %s: rather %s', (words) => {
  const found = texts.filter(({ text }) => words.test(text) && !fixed.some((start) => text.startsWith(start)));
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
