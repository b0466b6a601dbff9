import { expect, it } from 'vitest';
import { openProspectSession, withFreshNonces, withFreshSalt } from '#sandbox/bank/session/sessions.ts';
import { emptyBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import type { BankPlan } from './bank.ts';
import { tokenOf } from './tokens.ts';

/** What a bank's first session receives: its id, a nonce, a salt and two tokens. */
function givenFirst(over: Partial<BankPlan> = {}): string[] {
  const bank = emptyBank(over);
  const { session } = openProspectSession(bank);
  const { fresh } = withFreshNonces(bank, session, 1);
  const { salt } = withFreshSalt(bank, session);
  return [session.id, ...fresh, salt, tokenOf(bank, session, 'account', 'a'), tokenOf(bank, session, 'party', 'a')];
}

it('gives the same ids for the same plan', () => {
  expect(givenFirst()).toEqual(givenFirst());
});

it.each<[string, Partial<BankPlan>]>([
  ['seed', { seed: 2 }],
  ['opening moment', { openedAt: instantFromMs(0) }],
  ['opening', { opening: 2 }],
])('shares no id with a bank of another %s', (_, over) => {
  expect(new Set([...givenFirst(), ...givenFirst(over)]).size).toBe(10);
});
