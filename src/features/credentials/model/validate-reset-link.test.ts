import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type ResetLinkBank, validateResetLink, validateToken } from './validate-reset-link.ts';

const offline: BankError = { kind: 'fault', fault: 'offline', message: 'You appear to be offline.' };
const tokenRefused: BankError = { kind: 'refusal', status: 400, code: 'DIGX_CZ_TOKEN_01', message: 'Expired.' };
const valid = answered(true);
const corporate = answered({ isCorporate: true });
const retail = answered({ isCorporate: false });

it.each([
  ['a corporate customer comes to the form', valid, corporate, { outcome: 'form' }],
  ['any other customer goes to the page of their own', valid, retail, { outcome: 'elsewhere' }],
  ['a token that is not valid has expired', answered(false), corporate, { outcome: 'expired' }],
  ['a token that the check refuses has expired', failed(tokenRefused), corporate, { outcome: 'expired' }],
  ['a token used between check and policy has expired', valid, failed(tokenRefused), { outcome: 'expired' }],
  ['a check that broke says so', failed(offline), corporate, { outcome: 'failed', error: offline }],
  ['a policy that broke says so', valid, failed(offline), { outcome: 'failed', error: offline }],
])('%s', async (_, check, policy, verdict) => {
  const bank: ResetLinkBank = { check: () => check, policy: () => policy };
  expect(await validateResetLink(bank, 'some-token')).toEqual(verdict);
});

it('the form asks for no policy', async () => {
  expect(await validateToken({ check: () => valid }, 'some-token')).toEqual({ outcome: 'form' });
  expect(await validateToken({ check: () => answered(false) }, 'some-token')).toEqual({ outcome: 'expired' });
});

async function answered<Value>(value: Value) {
  return { outcome: 'answered', value } as const;
}

async function failed(error: BankError) {
  return { outcome: 'failed', error } as const;
}
