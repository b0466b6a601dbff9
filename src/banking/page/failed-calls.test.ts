import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type Call, failedCalls } from './failed-calls.ts';

const error: BankError = { kind: 'fault', fault: 'offline', message: 'You appear to be offline.' };

it('is undefined while no call has failed', () => {
  expect(failedCalls([call(), call()])).toBeUndefined();
});

it('reports the first failed call', () => {
  const later: BankError = { ...error, message: 'Later.' };
  expect(failedCalls([call(), call({ error }), call({ error: later })])?.error).toBe(error);
});

it('retries only the failed calls', () => {
  const asked: string[] = [];
  const refetching = (name: string, more: Partial<Call> = {}) => call({ refetch: () => asked.push(name), ...more });
  failedCalls([refetching('good'), refetching('bad', { error }), refetching('worse', { error })])?.tryAgain();
  expect(asked).toEqual(['bad', 'worse']);
});

it('is busy during a retry, but not while another call is loading', () => {
  expect(failedCalls([call({ error }), call({ isFetching: true })])?.busy).toBe(false);
  expect(failedCalls([call({ error, isFetching: true })])?.busy).toBe(true);
});

function call(given: Partial<Call> = {}): Call {
  return { isFetching: false, refetch: () => {}, ...given };
}
