import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, sentBody, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import {
  allWell,
  challengeOf,
  confirmationAsked,
  freshNonces,
  fromState,
  insideSession,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { OperationId } from '#contracts/driver/contract.ts';
import { decryptPassword } from '#sandbox/bank/session/credentials.ts';
import { changePassword, changePin, confirmedApp } from './credential-changes.ts';
import {
  exampleSalt,
  newPassword,
  newPin,
  rightPassword,
  rightPin,
  sealedNewPassword,
  sealedNewPin,
  sealedRightPassword,
  sealedRightPin,
} from './sealed-passwords.ts';

const { like } = MatchersV3;

const bank = pactOf('credentials');

const passwordPath = '/digx/v1/me/credentials';
const pinPath = '/digx/cz/v1/credentials/transactionPin';

/** A customer who needs no second factor, so that the test sees the change itself. */
const unasked = 'read-only';
const persona = 'private-customer';
const aboutToChange = 'customer {persona} is about to change the password or PIN';

function passwords(old = 'sealedRightPassword', next = 'sealedNewPassword') {
  return { type: 'PASSWORD', old: fromState(old, sealedRightPassword), new: fromState(next, sealedNewPassword) };
}

function pins(old = 'sealedRightPin', next = 'sealedNewPin') {
  return { old: fromState(old, sealedRightPin), new: fromState(next, sealedNewPin) };
}

interface Change {
  readonly operation: OperationId & ('changePassword' | 'changeTransactionPin');
  readonly what: string;
  readonly path: string;
  readonly body: (old?: string, next?: string) => object;
  readonly typed: readonly [string, string];
  readonly ask: typeof changePassword;
}

const password: Change = {
  operation: 'changePassword',
  what: 'password',
  path: passwordPath,
  body: passwords,
  typed: [rightPassword, newPassword],
  ask: changePassword,
};
const pin: Change = {
  operation: 'changeTransactionPin',
  what: 'transaction PIN',
  path: pinPath,
  body: pins,
  typed: [rightPin, newPin],
  ask: changePin,
};

/** A change is told from the answers to other calls by its reference. */
const changed = { status: { ...allWell.status, referenceNumber: like('PB2606110482077') } };

it.each([password, pin])('changes the $what, with the old and new values sealed with one salt', (change) =>
  bank
    .given(aboutToChange, { persona: unasked })
    .asked(`a ${change.what} is changed`, 'PUT', change.path, { body: change.body() })
    .answers(200, changed)
    .by(change.operation, async (app) => {
      const { data, error } = await change.ask(app);
      expect({ data, error }).toEqual({ data: { needsApproval: false }, error: undefined });
      const sent = sentBody(app, change.operation);
      expect([sent.old, sent.new].map((sealed) => decryptPassword(sealed ?? ''))).toEqual(
        change.typed.map((typed) => ({ password: typed, salt: exampleSalt })),
      );
    }),
);

it.each([
  { change: password, persona: 'password-due' },
  { change: pin, persona: 'pin-due' },
])('changes the $change.what at first login without a second factor', ({ change, persona: due }) =>
  bank
    .given('customer {persona} has first-login steps to complete', { persona: due })
    .asked(`a ${change.what} that must be changed first is changed`, 'PUT', change.path, { body: change.body() })
    .answers(200, changed)
    .by(change.operation, async (app) => {
      const { data } = await change.ask(app);
      expect(data).toEqual({ needsApproval: false });
    }),
);

const wrongPin = 'customer {persona} is about to change the PIN after {wrong} wrong attempts';

it.each([
  {
    when: 'the current password is wrong',
    change: password,
    body: passwords('sealedWrongPassword'),
    claim: 'a wrong current password is refused',
    code: 'DIGX_PROD_IDM_0010',
    says: 'current password you entered is not correct',
    attemptsLeft: 3,
  },
  {
    when: 'the new password was used before',
    change: password,
    body: passwords('sealedRightPassword', 'sealedRightPassword'),
    claim: 'a password that was used before is refused',
    code: 'DIGX_UM_041',
    says: 'password',
  },
  {
    when: 'the new password breaks the rules',
    change: password,
    body: passwords('sealedRightPassword', 'sealedWeakPassword'),
    claim: 'a password that breaks the rules is refused',
    code: 'DIGX_CZ_PWD_01',
    says: 'rules for passwords',
  },
  {
    when: 'the current PIN is wrong',
    change: pin,
    body: pins('sealedWrongPin'),
    claim: 'a wrong current PIN is refused',
    code: 'DIGX_TPIN_MISMATCH',
    says: 'PIN',
    attemptsLeft: 2,
  },
  {
    when: 'the current PIN is wrong for the third time',
    change: pin,
    state: wrongPin,
    parameters: { persona, wrong: 2 },
    body: pins('sealedWrongPin'),
    claim: 'the third wrong PIN locks it',
    code: 'DIGX_AUTH_0007',
    says: 'locked',
  },
  {
    when: 'the new PIN was used before',
    change: pin,
    body: pins('sealedRightPin', 'sealedRightPin'),
    claim: 'a PIN that was used before is refused',
    code: 'DIGX_TPIN_EXISTS',
    says: 'cannot be the same as an old one',
  },
  {
    when: 'the new PIN breaks the rules',
    change: pin,
    body: pins('sealedRightPin', 'sealedWeakPin'),
    claim: 'a PIN that breaks the rules is refused',
    code: 'DIGX_CZ_PIN_01',
    says: 'rules for PINs',
  },
])(
  'says why when $when',
  ({ change, state = aboutToChange, parameters = { persona }, body, claim, code, says, attemptsLeft }) =>
    bank
      .given(state, parameters)
      .asked(claim, 'PUT', change.path, { body })
      .answers(400, { ...refusedWith(code), ...(attemptsLeft && { attemptsLeft: like(attemptsLeft) }) })
      .by(change.operation, async (app) => {
        const { error } = await change.ask(app);
        expect(error).toEqual({
          kind: 'refusal',
          status: 400,
          code,
          ...(attemptsLeft && { attemptsLeft }),
          message: expect.stringContaining(says),
        });
      }),
);

it('ends the session as locked when the current password is wrong for the fourth time', () =>
  bank
    .given('customer {persona} is about to change the password after {wrong} wrong attempts', { persona, wrong: 3 })
    .asked('the fourth wrong current password in a row locks', 'PUT', passwordPath, {
      body: passwords('sealedWrongPassword'),
    })
    .answers(403, refusedWith('DIGX_AUTH_0002'), {})
    .by('changePassword', async (app) => {
      await changePassword(app);
      expect(app.session()).toEqual({ status: 'ended', reason: 'locked' });
    }));

it.each([password, pin])('asks for a code when the bank requires one to change the $what', (change) =>
  bank
    .given(aboutToChange, { persona })
    .asked(`a change of ${change.what} is to be confirmed by a code`, 'PUT', change.path, { body: change.body() })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by(change.operation, async (app) => {
      const changing = change.ask(app);
      const { asked } = await step(app);
      expect(asked).toEqual({ referenceNo: '21303', factor: 'otp', attemptsLeft: 2, resendsLeft: 3 });
      await answerStep(app, '204816');
      expect(await changing).toMatchObject({ data: { needsApproval: false } });
      const response = { authType: 'OTP', otp: '204816', referenceNo: '21303' };
      expect(sentResponses(app, change.operation)).toEqual([null, response]);
    }),
);

it.each([password, pin])('reports that a change of the $what needs approval', (change) =>
  bank
    .given('{change} by customer {persona} needs approval', { change: change.operation, persona })
    .asked(`a change of ${change.what} that needs approval is told by its code`, 'PUT', change.path, {
      body: change.body(),
    })
    .answers(400, refusedWith('DIGX_APPROVAL_REQUIRED'))
    .by(change.operation, async (app) => {
      const { data } = await change.ask(app);
      expect(data).toEqual({ needsApproval: true });
    }),
);

const rightCode = '{"authType":"OTP","otp":"204816","referenceNo":"21303"}';
const rightAnswer = { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('rightAnswer', rightCode) };
const wrongAnswer = { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', rightCode) };
const askedForCode = 'customer {persona} is asked for a code to change the password';
const askedForPin = 'customer {persona} is asked for the PIN to change the password';

it.each([
  { factor: 'OTP', state: askedForCode, parameters: { persona: 'joint-holder' }, claim: 'the right code confirms' },
  { factor: 'PIN', state: askedForPin, parameters: { persona }, claim: 'the right PIN confirms after the code' },
] as const)('changes the password once the $factor is right', ({ factor, state, parameters, claim }) =>
  bank
    .given(state, parameters)
    .asked(claim, 'PUT', passwordPath, { headers: rightAnswer, body: passwords() })
    .answers(200, changed)
    .run(async ({ url }) => {
      const { changing } = await confirmedApp(url, factor);
      expect(await changing).toMatchObject({ data: { needsApproval: false } });
    }),
);

it.each([
  {
    what: 'shows the step again, with what went wrong, when the code is wrong',
    factor: 'OTP',
    asks: 'OTP',
    state: askedForCode,
    parameters: { persona },
    headers: wrongAnswer,
    claim: 'a wrong code is told with the challenge it was for',
    code: 'DIGX_TFA_0004',
    type: 'ERROR',
    says: 'not valid',
  },
  {
    what: 'shows the step again when the code came too late',
    factor: 'OTP',
    asks: 'OTP',
    state: 'customer {persona} was asked for a code to change the password {minutes} minutes ago',
    parameters: { persona, minutes: 11 },
    headers: rightAnswer,
    claim: 'a code expires after ten minutes',
    code: 'DIGX_TFA_0005',
    type: 'ERROR',
    says: 'expired',
  },
  {
    what: 'asks for the PIN when the code was right and is not enough',
    factor: 'OTP',
    asks: 'PIN',
    state: askedForCode,
    parameters: { persona },
    headers: rightAnswer,
    claim: 'the PIN is asked for after the right code',
    code: 'DIGX_AUTH_0003',
    type: 'INFO',
    says: null,
  },
  {
    what: 'asks for a code again when the PIN came too late',
    factor: 'PIN',
    asks: 'OTP',
    state: 'customer {persona} was asked for the PIN to change the password {minutes} minutes ago',
    parameters: { persona, minutes: 11 },
    headers: rightAnswer,
    claim: 'a PIN that comes after ten minutes confirms nothing',
    code: 'DIGX_AUTH_0003',
    type: 'INFO',
    says: null,
  },
  {
    what: 'shows the step again when the PIN is wrong',
    factor: 'PIN',
    asks: 'PIN',
    state: askedForPin,
    parameters: { persona },
    headers: wrongAnswer,
    claim: 'a wrong PIN is told with the challenge it was for',
    code: 'DIGX_CZ_TFA_0001',
    type: 'ERROR',
    says: 'PIN',
  },
] as const)('$what', ({ factor, asks, state, parameters, headers, claim, code, type, says }) =>
  bank
    .given(state, parameters)
    .asked(claim, 'PUT', passwordPath, { headers, body: passwords() })
    .answers(417, confirmationAsked(code, type), { ...freshNonces, ...challengeOf(asks) })
    .run(async ({ url }) => {
      const { app } = await confirmedApp(url, factor);
      const { asked, refused } = await step(app);
      expect(asked).toMatchObject({ referenceNo: '21303', factor: asks === 'OTP' ? 'otp' : 'pin' });
      expect(refused).toEqual(says === null ? null : expect.stringContaining(says));
    }),
);

it('ends the challenge when the code is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for a code to change the password after {wrong} wrong codes', {
      persona,
      wrong: 2,
    })
    .asked('the third wrong code ends it', 'PUT', passwordPath, { headers: wrongAnswer, body: passwords() })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .run(async ({ url }) => {
      const { changing } = await confirmedApp(url, 'OTP');
      const message = expect.stringContaining('too many times');
      const error = { kind: 'refusal', status: 412, code: 'DIGX_TFA_0002', message };
      expect(await changing).toMatchObject({ error });
    }));

it('reports that the PIN is locked when it is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for the PIN to change the password after {wrong} wrong PINs', {
      persona,
      wrong: 2,
    })
    .asked('the third wrong PIN ends it, without a challenge', 'PUT', passwordPath, {
      headers: wrongAnswer,
      body: passwords(),
    })
    .answers(417, confirmationAsked('DIGX_AUTH_0007', 'ERROR'))
    .run(async ({ url }) => {
      const { changing } = await confirmedApp(url, 'PIN');
      const error = {
        kind: 'refusal',
        status: 417,
        code: 'DIGX_AUTH_0007',
        message: expect.stringContaining('locked'),
      };
      expect(await changing).toMatchObject({ error });
    }));

it.each([password, pin])('reports that no code is sent for now when changing the $what needs one', (change) =>
  bank
    .given('customer {persona} is refused new codes after too many wrong codes', { persona })
    .asked(`a change of ${change.what} is refused while no codes are sent`, 'PUT', change.path, { body: change.body() })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .by(change.operation, async (app) => {
      const { error } = await change.ask(app);
      expect(error).toMatchObject({ kind: 'refusal', status: 412, message: expect.stringContaining('No new code') });
    }),
);

it.each([password, pin])(
  'says that too many codes were asked for when a change of $what would need another',
  (change) =>
    bank
      .given('customer {persona} has been sent the maximum number of codes', { persona })
      .asked(`a change of ${change.what} is refused after too many codes`, 'PUT', change.path, { body: change.body() })
      .answers(400, refusedWith('DIGX_AUTH_0012'))
      .by(change.operation, async (app) => {
        const { error } = await change.ask(app);
        const message = expect.stringContaining('too many authorisation codes');
        expect(error).toEqual({ kind: 'refusal', status: 400, code: 'DIGX_AUTH_0012', message });
      }),
);

closePact('credentials');
