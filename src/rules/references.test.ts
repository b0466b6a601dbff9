import { expect, it } from 'vitest';
import { referenceMistake } from './references.ts';

const characters = 'Please provide only alphanumeric values and spaces for reference.';

it.each([
  ['nothing', '', undefined],
  ['letters, digits and spaces', 'Invoice 12 of 2026', undefined],
  ['35 characters', 'a'.repeat(35), undefined],
  ['36 characters', 'a'.repeat(36), 'Must be 35 alphanumeric characters or less'],
  ['a hyphen', 'A-1', characters],
  ['an exclamation', 'ref!', characters],
  ['an accent', 'café', characters],
  ['a line break', 'a\nb', characters],
])('judges %s as a reference', (_, reference, mistake) => expect(referenceMistake(reference)).toBe(mistake));
