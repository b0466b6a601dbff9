import { expect, it } from 'vitest';
import { compareNames } from './name-comparison.ts';
import { wordsOf } from './name-words.ts';

it.each([
  ['Ann Fox OBE', 'ann fox'],
  ['Ann Fox O.B.E.', 'ann fox'],
  ['Ann Fox O.B.E., D.L.', 'ann fox'],
  ['Ann Obe', 'ann obe'],
  ['Fox O.B.E.', 'fox o b e'],
  ['Fox Esq', 'fox'],
  ['Esq', 'esq'],
  ['The', 'the'],
  ['Mrs', 'mrs'],
  ['Rt Hon Ann Fox', 'ann fox'],
  ['Squadron Leader Fox', 'fox'],
  ['Ann Marshal Fox', 'ann marshal fox'],
  ['Wing Ann Fox', 'wing ann fox'],
  ['Staff Bishop', 'staff bishop'],
])('leaves of %s, a person: %s', (name, words) => {
  expect(wordsOf(name, 'Personal').words.join(' ')).toBe(words);
});

it.each([
  ['Fox Esq', 'fox'],
  ['Esq', 'esq'],
  ['The', 'the'],
  ['Mr Fox', 'fox'],
  ['Mr', 'mr'],
])('leaves of %s, a firm: %s', (name, words) => {
  expect(wordsOf(name, 'Business').words.join(' ')).toBe(words);
});

it('leaves no holder out of three', () => {
  const three = 'Hugh Fenn & Ann Fenn & Tom Fenn';
  for (const two of ['Hugh Fenn & Ann Fenn', 'Ann Fenn & Hugh Fenn']) {
    expect(compareNames(three, two, 'Personal')).not.toBe('same');
    expect(compareNames(two, three, 'Personal')).not.toBe('same');
  }
});
