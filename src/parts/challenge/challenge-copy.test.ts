import { expect, it } from 'vitest';
import { attemptsCopy, resendsCopy } from './challenge-copy.ts';

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
