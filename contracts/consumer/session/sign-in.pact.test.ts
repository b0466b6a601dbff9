import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import {
  exampleSalt,
  rightPassword,
  sealedRightPassword,
  sealedWrongPassword,
  wrongPassword,
} from '#contracts/consumer/credentials/sealed-passwords.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import {
  allWell,
  english,
  freshNonces,
  fromState,
  newCookie,
  notValid,
  refusedWith,
  refusedWithSome,
  withSession,
} from '#contracts/consumer/wire.ts';
import { decryptPassword, passwordKey } from '#sandbox/bank/session/credentials.ts';
import { toSalt } from '#src/api/sealing/seal-password.ts';
import { signInAsked } from '#src/api/session/session-actions.ts';
import { ask } from '#src/api/store/bank-call.ts';
import { formBody } from './form-body.ts';

const { like, regex } = MatchersV3;

const bank = pactOf('sign-in');

const keyPath = '/digx/v1/publicKey';
const saltPath = '/digx/v1/salt';
const signInPath = '/digx/j_security_check';

const signedIn = { outcome: 'signed-in', credentialsChangeNeeded: false };
const beforeSignIn = { signedIn: false } as const;

function signIn({ store }: CustomerApp, userId = 'private-customer', password = rightPassword) {
  return store.dispatch(signInAsked({ userId, password }));
}

/** The app's form, with the password decrypted by the sandbox's key. */
function sentForm({ heard }: CustomerApp) {
  const form = new URLSearchParams(heard.find(({ operation }) => operation === 'signIn')?.body);
  return { userId: form.get('j_username'), typed: decryptPassword(form.get('j_password') ?? '') };
}

it('has examples that the sandbox’s key can decrypt', () => {
  expect(decryptPassword(sealedRightPassword)).toEqual({ password: rightPassword, salt: exampleSalt });
  expect(decryptPassword(sealedWrongPassword)).toEqual({ password: wrongPassword, salt: exampleSalt });
});

it('encrypts the password with the bank’s key', () =>
  bank
    .given('a prospect has opened a session')
    .asked('a prospect is given the key for passwords', 'GET', keyPath, { headers: withSession })
    .answers(200, { ...allWell, publicKeyDTO: { publicKey: regex('^[A-Za-z0-9+/]+=*$', passwordKey.publicKey) } }, {})
    .by('getPublicKey', beforeSignIn, async (app) => {
      expect(await signIn(app)).toEqual(signedIn);
      expect(sentForm(app)).toEqual({
        userId: 'private-customer',
        typed: { password: rightPassword, salt: exampleSalt },
      });
    }));

it('opens a session and requests the key again if there was none', () =>
  bank
    .given('no session is open')
    .asked('the key is not found where no session was opened', 'GET', keyPath, { headers: {} })
    .answers(404, refusedWithSome('DIGX_CZ_SESSION_01'), {})
    .by('getPublicKey', { ...beforeSignIn, cookie: false }, async (app) => {
      expect(await signIn(app)).toEqual(signedIn);
      // The salt is asked for together with the key.
      const asked = app.heard.map(({ operation }) => operation).filter((operation) => operation !== 'createSalt');
      expect(asked.slice(0, 4)).toEqual(['createNonce', 'getPublicKey', 'createNonce', 'getPublicKey']);
    }));

it('adds the salt, decoded once, to the password', () =>
  bank
    .given('a prospect has opened a session')
    .asked('a prospect is given a salt', 'POST', saltPath, { headers: withSession })
    .answers(200, { ...allWell, saltDTO: { id: like('Zm9y%2FcGFjdA%3D%3D') } }, {})
    .by('createSalt', beforeSignIn, async (app) => {
      expect(await signIn(app)).toEqual(signedIn);
      expect(sentForm(app).typed?.salt).toBe('Zm9y/cGFjdA==');
    }));

it('reads a salt, too', () =>
  bank
    .given('a prospect has opened a session')
    .asked('a salt can be read as well as made', 'GET', saltPath, { headers: withSession })
    .answers(200, { ...allWell, saltDTO: { id: like('Zm9y%2FcGFjdA%3D%3D') } }, {})
    .by('getSalt', beforeSignIn, async ({ transport }) => {
      const salt = ask(transport, { party: false, send: (client) => client.GET('/v1/salt'), read: toSalt });
      await expect(salt).resolves.toBe('Zm9y/cGFjdA==');
    }));

