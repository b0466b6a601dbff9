import { expect, it } from 'vitest';
import { attemptsCopy, challengeCopy, resendsCopy } from './challenge-copy.ts';

it.each([
  [3, 'You have 3 attempts left.'],
  [2, 'You have 2 attempts left.'],
  [1, 'This is your last attempt.'],
  [undefined, undefined],
])('%s attempts left: %s', (left, words) => expect(attemptsCopy(left)).toBe(words));

it.each([
  [3, '3 more codes can be sent.'],
  [1, 'One more code can be sent.'],
  [0, 'No more codes can be sent.'],
  [undefined, undefined],
])('%s resends left: %s', (left, words) => expect(resendsCopy(left)).toBe(words));

it('names the masked number that the code was sent to, if the bank holds one', () => {
  expect(challengeCopy.otp.lead('*******123')).toContain('your mobile phone *******123. The code');
  expect(challengeCopy.otp.lead('')).toContain('your mobile phone. The code');
});
