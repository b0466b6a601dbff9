import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { emptyBank, mondayAtTen, smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { encryptPassword } from './credentials.ts';
import { openProspectSession, withFreshNonces, withFreshSalt } from './sessions.ts';
import { validateSignIn } from './sign-in.ts';

/** Opens a session, takes a salt and signs in; commits the verdict's changes. */
async function trySignIn(bank: Bank, userId: string, password = smallPassword) {
  const { session, changes } = openProspectSession(bank);
  const salted = withFreshSalt(bank, session);
  await commit(bank, changes);
  const verdict = validateSignIn(bank, salted.session, userId, encryptPassword(password, salted.salt));
  await commit(bank, verdict.changes);
  return { ...verdict, asked: salted.session, salt: salted.salt };
}

function reasonOf(verdict: Awaited<ReturnType<typeof trySignIn>>): string {
  return verdict.outcome === 'refused' ? verdict.reason : verdict.outcome;
}

it.each([
  ['the User ID as issued', 'nell', smallPassword, 'signed-in'],
  ['the User ID in capitals and with spaces around', '  NELL ', smallPassword, 'signed-in'],
  ['a wrong password', 'nell', 'Paddock_7gate', 'wrong-details'],
  ['a password with a space after', 'nell', `${smallPassword} `, 'wrong-details'],
  ['an empty password', 'nell', '', 'wrong-details'],
  ['an unknown User ID', 'nobody', smallPassword, 'wrong-details'],
  ['a User ID that is an object property', 'constructor', smallPassword, 'wrong-details'],
  ['a customer locked by wrong details', 'locked', smallPassword, 'locked'],
  ['a customer locked by the bank', 'barred', smallPassword, 'locked-by-bank'],
])('signs in with %s: %s', async (_, userId, password, expected) => {
  expect(reasonOf(await trySignIn(emptyBank(), userId, password))).toBe(expected);
});

it('locks at the fourth wrong password in a row', async () => {
  const bank = emptyBank();
  const reasons: string[] = [];
  for (let wrong = 0; wrong < 4; wrong += 1) reasons.push(reasonOf(await trySignIn(bank, 'nell', 'wrong')));
  reasons.push(reasonOf(await trySignIn(bank, 'nell')));
  expect(reasons).toEqual(['wrong-details', 'wrong-details', 'wrong-details', 'locked', 'locked']);
  expect(bank.records.find('users', 'nell')?.lock).toBe('wrong-details');
});

it('restarts the count after a successful sign-in', async () => {
  const bank = emptyBank();
  const passwords = ['wrong', 'wrong', 'wrong', smallPassword, 'wrong', 'wrong', 'wrong', smallPassword];
  const reasons: string[] = [];
  for (const password of passwords) reasons.push(reasonOf(await trySignIn(bank, 'nell', password)));
  expect(reasons.filter((reason) => reason === 'signed-in')).toHaveLength(2);
  expect(bank.records.find('users', 'nell')).toMatchObject({ lock: 'none', wrongSignIns: 0 });
});

it.each(['nobody', 'constructor', 'barred', 'nell'])(
  'answers strangers alike for every User ID: %s',
  async (userId) => {
    const bank = emptyBank();
    const reasons: string[] = [];
    for (let wrong = 0; wrong < 6; wrong += 1) reasons.push(reasonOf(await trySignIn(bank, userId, 'wrong')));
    expect(reasons).toEqual(['wrong-details', 'wrong-details', 'wrong-details', 'locked', 'locked', 'locked']);
  },
);

it('keeps no User ID that nobody has as it was typed, and each but once', async () => {
  const bank = emptyBank();
  for (const userId of ['nobody', ' NOBODY ', 'somebody']) await trySignIn(bank, userId, 'wrong');
  expect(bank.records.all('unknownIds').map(({ wrongSignIns }) => wrongSignIns)).toEqual([2, 1]);
  expect(JSON.stringify(bank.records.all('unknownIds'))).not.toMatch(/nobody/i);
});

it('accepts a salt once, against replays', async () => {
  const bank = emptyBank();
  const first = await trySignIn(bank, 'nell', 'wrong');
  const overheard = encryptPassword(smallPassword, first.salt);
  expect(validateSignIn(bank, first.session, 'nell', overheard)).toMatchObject({
    outcome: 'refused',
    reason: 'wrong-details',
  });
  expect(validateSignIn(bank, first.asked, 'nell', overheard)).toMatchObject({ outcome: 'signed-in' });
});

it('refuses undecryptable text like a wrong password', async () => {
  const bank = emptyBank();
  const { session } = openProspectSession(bank);
  expect(validateSignIn(bank, session, 'nell', smallPassword)).toMatchObject({
    outcome: 'refused',
    reason: 'wrong-details',
  });
});

it('opens the persona at the first attempt only, right or wrong', async () => {
  const bank = emptyBank();
  await trySignIn(bank, 'nell', 'wrong');
  const postings = bank.ledger.postings.length;
  expect(postings).toBeGreaterThan(0);
  await trySignIn(bank, 'nell');
  expect(bank.ledger.postings.length).toBe(postings);
});

it('records the sign-in and gives the session the previous one', async () => {
  const bank = emptyBank();
  const first = await trySignIn(bank, 'nell');
  expect(first.session.previousSignIn).toBe('2026-02-27T11:53:00.000Z');
  expect(bank.records.find('users', 'nell')?.lastSignIn).toBe(mondayAtTen);
  expect((await trySignIn(bank, 'nell')).session.previousSignIn).toBe(mondayAtTen);
});

it('ends the asking session and the customer’s earlier one, with their nonces', async () => {
  const bank = emptyBank();
  const first = await trySignIn(bank, 'nell');
  const { session: used } = withFreshNonces(bank, first.session, 2);
  await commit(bank, [{ change: 'update', of: 'sessions', record: used }]);
  const second = await trySignIn(bank, 'nell');

  const left = (session: SessionRecord) => bank.records.find('sessions', session.id);
  expect(left(first.session)).toMatchObject({ ended: 'replaced', nonces: [] });
  expect(left(second.asked)).toMatchObject({ ended: 'replaced', nonces: [], salts: [] });
  expect(left(second.session)).toMatchObject({ ended: 'no', userId: 'nell' });
});

it('gives an account one token per session', async () => {
  const bank = emptyBank();
  const [first, second] = [await trySignIn(bank, 'nell'), await trySignIn(bank, 'nell')];
  const token = tokenOf(bank, first.session, 'account', 'nell:current');
  expect(token).toMatch(/^[0-9A-F]{56}$/);
  expect(tokenOf(bank, first.session, 'account', 'nell:current')).toBe(token);
  expect(tokenOf(bank, first.session, 'party', 'nell:current')).not.toBe(token);
  expect(tokenOf(bank, second.session, 'account', 'nell:current')).not.toBe(token);
});
