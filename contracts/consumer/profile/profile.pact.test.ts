import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { openApp } from '#contracts/consumer/customer-app.ts';
import {
  allWell,
  aParty,
  english,
  freshNonces,
  insideSession,
  maskedId,
  refusedWith,
  refusedWithSome,
} from '#contracts/consumer/wire.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signInAsked } from '#src/api/session/session-actions.ts';

const { arrayContaining, eachLike, integer, like, regex } = MatchersV3;

const bank = pactOf('profile');
const { getProfile, getLoginFlow, listPermissions, completeLoginStep } = profileApi.endpoints;

const mePath = '/digx/v1/me';
const loginFlowPath = '/digx/v1/me/loginFlow';
const permissionsPath = '/digx/cz/v1/permissions';
const nothingDue = { termsNotAccepted: false, forcePasswordChange: false, forcePinChange: false };

const anEntity = { partyId: maskedId(aParty, '***401'), partyName: like('Mrs Eleanor O&#x27;Hara') };

it('learns who signed in and which entities they act for', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('a customer is known by name, and by the parties they act for')
    .withRequest('GET', mePath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        userProfile: {
          userName: 'private-customer',
          honorific: like('Mrs'),
          firstName: like('Eleanor'),
          lastName: like('O&#x27;Hara'),
          preferredName: like('Nell'),
          partyId: maskedId(aParty, '***401'),
          lastLoginTime: regex('^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$', '2026-02-27T11:53:00.000Z'),
          emailId: { displayValue: like('ne****&#x40;example.com') },
          phoneNumber: { displayValue: like('07******118') },
        },
        entities: eachLike(anEntity),
        inactiveSessionTimeout: integer(600_000),
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getProfile');
      const { data } = await store.dispatch(getProfile.initiate({ party: false }));
      expect(data).toEqual({
        userName: 'private-customer',
        mainPartyId: aParty,
        honorific: 'Mrs',
        firstName: 'Eleanor',
        lastName: "O'Hara",
        preferredName: 'Nell',
        fullName: "Mrs Eleanor O'Hara",
        lastLogin: '2026-02-27T11:53:00.000Z',
        email: 'ne****@example.com',
        phoneNumber: '07******118',
        entities: [{ id: aParty, title: "Mrs Eleanor O'Hara", displayId: '***401' }],
        firstLoginFlowDone: true,
        inactiveSessionMs: 600_000,
      });
    }));

it('offers every entity of a customer who acts for several', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .uponReceiving('a customer who acts for several parties gets all of them')
    .withRequest('GET', mePath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        userProfile: { userName: 'racing-owner', partyId: { value: like(aParty) } },
        entities: eachLike(anEntity, 3),
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getProfile');
      const { data } = await store.dispatch(getProfile.initiate({ party: false }));
      expect(data).toMatchObject({ userName: 'racing-owner', mainPartyId: aParty });
    }));

it('asks for a new password when the bank withholds the profile until it is changed', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in and must change the password first', { persona: 'private-customer' })
    .uponReceiving('the profile is withheld until the password is changed')
    .withRequest('GET', mePath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_UM_042')))
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'getProfile', { signedIn: false });
      const credentials = { userId: 'private-customer', password: 'Paddock_7Gate' };
      const result = await store.dispatch(signInAsked(credentials));
      expect(result).toEqual({ outcome: 'signed-in', credentialsChangeNeeded: true });
      expect(session()).toMatchObject({ status: 'signed-in', credentialsChangeNeeded: true });
    }));

it.each([
  ['has signed in on another device', 'customer {persona} has since signed in elsewhere', 'a later sign-in'],
  ['has logged off in another tab', 'customer {persona} has logged out', 'logging off'],
])('ends the session on the device when the customer %s', (_, state, what) =>
  bank
    .addInteraction()
    .given(state, { persona: 'private-customer' })
    .uponReceiving(`the profile is closed by ${what}`)
    .withRequest('GET', mePath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(401)
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'getProfile');
      await store.dispatch(getProfile.initiate({ party: false }));
      expect(session()).toEqual({ status: 'ended', reason: 'expired' });
    }),
);

it('ends the session on the device when the bank has only a prospect’s session', () =>
  bank
    .addInteraction()
    .given('a prospect has opened a session')
    .uponReceiving('the profile is closed to a prospect')
    .withRequest('GET', mePath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(401)
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'getProfile');
      await store.dispatch(getProfile.initiate({ party: false }));
      expect(session()).toEqual({ status: 'ended', reason: 'expired' });
    }));

