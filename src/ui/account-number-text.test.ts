import { expect, it } from 'vitest';
import { sortCodePairs } from './account-number-text.tsx';

it.each([
  ['puts a hyphen between the pairs of a sort code', '609303', '60-93-03'],
  ['leaves what is not six digits as it came', '60930', '60930'],
  ['leaves a code that already has hyphens', '60-93-03', '60-93-03'],
])('%s', (_, given, shown) => expect(sortCodePairs(given)).toBe(shown));
