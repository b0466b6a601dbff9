import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type ResetLinkBank, validateResetLink, validateToken } from './validate-reset-link.ts';

const offline: BankError = { kind: 'fault', fault: 'offline', message: 'You appear to be offline.' };
const tokenRefused: BankError = { kind: 'refusal', status: 400, code: 'DIGX_CZ_TOKEN_01', message: 'Expired.' };
const valid = answered(true);
const corporate = answered({ isCorporate: true });
const retail = answered({ isCorporate: false });

it.each([
  ['sends a corporate customer to the form', valid, corporate, { outcome: 'form' }],
  ['sends any other customer to their own page', valid, retail, { outcome: 'elsewhere' }],
  ['calls an invalid token expired', answered(false), corporate, { outcome: 'expired' }],
  ['calls a token that the check refuses expired', failed(tokenRefused), corporate, { outcome: 'expired' }],
  ['calls a token used between check and policy expired', valid, failed(tokenRefused), { outcome: 'expired' }],
  ['reports a failed check', failed(offline), corporate, { outcome: 'failed', error: offline }],
  ['reports a failed policy request', valid, failed(offline), { outcome: 'failed', error: offline }],
])('%s', async (_, check, policy, verdict) => {
  const bank: ResetLinkBank = { check: () => check, policy: () => policy };
  expect(await validateResetLink(bank, 'some-token')).toEqual(verdict);
});

it('asks for no policy before the form', async () => {
  expect(await validateToken({ check: () => valid }, 'some-token')).toEqual({ outcome: 'form' });
  expect(await validateToken({ check: () => answered(false) }, 'some-token')).toEqual({ outcome: 'expired' });
});

async function answered<Value>(value: Value) {
  return { outcome: 'answered', value } as const;
}

async function failed(error: BankError) {
  return { outcome: 'failed', error } as const;
}
