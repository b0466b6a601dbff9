import { expect, it } from 'vitest';
import { copCopy } from './cop-copy.ts';

it.each([
  ['a full match', 'Y', undefined, 'All details matched'],
  ['a full match with any selection', 'Y', 'N', 'All details matched'],
  ['a mismatch the customer accepted', 'N', 'N', 'Check complete. Continue at risk.'],
  ['a mismatch not yet answered', 'N', undefined, 'Check complete. Continue at risk.'],
  ['a mismatch, even if the bank lets it pass', 'N', 'Y', 'Check complete. Continue at risk.'],
  ['an account the bank itself holds', 'A', 'Y', 'Account confirmed'],
  ['an account that could not be checked', 'A', undefined, 'Check complete. Continue at risk.'],
  ['an account that could not be checked, without a recommendation', 'A', 'N', 'Check complete. Continue at risk.'],
] as const)('describes %s in the specification’s words', (_, matched, selectionStatus, words) => {
  expect(copCopy({ matched, ...(selectionStatus !== undefined && { selectionStatus }) })).toBe(words);
});
