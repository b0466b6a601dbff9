import { expect, it } from 'vitest';
import { copCopy } from './cop-copy.ts';

it.each([
  ['all that matches', 'Y', undefined, 'All details matched'],
  ['all that matches, whatever was chosen', 'Y', 'N', 'All details matched'],
  ['a no that the customer went on after', 'N', 'N', 'Check complete. Continue at risk.'],
  ['a no that nobody has answered yet', 'N', undefined, 'Check complete. Continue at risk.'],
  ['a no, even where the bank lets it pass', 'N', 'Y', 'Check complete. Continue at risk.'],
  ['an account that the bank knows by itself', 'A', 'Y', 'Account confirmed'],
  ['one that could not be checked', 'A', undefined, 'Check complete. Continue at risk.'],
  ['one that could not be checked and is not vouched for', 'A', 'N', 'Check complete. Continue at risk.'],
] as const)('says of %s what the specification says', (_, matched, selectionStatus, words) => {
  expect(copCopy({ matched, ...(selectionStatus !== undefined && { selectionStatus }) })).toBe(words);
});
