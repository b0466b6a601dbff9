import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { changePassword } from '#contracts/consumer/credentials/credential-changes.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { allWell, challengeOf, freshNonces, fromState, refusedWith } from '#contracts/consumer/wire.ts';
import { newCodeWanted } from '#src/api/challenge/challenge-actions.ts';
import { step } from './challenge-steps.ts';

const bank = pactOf('second-factor');

const persona = 'private-customer';
const resendPath = fromState('referenceNo', '21303', '/digx/v1/2fa/', '/resend');

/** A password change for which the bank asks for a code. */
const challenged = { changePassword: 417 };

function openStep(mockServer: string) {
  return openApp(mockServer, 'resendChallenge', { others: challenged });
}

async function wantNewCode(app: CustomerApp) {
  void changePassword(app);
  await step(app);
  await app.store.dispatch(newCodeWanted());
  return {};
}

it('resends the code and shows how many are left', () =>
  bank
    .given('customer {persona} is asked for a code to change the password', { persona })
    .asked('another code is sent for the same challenge', 'POST', resendPath)
    .answers(200, allWell, { ...freshNonces, ...challengeOf('OTP') })
    .run(async ({ url }) => {
      const app = await openStep(url);
      await wantNewCode(app);
      const { asked, refused, resentTimes } = await step(app);
      expect({ asked, refused, resentTimes }).toEqual({
        asked: { referenceNo: '21303', factor: 'otp', attemptsLeft: 2, resendsLeft: 3 },
        refused: null,
        resentTimes: 1,
      });
    }));

it.each([
  {
    when: 'the code has been resent three times',
    state: 'customer {persona} has been resent the code to change the password {times} times',
    parameters: { persona, times: 3 },
    path: resendPath,
    claim: 'a fourth further code is refused',
    code: 'DIGX_AUTH_0012',
    says: 'too many authorisation codes',
  },
  {
    when: 'no request needs a code',
    state: 'customer {persona} is signed in',
    parameters: { persona },
    path: '/digx/v1/2fa/21303/resend',
    claim: 'no code is sent when no challenge is open',
    code: 'DIGX_TFA_0003',
    says: 'no code to send again',
  },
])('explains why no further code is sent when $when', ({ state, parameters, path, claim, code, says }) =>
  bank
    .given(state, parameters)
    .asked(claim, 'POST', path)
    .answers(400, refusedWith(code))
    .run(async ({ url }) => {
      const app = await openStep(url);
      await wantNewCode(app);
      expect(await step(app)).toMatchObject({ resentTimes: 0, refused: expect.stringContaining(says) });
    }),
);

closePact('second-factor');