it('signs in with the User ID in lower case, and receives a new session', () =>
  bank
    .given('a prospect is about to sign in as {persona}', { persona: 'private-customer' })
    .asked('right details open a session of the customer’s own', 'POST', signInPath, (request) => {
      request.query(english).headers(withSession);
      formBody(request, {
        j_username: 'private-customer',
        j_password: fromState('sealedRightPassword', sealedRightPassword),
      });
    })
    .answers(200, allWell, { ...freshNonces, ...newCookie })
    .by('signIn', beforeSignIn, async (app) => {
      expect(await signIn(app, ' Private-Customer ')).toEqual(signedIn);
      expect(app.session()).toMatchObject({ status: 'signed-in', sessionId: 'second' });
    }));

const prospect = 'a prospect is about to sign in as {persona}';

/** Refused details are also in a header, whose text is shown unchanged. */
const inHeader = {
  'x-auth-failure-response': regex(
    '^\\s*\\{(?=.*"code"\\s*:\\s*"OBDXIDM-0")(?=.*"type"\\s*:\\s*"INVALID_CRED")(?=.*"message"\\s*:\\s*"[^"]+").*\\}\\s*$',
    '{"code":"OBDXIDM-0","type":"INVALID_CRED","message":"The details you entered are not valid."}',
  ),
};
const afterWrong = 'a prospect is about to sign in as {persona} after {wrong} failed sign-ins';

it.each([
  {
    when: 'the password is wrong',
    state: prospect,
    parameters: { persona: 'private-customer' },
    claim: 'a wrong password is refused',
    code: 'DIGX_AUTH_0001',
    headers: inHeader,
    says: 'details you entered are not valid',
  },
  {
    when: 'the password is wrong for the fourth time',
    state: afterWrong,
    parameters: { persona: 'private-customer', wrong: 3 },
    claim: 'the fourth wrong password in a row locks',
    code: 'DIGX_AUTH_0002',
    says: 'your account has been locked',
  },
])('says why when $when', ({ state, parameters, claim, code, headers = {}, says }) =>
  bank
    .given(state, parameters)
    .asked(claim, 'POST', signInPath, (request) => {
      request.query(english).headers(withSession);
      formBody(request, {
        j_username: 'private-customer',
        j_password: fromState('sealedWrongPassword', sealedWrongPassword),
      });
    })
    .answers(403, refusedWith(code), headers)
    .by('signIn', beforeSignIn, async (app) => {
      const message = expect.stringContaining(says);
      expect(await signIn(app, 'private-customer', wrongPassword)).toEqual({
        outcome: 'failed',
        error: { kind: 'refusal', status: 403, code, message },
      });
      expect(app.session()).toEqual({ status: 'signed-out' });
    }),
);

it.each([
  {
    when: 'the User ID is unknown',
    userId: 'nobody-at-all',
    state: 'a prospect is about to sign in as {persona}',
    claim: 'an unknown User ID is refused like a wrong password',
    code: 'DIGX_AUTH_0001',
    headers: inHeader,
    says: 'details you entered are not valid',
  },
  {
    when: 'the salt was already used',
    userId: 'private-customer',
    state: 'a prospect is about to sign in as {persona} with a salt that has already been used',
    claim: 'a password sealed with a used salt is refused as a wrong one is',
    code: 'DIGX_AUTH_0001',
    headers: inHeader,
    says: 'details you entered are not valid',
  },
  {
    when: 'the customer is locked out',
    userId: 'locked-user',
    state: 'a prospect is about to sign in as {persona}',
    claim: 'a locked customer is refused even with the right password',
    code: 'DIGX_AUTH_0002',
    says: 'your account has been locked',
  },
  {
    when: 'the bank itself has locked the customer',
    userId: 'admin-locked',
    state: 'a prospect is about to sign in as {persona}',
    claim: 'a customer locked by the bank is refused',
    code: 'DIGX_CZ_AUTH_ADMIN',
    says: 'locked by the bank',
  },
  {
    when: 'the customer is denied access to the service',
    userId: 'private-customer',
    state: 'a prospect is about to sign in as {persona}, who is denied access to the service',
    claim: 'a customer without access to the service is refused',
    code: 'DIGX_CZ_ACCESS_DENIED',
    says: 'do not have access',
  },
])('says why when $when', ({ userId, state, claim, code, headers = {}, says }) =>
  bank
    .given(state, { persona: userId })
    .asked(claim, 'POST', signInPath, (request) => {
      request.query(english).headers(withSession);
      formBody(request, { j_username: userId, j_password: fromState('sealedRightPassword', sealedRightPassword) });
    })
    .answers(403, refusedWith(code), headers)
    .by('signIn', beforeSignIn, async (app) => {
      const message = expect.stringContaining(says);
      expect(await signIn(app, userId)).toEqual({
        outcome: 'failed',
        error: { kind: 'refusal', status: 403, code, message },
      });
      expect(app.session()).toEqual({ status: 'signed-out' });
    }),
);

