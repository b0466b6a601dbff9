import { describe, expect, it } from 'vitest';
import { areCloseWords, slipsBetween } from './name-slips.ts';

describe('edit distance', () => {
  it.each([
    ['moss', 'moss', 0],
    ['moss', 'mos', 1],
    ['moss', 'mosses', 2],
    ['moss', 'mass', 1],
    ['moss', 'msos', 1],
    ['ab', 'bc', 2],
    ['ab', 'ca', 2],
    ['', 'moss', 4],
    ['moss', '', 4],
  ])('between %s and %s are %i', (left, right, slips) => {
    expect(slipsBetween(left, right)).toBe(slips);
  });
});

describe('words', () => {
  it.each([
    ['fox', 'cox', false],
    ['moss', 'mass', true],
    ['abcdefg', 'abcdexy', false],
    ['abcdefgh', 'abcdefxy', true],
    ['abcdefgh', 'abcdefx', true],
    ['abcdefgh', 'abcdexyz', false],
    ['stand1x2', 'stand12x', false],
    ['stand12', 'stnad12', true],
    ['1234', '1243', false],
    ['1234', '1234a', false],
    ['1234a', '1234b', true],
  ])('%s and %s are close: %s', (left, right, are) => {
    expect([areCloseWords(left, right), areCloseWords(right, left)]).toEqual([are, are]);
  });
});
