import { expect, it } from 'vitest';
import { isNamed, namePattern } from './names.ts';

it.each([
  ['Continue', 'Continue', true],
  ['Continue to the accounts', 'Continue', false],
  ['Continue to the accounts', 'Continue…', true],
  ['Pay £5.00 (now)', 'Pay £5.00 (now)', true],
  ['Pay £5x00 (now)', 'Pay £5.00 (now)', false],
  ['To continue', 'continue…', false],
])('“%s” is “%s”: %s, as text and as a pattern', (name, wanted, is) => {
  expect(isNamed(name, wanted)).toBe(is);
  expect(namePattern(wanted).test(name)).toBe(is);
});
