import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { isConfirmationUnproven, isOutcomeUnknown, isTurnedAway, isUnsent } from './outcome-unknown.ts';

const fault = (name: 'bad_network_response' | 'page-blocked', isUnsent?: true): BankError => {
  return { kind: 'fault', fault: name, message: '', ...(isUnsent && { isUnsent }) };
};
const refusal = (status: number, more: { readonly code?: string; readonly isUnsent?: true } = {}): BankError => {
  return { kind: 'refusal', status, message: '', ...more };
};

it.each<[string, BankError, boolean, boolean]>([
  ['a lost answer', fault('bad_network_response'), true, true],
  ['a lost answer to nothing sent', fault('bad_network_response', true), false, false],
  ['a firewall’s page', fault('page-blocked'), false, true],
  ['the bank’s refusal', refusal(403), false, false],
  ['the last status that is no fault', refusal(499), false, false],
  ['a fault at the bank', refusal(500), true, true],
  ['a fault before anything was sent', refusal(500, { isUnsent: true }), false, false],
  ['a gateway that waited too long', refusal(408), false, true],
  ['a conflict', refusal(409), false, true],
  ['a gateway that finds it too early', refusal(425), false, true],
  ['too many requests', refusal(429), false, true],
  ['too many requests, before anything was sent', refusal(429, { isUnsent: true }), false, false],
  ['a used nonce', refusal(403, { code: nonceRefusedCode }), false, true],
  ['a lost session', { kind: 'session-over', reason: 'expired', message: '' }, false, false],
  ['a challenge left alone', { kind: 'not-confirmed', message: '' }, false, false],
])('after %s', (_, error, isUnknown, isUnproven) => {
  expect([isOutcomeUnknown(error), isConfirmationUnproven(error)]).toEqual([isUnknown, isUnproven]);
});

it('knows what was never sent', () => {
  expect([isUnsent(refusal(403)), isUnsent(refusal(403, { isUnsent: true }))]).toEqual([false, true]);
});

it.each<[string, BankError, boolean]>([
  ['a limiter', refusal(429), true],
  ['the bank', refusal(403), false],
  ['nobody, when an answer was lost', fault('bad_network_response'), false],
])('is turned away by %s or not', (_by, error, expected) => {
  expect(isTurnedAway(error)).toBe(expected);
});
