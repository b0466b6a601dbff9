import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { openProspectSession } from '#sandbox/bank/session/sessions.ts';
import { emptyBank, smallBank, smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { validateReset, validateToken } from './reset-tokens.ts';
import { sealIn, signIn, waitMs } from './second-factor.fixture.ts';

const dayMs = 24 * 3_600_000;
const nextPassword = 'Saddle$Room8';

async function reset(bank: Bank, token: string, password = nextPassword) {
  const { session, changes } = openProspectSession(bank);
  await commit(bank, changes);
  const { sealed } = await sealIn(bank, session, { next: password });
  const asking = bank.records.find('sessions', session.id) ?? session;
  const verdict = validateReset(bank, asking, token, sealed.next);
  await commit(bank, verdict.changes);
  return verdict.outcome === 'refused' ? verdict.reason : verdict.outcome;
}

it.each([
  ['a good one', 'nells-token', 0, 'token.good'],
  ['one a moment before its end', 'nells-token', 14 * dayMs - 1, 'token.good'],
  ['one at its end', 'nells-token', 14 * dayMs, 'token.expired'],
  ['one of yesterday', 'stale-token', 0, 'token.expired'],
  ['one nobody has', 'no-token', 0, 'token.unknown'],
  ['a name that every object has', 'constructor', 0, 'token.unknown'],
])('validates %s, whether or not its persona is open', async (_, token, ms, rule) => {
  for (const bank of [emptyBank(), await smallBank()]) {
    waitMs(bank, ms);
    expect(validateToken(bank, token).rule).toBe(rule);
  }
});

it('opens only the persona of the token’s customer', async () => {
  const bank = emptyBank();
  await commit(bank, validateToken(bank, 'yard-token').changes);
  expect(bank.records.all('users').map(({ id }) => id)).toEqual(['locked']);
  await commit(bank, validateToken(bank, 'no-token').changes);
  expect(bank.records.all('users')).toHaveLength(1);
});

it('sets the password once and ends the customer’s sessions', async () => {
  const bank = await smallBank();
  const { session } = await signIn(bank);
  expect(await reset(bank, 'nells-token')).toBe('done');
  expect(bank.records.find('users', 'nell')).toMatchObject({
    password: nextPassword,
    formerPasswords: ['Meadow_4Rail', smallPassword],
  });
  expect(bank.records.find('sessions', session.id)?.ended).toBe('replaced');
  expect(validateToken(bank, 'nells-token').rule).toBe('token.used');
  expect(await reset(bank, 'nells-token', 'Another$Room8')).toBe('bad-token');
});

it.each([
  ['a token that is past its time', 'stale-token', nextPassword, 'bad-token'],
  ['a password against the rules', 'nells-token', 'paddock', 'rules-broken'],
  ['the present password', 'nells-token', smallPassword, 'used-before'],
  ['a former password', 'nells-token', 'Meadow_4Rail', 'used-before'],
])('refuses %s and leaves the token as it is', async (_, token, password, reason) => {
  const bank = emptyBank();
  expect(await reset(bank, token, password)).toBe(reason);
  expect(bank.records.find('users', 'nell')?.password).toBe(smallPassword);
  expect(bank.records.find('resetTokens', token)?.usedAt).toBeNull();
});

it('lifts a lock for wrong details, but not one by the bank', async () => {
  const bank = emptyBank();
  expect(await reset(bank, 'yard-token')).toBe('done');
  expect(bank.records.find('users', 'locked')).toMatchObject({ lock: 'none', wrongSignIns: 0 });

  const barred = await smallBank();
  await signIn(barred, 'nell', { lock: 'by-bank' });
  expect(await reset(barred, 'nells-token')).toBe('done');
  expect(barred.records.find('users', 'nell')?.lock).toBe('by-bank');
});

it('ends the session of a customer who resets their own password', async () => {
  const bank = await smallBank();
  const { session } = await signIn(bank);
  const { sealed } = await sealIn(bank, session, { next: nextPassword });
  const asking = bank.records.find('sessions', session.id) ?? session;
  expect(validateReset(bank, asking, 'nells-token', sealed.next)).toMatchObject({ outcome: 'done', session: null });
});
