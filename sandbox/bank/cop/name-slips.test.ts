import { describe, expect, it } from 'vitest';
import { slipsBetween } from './name-slips.ts';

describe('edit distance', () => {
  it.each([
    ['moss', 'moss', 0],
    ['moss', 'mos', 1],
    ['moss', 'mosses', 2],
    ['moss', 'mass', 1],
    ['moss', 'msos', 1],
    ['', 'moss', 4],
    ['moss', '', 4],
  ])('between %s and %s are %i', (left, right, slips) => {
    expect(slipsBetween(left, right)).toBe(slips);
  });
});