it('reports a technical issue when the form is incomplete', () =>
  bank
    .given(prospect, { persona: 'private-customer' })
    .asked('details without a User ID are not valid', 'POST', signInPath, (request) => {
      request.query(english).headers(withSession);
      formBody(request, { j_username: '', j_password: fromState('sealedRightPassword', sealedRightPassword) });
    })
    .answers(400, notValid, {})
    .by('signIn', beforeSignIn, async (app) => {
      const message = expect.stringContaining('quote error code DIGX_CZ_REQUEST_01');
      expect(await signIn(app, ' ')).toEqual({
        outcome: 'failed',
        error: { kind: 'refusal', status: 400, code: 'DIGX_CZ_REQUEST_01', isValidation: true, message },
      });
    }));

interface Step {
  readonly operation: 'getPublicKey' | 'createSalt' | 'getSalt' | 'signIn';
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

const steps: readonly Step[] = [
  { operation: 'getPublicKey', what: 'the key', method: 'GET', path: keyPath },
  { operation: 'createSalt', what: 'a new salt', method: 'POST', path: saltPath },
  { operation: 'getSalt', what: 'a salt', method: 'GET', path: saltPath },
  { operation: 'signIn', what: 'signing in', method: 'POST', path: signInPath },
];

/** The step of signing in under test; the salt is read by a separate call. */
async function take({ operation }: Step, app: CustomerApp): Promise<unknown> {
  if (operation !== 'getSalt') return signIn(app);
  const salt = ask(app.transport, { party: false, send: (client) => client.GET('/v1/salt'), read: toSalt });
  return salt.catch(({ failure }) => ({ outcome: 'failed', error: failure }));
}

it.each(steps)('asks to sign in again when the prospect’s session has expired before $what', (step) =>
  bank
    .given('a prospect has been idle for {minutes} minutes', { minutes: 11 })
    .asked(`${step.what} is closed to a prospect whose session is over`, step.method, step.path, (request) => {
      request.query(english).headers(withSession);
      if (step.operation === 'signIn') {
        formBody(request, {
          j_username: 'private-customer',
          j_password: fromState('sealedRightPassword', sealedRightPassword),
        });
      }
    })
    .answers(419)
    .by(step.operation, beforeSignIn, async (app) => {
      expect(await take(step, app)).toMatchObject({
        outcome: 'failed',
        error: { kind: 'session-over', reason: 'expired' },
      });
    }),
);

it.each(steps.slice(1))('reports a technical issue when $what has no session', (step) =>
  bank
    .given('no session is open')
    .asked(`${step.what} is not found where no session was opened`, step.method, step.path, (request) => {
      request.query(english);
      if (step.operation === 'signIn')
        formBody(request, { j_username: 'private-customer', j_password: like(sealedRightPassword) });
    })
    .answers(404, refusedWithSome('DIGX_CZ_SESSION_01'), {})
    .by(
      step.operation,
      {
        ...beforeSignIn,
        cookie: false,
        others: { [step.operation]: 404 },
      },
      async (app) => {
        expect(await take(step, app)).toMatchObject({ outcome: 'failed', error: { kind: 'refusal' } });
      },
    ),
);

closePact('sign-in');
