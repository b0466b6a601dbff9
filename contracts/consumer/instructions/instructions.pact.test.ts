import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { accessDenied, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  bodyOf,
  confirmedWithCode,
  exampleAnswer,
  large,
  lost,
  pay,
  persona,
  strangeBody,
  verify,
  type Wish,
  wealthy,
} from '#contracts/consumer/payments/payment-orders.ts';
import {
  allWell,
  challengeOf,
  confirmationAsked,
  english,
  freshNonces,
  fromState,
  insideSession,
  needsAuthoriser,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { ScheduleName } from '#contracts/states/payees/payee-orders.ts';

const { like } = MatchersV3;

const bank = pactOf('instructions');

const instructionsPath = '/digx/cz/v1/payments/instructions/payouts/external';
/** The id in the contract's example, which the app's next requests use. */
const anInstruction = 'B7E04D19A6C5832F';
const instructionPath = pathFromState(`${instructionsPath}/{instructionId}`, { instructionId: anInstruction });
const confirming = { ...english, sortCode: '601122' };
const mayPay = 'customer {persona} has added a payee';
const reference = { referenceNumber: like('PB2606100041') };
const named = { instructionId: like(anInstruction) };
const done = { status: { result: 'SUCCESSFUL', ...reference, message: allWell.status.message }, ...named };
const waits = {
  status: needsAuthoriser('PB2606100041'),
  ...named,
};
const kinds: readonly { readonly what: string; readonly schedule: ScheduleName }[] = [
  { what: 'later payment', schedule: 'later' },
  { what: 'regular payment', schedule: 'regular' },
];
const later: Wish = { schedule: 'later' };

it.each(kinds)('verifies a $what', ({ what, schedule }) =>
  bank
    .given(mayPay, { persona })
    .asked(`a ${what} is verified`, 'POST', instructionsPath, { body: bodyOf(0, { schedule }) })
    .answers(201, { ...allWell, instructionId: like(anInstruction) })
    .by('createInstruction', async (app) => {
      expect(await verify(app, { schedule })).toEqual({ status: 'verified' });
    }),
);

it('verifies a later payment above the available funds, which may arrive in time', () =>
  bank
    .given(mayPay, { persona })
    .asked('a later payment of more than there is is verified', 'POST', instructionsPath, {
      body: bodyOf(0, { ...later, pounds: 99_999.99 }),
    })
    .answers(201, { ...allWell, instructionId: like(anInstruction) })
    .by('createInstruction', async (app) => {
      const verified = await verify(app, { ...later, pounds: 99_999.99 });
      expect(verified).toEqual({ status: 'verified' });
    }));

it.each<{
  readonly what: string;
  readonly wish?: Wish;
  readonly from?: string;
  readonly code: string;
  readonly says: string;
}>([
  { what: 'begins today', wish: { startDate: '2026-03-02' }, code: 'DIGX_AP_0048', says: 'date' },
  { what: 'begins after 91 days', wish: { startDate: '2026-06-01' }, code: 'DIGX_AP_0048', says: 'date' },
  {
    what: 'ends before it begins',
    wish: { schedule: 'regular', startDate: '2026-03-16', endDate: '2026-03-15' },
    code: 'DIGX_AP_0048',
    says: 'date',
  },
  {
    what: 'has a special character in its reference',
    wish: { reference: 'No. 7' },
    code: 'DIGX_PY_0138',
    says: 'reference',
  },
  {
    what: 'has a reference of 36 characters',
    wish: { reference: 'a'.repeat(36) },
    code: 'DIGX_PY_REMARK_001',
    says: 'reference',
  },
  { what: 'is of nothing', wish: { pounds: 0 }, code: 'DIGX_CZ_FL_01', says: 'amount' },
  { what: 'is above the bank’s maximum', wish: { pounds: 100_000.01 }, code: 'SM-MULMAN05', says: 'limit' },
  { what: 'comes from a mortgage', from: 'mortgageAccount', code: 'DIGX_AP_0013', says: 'does not permit' },
])('explains the refusal when an instruction $what', ({ what, wish, from, code, says }) =>
  bank
    .given(mayPay, { persona })
    .asked(`no instruction is verified that ${what}`, 'POST', instructionsPath, {
      body: bodyOf(0, { ...later, ...wish }, from),
    })
    .answers(400, refusedWith(code))
    .by('createInstruction', async (app) => {
      const verified = await verify(app, { ...later, ...wish });
      expect(verified).toEqual({ status: 'refused', error: refusal(400, code, says) });
    }),
);

it('finds no payee with a token from an earlier session', () =>
  bank
    .given('customer {persona} holds a payee token from an earlier session', { persona })
    .asked('no instruction is verified with the token of a payee of an earlier session', 'POST', instructionsPath, {
      body: bodyOf(0, later),
    })
    .answers(404, refusedWith('DIGX_CZ_PAYEE_01'))
    .by('createInstruction', async (app) => {
      const verified = await verify(app, later);
      expect(verified).toEqual({ status: 'refused', error: refusal(404, 'DIGX_CZ_PAYEE_01', 'payee') });
    }));

it('refuses an instruction from a customer who may not pay', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'read-only' })
    .asked('no instruction is verified for those who may not pay', 'POST', instructionsPath, {
      body: strangeBody(0, 'later'),
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('createInstruction', async (app) => {
      const verified = await verify(app, later);
      expect(verified).toEqual({ status: 'refused', error: accessDenied });
    }));

it.each(kinds)('reports that a $what is set up', ({ what, schedule }) =>
  bank
    .given(`customer {persona} has a verified ${what}`, { persona })
    .asked(`a confirmed ${what} is set up`, 'PUT', instructionPath, {
      query: confirming,
      body: bodyOf(1, { schedule }),
    })
    .answers(200, done)
    .by('confirmInstruction', async (app) => {
      const outcome = await pay(app, { schedule });
      expect(outcome).toMatchObject({ outcome: 'scheduled', referenceNumber: 'PB2606100041' });
    }),
);

it.each([
  {
    what: 'again, once it is set up, gets the same answer and sets up nothing more',
    state: 'customer {persona} has confirmed a later payment',
    status: 200,
    body: done,
    outcome: 'scheduled',
  },
  {
    what: 'awaits authorisation',
    state: 'customer {persona} has a verified later payment that needs authorisation',
    status: 202,
    body: waits,
    outcome: 'needs-authoriser',
  },
] as const)('reports that an instruction $what', ({ what, state, status, body, outcome }) =>
  bank
    .given(state, { persona })
    .asked(`an instruction that is confirmed ${what}`, 'PUT', instructionPath, {
      query: confirming,
      body: bodyOf(1, later),
    })
    .answers(status, body)
    .by('confirmInstruction', async (app) => {
      const settled = await pay(app, later);
      expect(settled).toMatchObject({ outcome, referenceNumber: 'PB2606100041' });
    }),
);

it('sets up no instruction that differs from the verified one', () =>
  bank
    .given('customer {persona} has a verified later payment', { persona })
    .asked('an instruction that differs from the verified one is not set up', 'PUT', instructionPath, {
      query: confirming,
      body: bodyOf(1, { ...later, startDate: '2026-03-17' }),
    })
    .answers(400, refusedWith('DIGX_CZ_PAYMENT_02'))
    .by('confirmInstruction', async (app) => {
      const outcome = await pay(app, { ...later, startDate: '2026-03-17' });
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_CZ_PAYMENT_02', 'payment') });
    }));

it('asks for a code before a high-value instruction is set up', () =>
  bank
    .given('customer {persona} has a verified later high-value payment', { persona: wealthy })
    .asked('a large instruction is to be confirmed by a code', 'PUT', instructionPath, {
      query: confirming,
      body: bodyOf(1, { ...later, ...large }),
    })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('confirmInstruction', async (app) => {
      const paying = pay(app, { ...later, ...large });
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, exampleAnswer.otp);
      expect(await paying).toMatchObject({ outcome: 'scheduled' });
      expect(sentResponses(app, 'confirmInstruction')).toEqual([null, exampleAnswer]);
    }));

