import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { sentBody } from '#contracts/consumer/challenge/challenge-steps.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import {
  allWell,
  english,
  freshNonces,
  fromState,
  notValid,
  refusedWith,
  refusedWithSome,
  withSession,
} from '#contracts/consumer/wire.ts';
import { decryptPassword } from '#sandbox/bank/session/credentials.ts';
import { passwordReset, resetPolicyAsked, resetTokenChecked } from '#src/api/credentials/reset-link.ts';
import { exampleSalt, newPassword, sealedNewPassword } from './sealed-passwords.ts';

const { like } = MatchersV3;

const bank = pactOf('reset-links');

const token = 'valid-token';
const tooLong = 'x'.repeat(257);
const tokenPath = '/digx/v1/token/';
const policyPath = '/digx/v1/passwordPolicy';
const resetPath = '/digx/v1/credentials/changeCredentials';
const holdsLink = 'a prospect has a password reset link that is {link}';
const visitor = { signedIn: false } as const;

function reset({ store }: CustomerApp) {
  return store.dispatch(passwordReset({ token, password: newPassword }));
}

it.each([
  { link: 'valid', claim: 'the token of a good link is good', isGood: true },
  { link: 'expired', claim: 'the token of an expired link is invalid', isGood: false },
  { link: 'used', claim: 'the token of a link that was used is not good', isGood: false },
])('learns whether the token of a link that is $link is valid', ({ link, claim, isGood }) =>
  bank
    .addInteraction()
    .given(holdsLink, { link })
    .uponReceiving(claim)
    .withRequest('GET', fromState('token', token, tokenPath), (request) => request.query(english).headers(withSession))
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, tokenValid: isGood }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'checkResetToken', visitor);
      expect(await store.dispatch(resetTokenChecked(token))).toEqual({ outcome: 'answered', value: isGood });
    }),
);

it('cannot check a token that is too long to be one', () =>
  bank
    .addInteraction()
    .given('a prospect has opened a session')
    .uponReceiving('a token of 257 characters makes the request invalid')
    .withRequest('GET', `${tokenPath}${tooLong}`, (request) => request.query(english).headers(withSession))
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(notValid))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'checkResetToken', visitor);
      expect(await store.dispatch(resetTokenChecked(tooLong))).toMatchObject({
        outcome: 'failed',
        error: { status: 400, isValidation: true },
      });
    }));

it.each([
  { link: 'valid', who: 'anybody', name: like('RETAIL'), isCorporate: false },
  {
    link: 'valid, for a corporate customer',
    who: 'somebody who acts for a company',
    name: 'CORPORATE',
    isCorporate: true,
  },
])('learns which password policy applies to $who', ({ link, who, name, isCorporate }) =>
  bank
    .addInteraction()
    .given(holdsLink, { link })
    .uponReceiving(`the policy of a link for ${who} has a name`)
    .withRequest('GET', policyPath, (request) =>
      request.query({ token: fromState('token', token), ...english }).headers(withSession),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, passwordPolicyDTO: { name } }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getPasswordPolicy', visitor);
      expect(await store.dispatch(resetPolicyAsked(token))).toEqual({ outcome: 'answered', value: { isCorporate } });
    }),
);

it('reports that the link has expired when its policy is withheld', () =>
  bank
    .addInteraction()
    .given(holdsLink, { link: 'expired' })
    .uponReceiving('an expired link has no policy')
    .withRequest('GET', policyPath, (request) =>
      request.query({ token: fromState('token', token), ...english }).headers(withSession),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_TOKEN_01')))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getPasswordPolicy', visitor);
      const message = expect.stringContaining('link has expired');
      const error = { kind: 'refusal', status: 400, code: 'DIGX_CZ_TOKEN_01', message };
      expect(await store.dispatch(resetPolicyAsked(token))).toEqual({ outcome: 'failed', error });
    }));

function wanted(sealed = 'sealedNewPassword') {
  return { newPassword: fromState(sealed, sealedNewPassword), token: fromState('token', token) };
}

