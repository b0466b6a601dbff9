import { expect, it } from 'vitest';
import { isLetter, letterOf, letters } from './letters.ts';

it.each([
  ['ascot', 'A'],
  ['Zetland', 'Z'],
  ['  york', 'Y'],
  ['0208 Cabs', '0-9'],
  ['9 Lives', '0-9'],
  ['& Sons', undefined],
  ['', undefined],
  ['ßen', undefined],
])('groups %j under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it('has the 26 letters and the digits', () => {
  expect(letters).toHaveLength(27);
  expect(letters.every(isLetter)).toBe(true);
  expect(['', 'a', 'AB', '0', null].some(isLetter)).toBe(false);
});
