import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { sentBody } from '#contracts/consumer/challenge/challenge-steps.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import {
  allWell,
  english,
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
    .given(holdsLink, { link })
    .asked(claim, 'GET', fromState('token', token, tokenPath), { headers: withSession })
    .answers(200, { ...allWell, tokenValid: isGood })
    .by('checkResetToken', visitor, async ({ store }) => {
      expect(await store.dispatch(resetTokenChecked(token))).toEqual({ outcome: 'answered', value: isGood });
    }),
);

it('cannot check a token that is too long to be one', () =>
  bank
    .given('a prospect has opened a session')
    .asked('a token of 257 characters makes the request invalid', 'GET', `${tokenPath}${tooLong}`, {
      headers: withSession,
    })
    .answers(400, notValid)
    .by('checkResetToken', visitor, async ({ store }) => {
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
    .given(holdsLink, { link })
    .asked(`the policy of a link for ${who} has a name`, 'GET', policyPath, {
      query: { token: fromState('token', token) },
      headers: withSession,
    })
    .answers(200, { ...allWell, passwordPolicyDTO: { name } })
    .by('getPasswordPolicy', visitor, async ({ store }) => {
      expect(await store.dispatch(resetPolicyAsked(token))).toEqual({ outcome: 'answered', value: { isCorporate } });
    }),
);

it('reports that the link has expired when its policy is withheld', () =>
  bank
    .given(holdsLink, { link: 'expired' })
    .asked('an expired link has no policy', 'GET', policyPath, {
      query: { token: fromState('token', token) },
      headers: withSession,
    })
    .answers(400, refusedWith('DIGX_CZ_TOKEN_01'))
    .by('getPasswordPolicy', visitor, async ({ store }) => {
      const message = expect.stringContaining('link has expired');
      const error = { kind: 'refusal', status: 400, code: 'DIGX_CZ_TOKEN_01', message };
      expect(await store.dispatch(resetPolicyAsked(token))).toEqual({ outcome: 'failed', error });
    }));

function wanted(sealed = 'sealedNewPassword') {
  return { newPassword: fromState(sealed, sealedNewPassword), token: fromState('token', token) };
}

it('sets a new password, sealed as at sign-in', () =>
  bank
    .given(holdsLink, { link: 'valid' })
    .asked('a password is set by a good link', 'PUT', resetPath, { headers: withSession, body: wanted() })
    .answers(200, { status: { ...allWell.status, referenceNumber: like('PB2606110482077') } })
    .by('resetPassword', visitor, async (app) => {
      expect(await reset(app)).toEqual({ outcome: 'answered', value: null });
      const sent = sentBody(app, 'resetPassword');
      expect(sent.token).toBe(token);
      expect(decryptPassword(sent.newPassword ?? '')).toEqual({ password: newPassword, salt: exampleSalt });
    }));

itIsConfirmed(bank, [
  {
    operation: 'resetPassword',
    what: 'a new password by a link',
    state: 'a prospect has a password reset link of customer {persona}',
    asked: 'a prospect with a password reset link of customer {persona} is asked for a code to set a password with it',
    parameters: { persona: 'private-customer' },
    method: 'PUT',
    path: resetPath,
    headers: withSession,
    body: wanted(),
    done: { status: 200, body: { status: { ...allWell.status, referenceNumber: like('PB2606110482077') } } },
    signedIn: false,
    act: reset,
    outcome: { outcome: 'answered', value: null },
  },
]);

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
    .given(holdsLink, { link })
    .asked(claim, 'PUT', resetPath, { headers: withSession, body: wanted(sealed) })
    .answers(400, refusedWith(code))
    .by('resetPassword', visitor, async (app) => {
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
    .given('no session is open')
    .asked(`${call.what} is not found where no session was opened`, call.method, call.path, (request) => {
      request.query({ ...('query' in call && call.query), ...english });
      if ('body' in call) request.jsonBody(call.body);
    })
    .answers(404, refusedWithSome('DIGX_CZ_SESSION_01'), {})
    .run(async ({ url }) => {
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
    .given('a prospect has been idle for {minutes} minutes', { minutes: 11 })
    .asked(`${call.what} is closed to a prospect whose session is over`, call.method, call.path, (request) => {
      request.query({ ...('query' in call && call.query), ...english }).headers(withSession);
      if ('body' in call) request.jsonBody(call.body);
    })
    .answers(419)
    .run(async ({ url }) => {
      const app = await openApp(url, call.operation, visitor);
      expect(await ask(app)).toMatchObject({ outcome: 'answered' });
      expect(app.heard.filter(({ operation }) => operation === call.operation)).toHaveLength(2);
    }),
);

closePact('reset-links');
