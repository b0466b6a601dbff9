import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { allWell, aParty, maskedId, refusedWith, refusedWithSome } from '#contracts/consumer/wire.ts';
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
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a customer is known by name, and by the parties they act for', 'GET', mePath)
    .answers(200, {
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
    })
    .by('getProfile', async ({ store }) => {
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
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .asked('a customer who acts for several parties gets all of them', 'GET', mePath)
    .answers(200, {
      ...allWell,
      userProfile: { userName: 'racing-owner', partyId: { value: like(aParty) } },
      entities: eachLike(anEntity, 3),
    })
    .by('getProfile', async ({ store }) => {
      const { data } = await store.dispatch(getProfile.initiate({ party: false }));
      expect(data).toMatchObject({ userName: 'racing-owner', mainPartyId: aParty });
    }));

it('asks for a new password when the bank withholds the profile until it is changed', () =>
  bank
    .given('customer {persona} is signed in and must change the password first', { persona: 'private-customer' })
    .asked('the profile is withheld until the password is changed', 'GET', mePath)
    .answers(400, refusedWith('DIGX_UM_042'))
    .by('getProfile', { signedIn: false }, async ({ store, session }) => {
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
    .given(state, { persona: 'private-customer' })
    .asked(`the profile is closed by ${what}`, 'GET', mePath)
    .answers(401)
    .by('getProfile', async ({ store, session }) => {
      await store.dispatch(getProfile.initiate({ party: false }));
      expect(session()).toEqual({ status: 'ended', reason: 'expired' });
    }),
);

it('ends the session on the device when the bank has only a prospect’s session', () =>
  bank
    .given('a prospect has opened a session')
    .asked('the profile is closed to a prospect', 'GET', mePath)
    .answers(401)
    .by('getProfile', async ({ store, session }) => {
      await store.dispatch(getProfile.initiate({ party: false }));
      expect(session()).toEqual({ status: 'ended', reason: 'expired' });
    }));

it('goes to the accounts when no first-login step is left', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('no step is left for a customer who has done them all', 'GET', loginFlowPath)
    .answers(200, { ...allWell, userLoginFlowDTOList: [] })
    .by('getLoginFlow', async ({ store }) => {
      const { data } = await store.dispatch(getLoginFlow.initiate({ party: false }));
      expect(data).toEqual(nothingDue);
    }));

it.each([
  { persona: 'terms-due', id: 'terms-and-conditions', flag: 'termsNotAccepted' },
  { persona: 'password-due', id: 'change-password', flag: 'forcePasswordChange' },
  { persona: 'pin-due', id: 'change-pin', flag: 'forcePinChange' },
])('recognises the first-login step $id by name', ({ persona, id, flag }) =>
  bank
    .given('customer {persona} has first-login steps to complete', { persona })
    .asked(`the step ${id} is told by name`, 'GET', loginFlowPath)
    .answers(200, { ...allWell, userLoginFlowDTOList: [{ loginConfigDTO: { id } }] })
    .by('getLoginFlow', async ({ store }) => {
      const { data } = await store.dispatch(getLoginFlow.initiate({ party: false }));
      expect(data).toEqual({ ...nothingDue, [flag]: true });
    }),
);

it('asks a new customer for every step when the bank sends the number completed', () =>
  bank
    .given('customer {persona} has first-login steps to complete', { persona: 'first-timer' })
    .asked('the steps that are done are counted', 'GET', loginFlowPath)
    .answers(200, { ...allWell, userLoginFlowDTOList: 0 })
    .by('getLoginFlow', async ({ store }) => {
      const { data } = await store.dispatch(getLoginFlow.initiate({ party: false }));
      expect(data).toEqual({ termsNotAccepted: true, forcePasswordChange: true, forcePinChange: true });
    }));

it('greets a new customer as one', () =>
  bank
    .given('customer {persona} has first-login steps to complete', { persona: 'first-timer' })
    .asked('the profile of a new customer says that the first sign-in is not finished', 'GET', mePath)
    .answers(200, {
      ...allWell,
      userProfile: { userName: 'first-timer', partyId: { value: like(aParty) } },
      entities: eachLike(anEntity),
      firstLoginFlowDone: false,
    })
    .by('getProfile', async ({ store }) => {
      const { data } = await store.dispatch(getProfile.initiate({ party: false }));
      expect(data).toMatchObject({ userName: 'first-timer', firstLoginFlowDone: false });
    }));

it('accepts the terms', () =>
  bank
    .given('customer {persona} has first-login steps to complete', { persona: 'terms-due' })
    .asked('the terms are accepted', 'POST', loginFlowPath, { body: { loginConfigId: 'terms-and-conditions' } })
    .answers(200, allWell)
    .by('completeLoginStep', async ({ store }) => {
      const step = { party: false, stepId: 'terms-and-conditions' } as const;
      const { error } = await store.dispatch(completeLoginStep.initiate(step));
      expect(error).toBeUndefined();
    }));

it('returns to the steps when the bank withholds everything else until they are completed', () =>
  bank
    .given('customer {persona} has first-login steps to complete', { persona: 'password-due' })
    .asked('permissions are closed until the first steps are done', 'GET', permissionsPath)
    .answers(403, refusedWith('DIGX_CMN_0096'))
    .by('listPermissions', async ({ store, session }) => {
      await store.dispatch(listPermissions.initiate({ party: false }));
      expect(session()).toMatchObject({ status: 'signed-in', credentialsChangeNeeded: true });
    }));

it('reports a technical issue when the customer completes a step that is not due', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a step that is not the customer’s cannot be done', 'POST', loginFlowPath, {
      body: { loginConfigId: 'terms-and-conditions' },
    })
    .answers(400, refusedWithSome('DIGX_PROD_DEF_0000'))
    .by('completeLoginStep', async ({ store }) => {
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
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a customer is told by name what they may do', 'GET', permissionsPath)
    .answers(200, { ...allWell, permittedFunctions: arrayContaining('payment', 'transfer', 'statements') })
    .by('listPermissions', async ({ store }) => {
      const { data } = await store.dispatch(listPermissions.initiate({ party: false }));
      expect(data).toEqual(['payment', 'transfer', 'statements']);
    }));

closePact('profile');
