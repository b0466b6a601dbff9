import { describe, expect, it } from 'vitest';
import { areFormsOfOneName, forms, longFormOf } from './forenames.ts';

describe('the table', () => {
  it('has each name once in a row, in small letters, and the rows by their long form', () => {
    for (const row of forms) {
      expect(row.length).toBeGreaterThan(1);
      expect(new Set(row).size).toBe(row.length);
      expect(row.join('')).toMatch(/^[a-z]+$/);
      for (const name of row) expect(name.length).toBeGreaterThan(1);
    }
    const long = forms.map(([first]) => first);
    expect(long).toEqual([...new Set(long)].sort());
  });

  it.each(forms.map((row) => [row]))('takes any two of %j for one name', (row) => {
    for (const left of row) for (const right of row) expect(areFormsOfOneName(left, right)).toBe(true);
  });
});

it.each([
  ['bill', 'william', true],
  ['liam', 'bill', true],
  ['sam', 'samira', true],
  ['samira', 'sam', true],
  ['al', 'albert', false],
  ['ed', 'edwina', false],
  ['bill', 'robert', false],
  ['tom', 'tim', false],
])('%s and %s: %s', (left, right, are) => {
  expect(areFormsOfOneName(left, right)).toBe(are);
});

it.each([
  ['Bill', 'William'],
  ['bill', 'William'],
  ['Harry', 'Harold'],
  ['William', undefined],
  ['Zebedee', undefined],
])('writes %s in full as %s', (word, long) => {
  expect(longFormOf(word)).toBe(long);
});
