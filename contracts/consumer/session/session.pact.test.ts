import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { allWell, freshNonce, freshNonces, newCookie, refusedWith, withSession } from '#contracts/consumer/wire.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signInAsked, signOutAsked } from '#src/api/session/session-actions.ts';

const bank = pactOf('session');
const { getProfile } = profileApi.endpoints;

const noncePath = '/digx/v1/session/nonce';
const sessionPath = '/digx/v1/session';
const credentials = { userId: 'private-customer', password: 'Paddock_7Gate' };

it('opens a session to sign in', () =>
  bank
    .given('no session is open')
    .asked('asking for nonces opens a session for a prospect', 'POST', noncePath, { headers: { 'x-noncecount': '15' } })
    .answers(200, allWell, { ...freshNonces, ...newCookie })
    .by('createNonce', { cookie: false, signedIn: false }, async ({ store, heard }) => {
      const result = await store.dispatch(signInAsked(credentials));
      expect(heard[0]?.operation).toBe('createNonce');
      expect(result).toEqual({ outcome: 'signed-in', credentialsChangeNeeded: false });
    }));

it('uses the nonces that a signed-in customer receives', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a customer whose nonces are used up is given others', 'POST', noncePath, {
      headers: { ...withSession, 'x-noncecount': '15' },
    })
    .answers(200, allWell)
    .by('createNonce', async ({ store, heard }) => {
      await store.dispatch(getProfile.initiate({ party: false }));
      const asked = heard.find(({ operation }) => operation === 'getProfile');
      expect(asked?.headers.get('x-nonce')).toBe(freshNonce);
    }));

it('learns from the next call that the session is over', () =>
  bank
    .given('customer {persona} has been idle for {minutes} minutes', { persona: 'private-customer', minutes: 11 })
    .asked('asking for nonces when the session is over begins again as a prospect', 'POST', noncePath, {
      headers: { ...withSession, 'x-noncecount': '15' },
    })
    .answers(200, allWell, { ...freshNonces, ...newCookie })
    .by('createNonce', { others: { getProfile: 401 } }, async ({ store, session }) => {
      await store.dispatch(getProfile.initiate({ party: false }));
      expect(session()).toEqual({ status: 'ended', reason: 'expired' });
    }));

it('uses the nonce that it fetches before a payment', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a nonce can be read as well as made', 'GET', noncePath, { headers: withSession })
    .answers(200, allWell)
    .by('getNonce', async ({ transport, heard }) => {
      const client = transport.client({ party: false });
      await client.GET('/v1/session/nonce');
      await client.GET('/v1/me');
      expect(heard.map(({ operation }) => operation)).toEqual(['getNonce', 'getProfile']);
      expect(heard[1]?.headers.get('x-nonce')).toBe(freshNonce);
    }));

it('logs out', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('logging off ends the session', 'DELETE', sessionPath)
    .answers(200, allWell, {})
    .by('endSession', async ({ store, session }) => {
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
    .given(state, parameters)
    .asked(claim, 'DELETE', sessionPath)
    .answers(status)
    .by('endSession', async ({ store, session }) => {
      await store.dispatch(signOutAsked());
      expect(session()).toEqual({ status: 'ended', reason: 'logged-off' });
    }),
);

it('logs out with a new nonce when the first was already used', () =>
  bank
    .given('customer {persona} has already used the nonce', { persona: 'private-customer' })
    .asked('logging off is closed to a nonce that was used before', 'DELETE', sessionPath)
    .answers(403, refusedWith('DIGX_CZ_NONCE_01'))
    .by('endSession', async ({ store, heard }) => {
      await store.dispatch(signOutAsked());
      const asked = heard.filter(({ operation }) => operation === 'endSession');
      expect(asked.map(({ headers }) => headers.get('x-nonce'))).toEqual(['nonce-1', freshNonce]);
    }));

closePact('session');
