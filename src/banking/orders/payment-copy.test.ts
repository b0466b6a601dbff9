import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { noteText, whatToCheck } from './payment-copy.ts';

const at = '2026-03-03T09:30:00.000Z' as Instant;
const moment = '09:30 on 3 March 2026';

it.each([
  ['payout', `A payment was being confirmed at ${moment}. We do not yet know whether it was made.`, 'transactions'],
  ['transfer', `A transfer was being confirmed at ${moment}. We do not yet know whether it was made.`, 'transactions'],
  [
    'instruction',
    `A scheduled payment was being set up at ${moment}. We do not yet know whether it was set up.`,
    'upcoming payments',
  ],
  [
    'transfer-instruction',
    `A scheduled transfer was being set up at ${moment}. We do not yet know whether it was set up.`,
    'upcoming payments',
  ],
  [
    'request',
    `A request for an international payment was being sent at ${moment}. We do not yet know whether it was.`,
    'sent messages',
  ],
] as const)('says what is in doubt, and where to look: %s', (kind, text, where) => {
  expect(noteText({ at, kind })).toBe(text);
  expect(whatToCheck(kind)).toContain(where);
});

it.each([
  ['payout', 'paid', `The payment that was being confirmed at ${moment} was made.`],
  ['transfer', 'not-made', `The transfer that was being confirmed at ${moment} was not made. No money has moved.`],
  ['instruction', 'scheduled', `The scheduled payment that was being set up at ${moment} was set up.`],
  [
    'transfer-instruction',
    'authorisation-declined',
    `The scheduled transfer that was being set up at ${moment} was not set up: another account holder declined it. No money has moved.`,
  ],
  ['request', 'requested', `The request for an international payment that was being sent at ${moment} was sent.`],
] as const)('says what became of it: %s %s', (kind, result, text) => {
  expect(noteText({ at, kind, result })).toBe(text);
});

it('names the amount where it is known', () => {
  expect(noteText({ at, kind: 'transfer' }, '£13.00')).toContain('A transfer of £13.00 was being confirmed');
});
