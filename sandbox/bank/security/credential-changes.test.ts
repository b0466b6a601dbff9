import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { smallBank, smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { type CredentialVerdict, validatePasswordChange, validatePinChange } from './credential-changes.ts';
import { lockMs } from './pin.ts';
import { customerOf, sealIn, signIn, waitMs } from './second-factor.fixture.ts';

const nextPassword = 'Saddle$Room8';
const nextPin = '1470';

async function actions(over: Partial<UserRecord> = {}, bank?: Bank) {
  const at = bank ?? (await smallBank());
  const { session } = await signIn(at, 'nell', over);
  const ask = async (of: 'password' | 'pin', old: string, next: string): Promise<CredentialVerdict> => {
    const { sealed } = await sealIn(at, session, { old, new: next });
    const customer = customerOf(at, session.id);
    const verdict =
      of === 'password' ? validatePasswordChange(at, customer, sealed) : validatePinChange(at, customer, sealed);
    const left: Change[] =
      verdict.session === null ? [] : [{ change: 'update', of: 'sessions', record: verdict.session }];
    await commit(at, [...verdict.changes, ...left]);
    return verdict;
  };
  return { bank: at, session, ask, user: () => customerOf(at, session.id).user };
}

const reasonOf = (verdict: CredentialVerdict) => (verdict.outcome === 'refused' ? verdict.reason : 'good');

it('changes the password and keeps the old one on record', async () => {
  const { ask, user, session, bank } = await actions();
  expect(await ask('password', smallPassword, nextPassword)).toMatchObject({
    outcome: 'good',
    requiredConfirmation: { factors: ['OTP', 'PIN'], confirms: 'to change your password' },
  });
  expect(user()).toMatchObject({ password: nextPassword, formerPasswords: ['Meadow_4Rail', smallPassword] });
  expect(customerOf(bank, session.id).session.salts).toEqual([]);
  expect(reasonOf(await ask('password', nextPassword, smallPassword))).toBe('used-before');
});

it.each([
  ['a wrong current password', 'Paddock_7gate', nextPassword, 'wrong-current'],
  ['a wrong current password before the rules', 'Paddock_7gate', 'short', 'wrong-current'],
  ['a new password against the rules', smallPassword, 'Abc_Paddock', 'rules-broken'],
  ['the present password', smallPassword, smallPassword, 'used-before'],
  ['a former password', smallPassword, 'Meadow_4Rail', 'used-before'],
])('refuses %s and changes no password', async (_, old, next, reason) => {
  const { ask, user } = await actions();
  const { password, formerPasswords } = user();
  expect(reasonOf(await ask('password', old, next))).toBe(reason);
  expect(user()).toMatchObject({ password, formerPasswords });
});

it('locks the customer at the fourth wrong current password in a row, and ends the session', async () => {
  const { bank, session, ask, user } = await actions();
  for (const attemptsLeft of [3, 2, 1]) {
    const verdict = await ask('password', 'Paddock_7gate', nextPassword);
    expect(verdict).toMatchObject({ reason: 'wrong-current', attemptsLeft });
  }
  expect(user().lock).toBe('none');
  expect(await ask('password', 'Paddock_7gate', nextPassword)).toMatchObject({
    outcome: 'refused',
    rule: 'credentials.password-locked',
    reason: 'locked',
    session: null,
  });
  expect(user()).toMatchObject({ lock: 'wrong-details', password: smallPassword });
  expect(bank.records.find('sessions', session.id)).toMatchObject({ ended: 'replaced', nonces: [], salts: [] });
});

it('counts wrong current passwords with wrong sign-ins', async () => {
  const { bank, ask, user } = await actions();
  await commit(bank, [{ change: 'update', of: 'users', record: { ...user(), wrongSignIns: 3 } }]);
  expect(reasonOf(await ask('password', 'Paddock_7gate', nextPassword))).toBe('locked');
});

it.each([
  ['one that is changed', nextPassword, 'good'],
  ['one whose successor breaks the rules', 'short', 'rules-broken'],
  ['one whose successor was used before', 'Meadow_4Rail', 'used-before'],
])('restarts the count after a right current password, %s', async (_, next, reason) => {
  const { bank, ask, user } = await actions();
  await commit(bank, [{ change: 'update', of: 'users', record: { ...user(), wrongSignIns: 3 } }]);
  expect(reasonOf(await ask('password', smallPassword, next))).toBe(reason);
  expect(user()).toMatchObject({ lock: 'none', wrongSignIns: 0 });
});

it('keeps a lock set during the session, and ends the session at the first wrong password', async () => {
  const { bank, ask, user } = await actions();
  await commit(bank, [{ change: 'update', of: 'users', record: { ...user(), lock: 'by-bank' } }]);
  await ask('password', smallPassword, 'short');
  expect(user().lock).toBe('by-bank');
  expect(reasonOf(await ask('password', 'Paddock_7gate', nextPassword))).toBe('locked');
  expect(user().lock).toBe('by-bank');
});

it('cannot read fields with an unknown salt or different salts', async () => {
  const { bank, session } = await actions();
  const one = await sealIn(bank, session, { old: smallPassword, new: nextPassword });
  const two = await sealIn(bank, session, { old: smallPassword, new: nextPassword });
  const validate = (sealed: { old: string; new: string }) =>
    reasonOf(validatePasswordChange(bank, customerOf(bank, session.id), sealed));
  expect(validate({ old: one.sealed.old, new: two.sealed.new })).toBe('rules-broken');
  expect(validate({ old: 'no cipher', new: one.sealed.new })).toBe('wrong-current');
  expect(validate(one.sealed)).toBe('good');
  await commit(bank, [{ change: 'update', of: 'sessions', record: { ...session, salts: [] } }]);
  expect(validate(one.sealed)).toBe('wrong-current');
});

it('changes the PIN and asks for the code alone, because the form has the current PIN', async () => {
  const { ask, user } = await actions();
  expect(await ask('pin', '2580', nextPin)).toMatchObject({
    outcome: 'good',
    requiredConfirmation: { factors: ['OTP'] },
  });
  expect(user()).toMatchObject({ pin: nextPin, formerPins: ['1379', '2580'] });
});

it('tells the customer of each new PIN by mail, and of no refused one', async () => {
  const { bank, ask } = await actions();
  await ask('pin', '2580', '1111');
  await ask('pin', '2580', nextPin);
  await ask('pin', nextPin, '9157');
  const mails = bank.records.all('mails').filter(({ subject }) => subject === 'Your transaction PIN has changed');
  expect(mails).toMatchObject([
    { userId: 'nell', box: 'inbox', sender: 'Security Team', read: false },
    { userId: 'nell', box: 'inbox', sender: 'Security Team', read: false },
  ]);
});

it.each([
  ['a wrong current PIN', '1111', nextPin, 'wrong-current'],
  ['a PIN against the rules', '2580', '1230', 'rules-broken'],
  ['the present PIN', '2580', '2580', 'used-before'],
  ['a former PIN', '2580', '1379', 'used-before'],
])('refuses %s', async (_, old, next, reason) => {
  const { ask, user } = await actions();
  expect(reasonOf(await ask('pin', old, next))).toBe(reason);
  expect(user().pin).toBe('2580');
});

it('counts wrong PINs in settings and challenges together, and locks at the third', async () => {
  const { bank, ask, user } = await actions({ wrongPins: 1 });
  expect(await ask('pin', '1111', nextPin)).toMatchObject({ reason: 'wrong-current', attemptsLeft: 1 });
  expect(reasonOf(await ask('pin', '1111', nextPin))).toBe('locked');
  waitMs(bank, lockMs - 1);
  expect(reasonOf(await ask('pin', '2580', nextPin))).toBe('locked');
  waitMs(bank, 1);
  expect(reasonOf(await ask('pin', '2580', nextPin))).toBe('good');
  expect(user()).toMatchObject({ pin: nextPin, wrongPins: 0, pinLockedUntil: null });
});

it.each([
  ['none', 'password', undefined],
  ['none', 'pin', undefined],
  ['otp', 'password', ['OTP']],
  ['otp', 'pin', ['OTP']],
  ['otp-and-pin', 'password', ['OTP', 'PIN']],
  ['otp-and-pin', 'pin', ['OTP']],
] as const)(
  'asks a customer with the second factor %s who changes the %s for %j',
  async (secondFactor, of, factors) => {
    const { ask } = await actions({ secondFactor });
    const verdict = await (of === 'pin' ? ask('pin', '2580', nextPin) : ask('password', smallPassword, nextPassword));
    expect(verdict).toMatchObject({ requiredConfirmation: factors && { factors } });
  },
);

it('completes the login steps in order without a second factor', async () => {
  const { ask, user } = await actions({ loginSteps: ['password', 'pin'], firstLoginDone: false });
  expect(reasonOf(await ask('pin', '2580', nextPin))).toBe('another-step-first');
  expect(await ask('password', smallPassword, nextPassword)).toMatchObject({ requiredConfirmation: undefined });
  expect(user()).toMatchObject({ loginSteps: ['pin'], firstLoginDone: false });
  expect(await ask('pin', '2580', nextPin)).toMatchObject({ requiredConfirmation: undefined });
  expect(user()).toMatchObject({ loginSteps: [], firstLoginDone: true });
  expect(await ask('pin', nextPin, '3692')).toMatchObject({ requiredConfirmation: { factors: ['OTP'] } });
});

it('changes nothing before the terms are accepted', async () => {
  const { ask } = await actions({ loginSteps: ['terms'] });
  expect(reasonOf(await ask('password', smallPassword, nextPassword))).toBe('another-step-first');
});