it('sets up an instruction once the code is right', () =>
  bank
    .given('customer {persona} is asked for a code to confirm a later high-value payment', { persona: wealthy })
    .asked('a large instruction is set up with the right code', 'PUT', instructionPath, {
      query: confirming,
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('rightAnswer', JSON.stringify(exampleAnswer)) },
      body: bodyOf(1, { ...later, ...large }),
    })
    .answers(200, done)
    .run(async ({ url }) => {
      const { outcome } = await confirmedWithCode(url, 'confirmInstruction', { ...later, ...large });
      expect(await outcome).toMatchObject({ outcome: 'scheduled', referenceNumber: 'PB2606100041' });
    }));

it('ends the challenge when the code for an instruction is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for a code to confirm a later high-value payment after {wrong} wrong codes', {
      persona: wealthy,
      wrong: 2,
    })
    .asked('the third wrong code for a large instruction ends it', 'PUT', instructionPath, {
      query: confirming,
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', JSON.stringify(exampleAnswer)) },
      body: bodyOf(1, { ...later, ...large }),
    })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .run(async ({ url }) => {
      const { outcome } = await confirmedWithCode(url, 'confirmInstruction', { ...later, ...large });
      expect(await outcome).toEqual({ outcome: 'refused', error: refusal(412, 'DIGX_TFA_0002', 'too many times') });
    }));

