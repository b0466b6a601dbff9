import { expect, it } from 'vitest';
import { toBankError } from '#src/api/messages/bank-error.ts';
import { failedChange, isAnswerToForm } from './change-outcome.ts';

const fault = (of: 'request_timeout' | 'bad_network_response' | 'unreadable' | 'page-blocked') =>
  ({ kind: 'fault', fault: of, message: 'It broke.' }) as const;
const refusal = (status: number) => ({ kind: 'refusal', status, message: 'No.' }) as const;

it.each([
  ['an answer that came too late', fault('request_timeout'), 'unknown'],
  ['an answer that was lost', fault('bad_network_response'), 'unknown'],
  ['an answer that nobody can read', fault('unreadable'), 'unknown'],
  ['a bank that broke', refusal(500), 'unknown'],
  ['a bank that is away', refusal(503), 'unknown'],
  ['a request that was blocked on its way', fault('page-blocked'), 'failed'],
  ['a refusal', refusal(499), 'failed'],
  ['a change that was not confirmed', toBankError({ kind: 'not-confirmed' }), 'failed'],
  ['a session that is over', toBankError({ kind: 'session-over', reason: 'expired' }), 'failed'],
  ['a change that was given up', undefined, 'failed'],
])('%s: %s', (_, error, outcome) => {
  expect(failedChange(error)).toEqual({ outcome, error });
  if (error !== undefined && isAnswerToForm(error)) expect(outcome).toBe('failed');
});