it('sets a new password, sealed as at sign-in', () =>
  bank
    .addInteraction()
    .given(holdsLink, { link: 'valid' })
    .uponReceiving('a password is set by a good link')
    .withRequest('PUT', resetPath, (request) => request.query(english).headers(withSession).jsonBody(wanted()))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({ status: { ...allWell.status, referenceNumber: like('PB2606110482077') } }),
    )
    .executeTest(async ({ url }) => {
      const app = await openApp(url, 'resetPassword', visitor);
      expect(await reset(app)).toEqual({ outcome: 'answered', value: null });
      const sent = sentBody(app, 'resetPassword');
      expect(sent.token).toBe(token);
      expect(decryptPassword(sent.newPassword ?? '')).toEqual({ password: newPassword, salt: exampleSalt });
    }));

it.each([
  {
    when: 'the link has already been used',
    link: 'used',
    sealed: 'sealedNewPassword',
    claim: 'no password is set by a link that was used',
    code: 'DIGX_CZ_TOKEN_01',
    says: 'link has expired or has been used',
  },
  {
    when: 'the new password was used before',
    link: 'valid',
    sealed: 'sealedRightPassword',
    claim: 'a password that was used before is not set by a link',
    code: 'DIGX_UM_041',
    says: 'password',
  },
  {
    when: 'the new password breaks the rules',
    link: 'valid',
    sealed: 'sealedWeakPassword',
    claim: 'a password that breaks the rules is not set by a link',
    code: 'DIGX_CZ_PWD_01',
    says: 'rules for passwords',
  },
])('explains why no password is set when $when', ({ link, sealed, claim, code, says }) =>
  bank
    .addInteraction()
    .given(holdsLink, { link })
    .uponReceiving(claim)
    .withRequest('PUT', resetPath, (request) => request.query(english).headers(withSession).jsonBody(wanted(sealed)))
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith(code)))
    .executeTest(async ({ url }) => {
      const app = await openApp(url, 'resetPassword', visitor);
      const error = { kind: 'refusal', status: 400, code, message: expect.stringContaining(says) };
      expect(await reset(app)).toEqual({ outcome: 'failed', error });
    }),
);

const calls = [
  {
    operation: 'checkResetToken',
    what: 'the check of a token',
    method: 'GET',
    path: `${tokenPath}${token}`,
    ask: ({ store }: CustomerApp) => store.dispatch(resetTokenChecked(token)),
  },
  {
    operation: 'getPasswordPolicy',
    what: 'the policy of a token',
    method: 'GET',
    path: policyPath,
    query: { token },
    ask: ({ store }: CustomerApp) => store.dispatch(resetPolicyAsked(token)),
  },
  {
    operation: 'resetPassword',
    what: 'setting a password by a link',
    method: 'PUT',
    path: resetPath,
    body: { newPassword: like(sealedNewPassword), token },
    ask: reset,
  },
] as const;

it.each(calls)('opens a session and repeats $what if there was none', ({ ask, ...call }) =>
  bank
    .addInteraction()
    .given('no session is open')
    .uponReceiving(`${call.what} is not found where no session was opened`)
    .withRequest(call.method, call.path, (request) => {
      request.query({ ...('query' in call && call.query), ...english });
      if ('body' in call) request.jsonBody(call.body);
    })
    .willRespondWith(404, (answer) => answer.jsonBody(refusedWithSome('DIGX_CZ_SESSION_01')))
    .executeTest(async ({ url }) => {
      const app = await openApp(url, call.operation, { ...visitor, cookie: false });
      expect(await ask(app)).toMatchObject({ outcome: 'answered' });
      const asked = app.heard.map(({ operation }) => operation);
      const first = asked.indexOf(call.operation);
      expect(asked.slice(first)).toContain('createNonce');
      expect(asked.filter((operation) => operation === call.operation)).toHaveLength(2);
    }),
);

it.each(calls)('opens a new session and repeats $what if the session has expired', ({ ask, ...call }) =>
  bank
    .addInteraction()
    .given('a prospect has been idle for {minutes} minutes', { minutes: 11 })
    .uponReceiving(`${call.what} is closed to a prospect whose session is over`)
    .withRequest(call.method, call.path, (request) => {
      request.query({ ...('query' in call && call.query), ...english }).headers(withSession);
      if ('body' in call) request.jsonBody(call.body);
    })
    .willRespondWith(419)
    .executeTest(async ({ url }) => {
      const app = await openApp(url, call.operation, visitor);
      expect(await ask(app)).toMatchObject({ outcome: 'answered' });
      expect(app.heard.filter(({ operation }) => operation === call.operation)).toHaveLength(2);
    }),
);

closePact('reset-links');