it.each([
  {
    what: 'counts',
    state: 'customer {persona} has confirmed a later payment',
    statusType: 'ACTIVE',
    outcome: 'scheduled',
  },
  {
    what: 'awaits authorisation',
    state: 'customer {persona} has confirmed a later payment that needs authorisation',
    statusType: 'PENDING_APPROVAL',
    outcome: 'needs-authoriser',
  },
  {
    what: 'has no confirmation of',
    state: 'customer {persona} has a verified later payment',
    statusType: 'INITIATED',
    outcome: 'unknown',
  },
] as const)('finds out that an instruction with a lost response $what', ({ what, state, statusType, outcome }) =>
  bank
    .given(state, { persona })
    .asked(`the bank tells of an instruction that it ${what}`, 'GET', instructionPath)
    .answers(200, {
      ...allWell,
      payoutDetails: { statusType, ...(statusType !== 'INITIATED' && reference) },
    })
    .by('getInstruction', { others: { confirmInstruction: lost } }, async (app) => {
      const told = outcome === 'unknown' ? {} : { referenceNumber: 'PB2606100041' };
      expect(await pay(app, later)).toMatchObject({ outcome, ...told });
      expect(app.heard.filter(({ operation }) => operation === 'confirmInstruction')).toHaveLength(1);
    }),
);

it('cannot resolve an instruction whose token the bank no longer knows', () =>
  bank
    .given('customer {persona} holds the id of a later payment from an earlier session', { persona })
    .asked('the bank tells nothing of an instruction of an earlier session', 'GET', instructionPath)
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by('getInstruction', { others: { confirmInstruction: lost } }, async (app) => {
      expect(await pay(app, later)).toMatchObject({ outcome: 'unknown' });
    }));

it('does not set up an instruction by the id of an earlier session', () =>
  bank
    .given('customer {persona} holds the id of a later payment from an earlier session', { persona })
    .asked('an instruction of an earlier session is not confirmed', 'PUT', instructionPath, {
      query: confirming,
      body: strangeBody(1, 'later'),
    })
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by('confirmInstruction', async (app) => {
      const outcome = await pay(app, later);
      expect(outcome).toMatchObject({ outcome: 'refused', error: { status: 404, code: 'DIGX_CZ_PAYMENT_01' } });
    }));

itIsConfirmed(bank, [
  {
    operation: 'confirmInstruction',
    what: 'a later payment to a saved payee',
    state: 'customer {persona} has a verified later payment',
    asked: 'customer {persona} is asked for a code to confirm a later payment',
    parameters: { persona },
    method: 'PUT',
    path: instructionPath,
    query: confirming,
    body: bodyOf(1, later),
    done: { status: 200, body: done },
    act: (app) => pay(app, later),
    outcome: { outcome: 'scheduled', referenceNumber: 'PB2606100041' },
  },
]);

closePact('instructions');