it('goes to the accounts when no first-login step is left', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('no step is left for a customer who has done them all')
    .withRequest('GET', loginFlowPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, userLoginFlowDTOList: [] }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getLoginFlow');
      const { data } = await store.dispatch(getLoginFlow.initiate({ party: false }));
      expect(data).toEqual(nothingDue);
    }));

it.each([
  { persona: 'terms-due', id: 'terms-and-conditions', flag: 'termsNotAccepted' },
  { persona: 'password-due', id: 'change-password', flag: 'forcePasswordChange' },
  { persona: 'pin-due', id: 'change-pin', flag: 'forcePinChange' },
])('recognises the first-login step $id by name', ({ persona, id, flag }) =>
  bank
    .addInteraction()
    .given('customer {persona} has first-login steps to complete', { persona })
    .uponReceiving(`the step ${id} is told by name`)
    .withRequest('GET', loginFlowPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({ ...allWell, userLoginFlowDTOList: [{ loginConfigDTO: { id } }] }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getLoginFlow');
      const { data } = await store.dispatch(getLoginFlow.initiate({ party: false }));
      expect(data).toEqual({ ...nothingDue, [flag]: true });
    }),
);

it('asks a new customer for every step when the bank sends the number completed', () =>
  bank
    .addInteraction()
    .given('customer {persona} has first-login steps to complete', { persona: 'first-timer' })
    .uponReceiving('the steps that are done are counted')
    .withRequest('GET', loginFlowPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, userLoginFlowDTOList: 0 }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getLoginFlow');
      const { data } = await store.dispatch(getLoginFlow.initiate({ party: false }));
      expect(data).toEqual({ termsNotAccepted: true, forcePasswordChange: true, forcePinChange: true });
    }));

it('greets a new customer as one', () =>
  bank
    .addInteraction()
    .given('customer {persona} has first-login steps to complete', { persona: 'first-timer' })
    .uponReceiving('the profile of a new customer says that the first sign-in is not finished')
    .withRequest('GET', mePath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        userProfile: { userName: 'first-timer', partyId: { value: like(aParty) } },
        entities: eachLike(anEntity),
        firstLoginFlowDone: false,
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'getProfile');
      const { data } = await store.dispatch(getProfile.initiate({ party: false }));
      expect(data).toMatchObject({ userName: 'first-timer', firstLoginFlowDone: false });
    }));

it('accepts the terms', () =>
  bank
    .addInteraction()
    .given('customer {persona} has first-login steps to complete', { persona: 'terms-due' })
    .uponReceiving('the terms are accepted')
    .withRequest('POST', loginFlowPath, (request) =>
      request.query(english).headers(insideSession).jsonBody({ loginConfigId: 'terms-and-conditions' }),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody(allWell))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'completeLoginStep');
      const step = { party: false, stepId: 'terms-and-conditions' } as const;
      const { error } = await store.dispatch(completeLoginStep.initiate(step));
      expect(error).toBeUndefined();
    }));

it('returns to the steps when the bank withholds everything else until they are completed', () =>
  bank
    .addInteraction()
    .given('customer {persona} has first-login steps to complete', { persona: 'password-due' })
    .uponReceiving('permissions are closed until the first steps are done')
    .withRequest('GET', permissionsPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(403, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CMN_0096')))
    .executeTest(async ({ url }) => {
      const { store, session } = await openApp(url, 'listPermissions');
      await store.dispatch(listPermissions.initiate({ party: false }));
      expect(session()).toMatchObject({ status: 'signed-in', credentialsChangeNeeded: true });
    }));

it('reports a technical issue when the customer completes a step that is not due', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('a step that is not the customer’s cannot be done')
    .withRequest('POST', loginFlowPath, (request) =>
      request.query(english).headers(insideSession).jsonBody({ loginConfigId: 'terms-and-conditions' }),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWithSome('DIGX_PROD_DEF_0000')))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'completeLoginStep');
      const step = { party: false, stepId: 'terms-and-conditions' } as const;
      const { error } = await store.dispatch(completeLoginStep.initiate(step));
      expect(error).toEqual({
        kind: 'refusal',
        status: 400,
        code: 'DIGX_PROD_DEF_0000',
        message: expect.stringContaining('technical issue'),
      } satisfies BankError);
    }));

it('learns the customer’s permissions', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .uponReceiving('a customer is told by name what they may do')
    .withRequest('GET', permissionsPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer
        .headers(freshNonces)
        .jsonBody({ ...allWell, permittedFunctions: arrayContaining('payment', 'transfer', 'statements') }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'listPermissions');
      const { data } = await store.dispatch(listPermissions.initiate({ party: false }));
      expect(data).toEqual(['payment', 'transfer', 'statements']);
    }));

closePact('profile');
