import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { openApp } from '#contracts/consumer/customer-app.ts';
import {
  allWell,
  english,
  freshNonce,
  freshNonces,
  insideSession,
  newCookie,
  refusedWith,
  withSession,
} from '#contracts/consumer/wire.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signInAsked, signOutAsked } from '#src/api/session/session-actions.ts';

const bank = pactOf('session');
const { getProfile } = profileApi.endpoints;

const noncePath = '/digx/v1/session/nonce';
const sessionPath = '/digx/v1/session';
const credentials = { userId: 'private-customer', password: 'Paddock_7Gate' };

it('opens a session to sign in', () =>
  bank
    .addInteraction()
    .given('no session is open')
    .uponReceiving('asking for nonces opens a session for a prospect')
    .withRequest('POST', noncePath, (request) => request.query(english).headers({ 'x-noncecount': '15' }))
    .willRespondWith(200, (answer) => answer.headers({ ...freshNonces, ...newCookie }).jsonBody(allWell))
    .executeTest(async ({ url }) => {
      const { store, heard } = await openApp(url, 'createNonce', { cookie: false, signedIn: false });
      const result = await store.dispatch(signInAsked(credentials));
      expect(heard[0]?.operation).toBe('createNonce');
      expect(result).toEqual({ outcome: 'signed-in', credentialsChangeNeeded: false });
    }));

it('uses the nonces that a signed-in customer receives', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('a customer whose nonces are used up is given others')
    .withRequest('POST', noncePath, (request) =>
      request.query(english).headers({ ...withSession, 'x-noncecount': '15' }),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody(allWell))
    .executeTest(async ({ url }) => {
      const { store, heard } = await openApp(url, 'createNonce');
      await store.dispatch(getProfile.initiate({ party: false }));
      const asked = heard.find(({ operation }) => operation === 'getProfile');
      expect(asked?.headers.get('x-nonce')).toBe(freshNonce);
    }));

it('learns from the next call that the session is over', () =>
  bank
    .addInteraction()
    .given('customer {persona} has been idle for {minutes} minutes', { persona: 'private-customer', minutes: 11 })
    .uponReceiving('asking for nonces when the session is over begins again as a prospect')
    .withRequest('POST', noncePath, (request) =>
      request.query(english).headers({ ...withSession, 'x-noncecount': '15' }),
    )
    .willRespondWith(200, (answer) => answer.headers({ ...freshNonces, ...newCookie }).jsonBody(allWell))
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'createNonce', { others: { getProfile: 401 } });
      await store.dispatch(getProfile.initiate({ party: false }));
      expect(session()).toEqual({ status: 'ended', reason: 'expired' });
    }));

it('uses the nonce that it fetches before a payment', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('a nonce can be read as well as made')
    .withRequest('GET', noncePath, (request) => request.query(english).headers(withSession))
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody(allWell))
    .executeTest(async ({ url }) => {
      const { transport, heard } = await openApp(url, 'getNonce');
      const client = transport.client({ party: false });
      await client.GET('/v1/session/nonce');
      await client.GET('/v1/me');
      expect(heard.map(({ operation }) => operation)).toEqual(['getNonce', 'getProfile']);
      expect(heard[1]?.headers.get('x-nonce')).toBe(freshNonce);
    }));

it('logs out', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('logging off ends the session')
    .withRequest('DELETE', sessionPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) => answer.jsonBody(allWell))
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'endSession');
      await store.dispatch(signOutAsked());
      expect(session()).toEqual({ status: 'ended', reason: 'logged-off' });
    }));

it.each([
  [
    401,
    'customer {persona} has been idle for {minutes} minutes',
    { persona: 'private-customer', minutes: 11 },
    'logging off is closed to a customer whose session is over',
  ],
  [
    419,
    'a prospect has been idle for {minutes} minutes',
    { minutes: 11 },
    'logging off is closed to a prospect whose session is over',
  ],
])('logs out on the device when the bank answers %i', (status, state, parameters, claim) =>
  bank
    .addInteraction()
    .given(state, parameters)
    .uponReceiving(claim)
    .withRequest('DELETE', sessionPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(status)
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'endSession');
      await store.dispatch(signOutAsked());
      expect(session()).toEqual({ status: 'ended', reason: 'logged-off' });
    }),
);

it('logs out with a new nonce when the first was already used', () =>
  bank
    .addInteraction()
    .given('customer {persona} has already used the nonce', { persona: 'private-customer' })
    .uponReceiving('logging off is closed to a nonce that was used before')
    .withRequest('DELETE', sessionPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(403, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_NONCE_01')))
    .executeTest(async ({ url }) => {
      const { store, heard } = await openApp(url, 'endSession');
      await store.dispatch(signOutAsked());
      const asked = heard.filter(({ operation }) => operation === 'endSession');
      expect(asked.map(({ headers }) => headers.get('x-nonce'))).toEqual(['nonce-1', freshNonce]);
    }));

closePact('session');
