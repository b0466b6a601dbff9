import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { answeredText, stubText } from './stub-copy.ts';

const at = '2026-03-02T10:15:30.000Z' as Instant;
const stub = {
  id: 1,
  operationId: 'listAccounts',
  status: 200,
  bodyLength: 2,
  answered: 0,
  used: false,
  lastAnsweredAt: null,
} as const;

it('says what is answered, when, and to which calls', () => {
  expect(stubText(stub)).toBe('200, every call');
  expect(stubText({ ...stub, status: 503, times: 1, delay: 500, unchecked: true })).toBe(
    '503, one call, after 500 ms, not checked',
  );
  expect(stubText({ ...stub, times: 3, match: { amount: '13', payee: 'feed' }, path: '/v1/me' })).toBe(
    '200, 3 calls, about amount 13 and payee feed, as recorded',
  );
});

it('says how often it has answered', () => {
  expect(answeredText(stub)).toBe('not needed yet');
  expect(answeredText({ ...stub, answered: 1, lastAnsweredAt: at })).toBe('answered once, at 10:15:30');
  expect(answeredText({ ...stub, answered: 2, used: true, lastAnsweredAt: at })).toBe(
    'answered 2 times, last at 10:15:30, used up',
  );
});
