import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type Call, failedCalls } from './failed-calls.ts';

const error: BankError = { kind: 'fault', fault: 'offline', message: 'You appear to be offline.' };

it('has nothing to say while no call failed', () => {
  expect(failedCalls([call(), call()])).toBeUndefined();
});

it('tells of the first call that failed', () => {
  const later: BankError = { ...error, message: 'Later.' };
  expect(failedCalls([call(), call({ error }), call({ error: later })])?.error).toBe(error);
});

it('asks again for those that failed, and for no other', () => {
  const asked: string[] = [];
  const refetching = (name: string, more: Partial<Call> = {}) => call({ refetch: () => asked.push(name), ...more });
  failedCalls([refetching('good'), refetching('bad', { error }), refetching('worse', { error })])?.tryAgain();
  expect(asked).toEqual(['bad', 'worse']);
});

it('is busy while a failed call is asked again, not while another is on its way', () => {
  expect(failedCalls([call({ error }), call({ isFetching: true })])?.busy).toBe(false);
  expect(failedCalls([call({ error, isFetching: true })])?.busy).toBe(true);
});

function call(given: Partial<Call> = {}): Call {
  return { isFetching: false, refetch: () => {}, ...given };
}
