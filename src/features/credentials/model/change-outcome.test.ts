import { expect, it } from 'vitest';
import { toBankError } from '#src/api/messages/bank-error.ts';
import { failedChange, isAnswerToForm, pinWording } from './change-outcome.ts';

const fault = (of: 'request_timeout' | 'bad_network_response' | 'unreadable' | 'page-blocked') =>
  ({ kind: 'fault', fault: of, message: 'It broke.' }) as const;
const refusal = (status: number) => ({ kind: 'refusal', status, message: 'No.' }) as const;

it.each([
  ['a late answer', fault('request_timeout'), 'unknown'],
  ['a lost answer', fault('bad_network_response'), 'unknown'],
  ['an unreadable answer', fault('unreadable'), 'unknown'],
  ['a server error', refusal(500), 'unknown'],
  ['a bank that is unavailable', refusal(503), 'unknown'],
  ['a page of a firewall', fault('page-blocked'), 'unknown'],
  ['a used nonce: a proxy may have sent it twice', { ...refusal(403), code: 'DIGX_CZ_NONCE_01' }, 'unknown'],
  ['a gateway that refuses', refusal(429), 'unknown'],
  ['a refusal', refusal(499), 'failed'],
  ['a server error before anything was sent', { ...refusal(503), isUnsent: true } as const, 'failed'],
  ['a change that was not confirmed', toBankError({ kind: 'not-confirmed' }), 'failed'],
  ['a session that has ended', toBankError({ kind: 'session-over', reason: 'expired' }), 'failed'],
  ['a cancelled change', undefined, 'failed'],
])('%s: %s', (_, error, outcome) => {
  expect(failedChange(error)).toEqual({ outcome, error });
  if (error !== undefined && isAnswerToForm(error)) expect(outcome).toBe('failed');
});

it.each([
  [
    'New password can not be same as an old password.',
    'New Transaction PIN cannot be the same as an old Transaction PIN.',
  ],
  ['Password refused', 'Transaction PIN refused'],
  ['Passwords are short', 'Transaction PINs are short'],
  ['Your transaction PIN is locked.', 'Your transaction PIN is locked.'],
])('rewrites “%s” as “%s”', (server, shown) => expect(pinWording(server)).toBe(shown));
