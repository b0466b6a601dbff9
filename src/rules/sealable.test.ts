import { expect, it } from 'vitest';
import { canBeSealed } from './sealable.ts';

it.each([
  ['215 letters', 'a'.repeat(215), true],
  ['216 letters', 'a'.repeat(216), false],
  ['107 letters of two bytes', 'é'.repeat(107), true],
  ['108 letters of two bytes', 'é'.repeat(108), false],
])('%s can be sealed: %s', (_, text, can) => expect(canBeSealed(text)).toBe(can));
