import { expect, it } from 'vitest';
import { compareNames } from './name-comparison.ts';
import { nearName } from './near-names.ts';

it.each([
  ['Bill Fox', 'Personal', 'William Fox'],
  ['Ann Fox', 'Personal', 'Ann J Fox'],
  ['Kempton Sales Ltd', 'Business', 'Kempton Sales UK Ltd'],
  // No country fits into the field after these.
  ['Lambourn Valley Racing Partnership', 'Business', 'Lambourn Valley Racing Partnerships'],
  ['Lambourn Valley Racing Partnerships', 'Business', 'Lambourn Valley Racing Partnership'],
] as const)('for %s, %s, is %s, which is close', (name, kind, near) => {
  expect(nearName(name, kind)).toBe(near);
  expect(compareNames(near, name, kind)).toBe('close');
});
