import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { openApp } from '#contracts/consumer/customer-app.ts';
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
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { ScheduleName } from '#contracts/states/payees/payee-orders.ts';

const { like, regex } = MatchersV3;

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
  status: {
    result: like('ACCEPTED'),
    ...reference,
    message: { code: 'DIGX_APPROVAL_REQUIRED', type: regex('^(INFO|WARNING)$', 'WARNING') },
  },
  ...named,
};
const kinds: readonly { readonly what: string; readonly schedule: ScheduleName }[] = [
  { what: 'later payment', schedule: 'later' },
  { what: 'regular payment', schedule: 'regular' },
];
const later: Wish = { schedule: 'later' };

it.each(kinds)('verifies a $what', ({ what, schedule }) =>
  bank
    .addInteraction()
    .given(mayPay, { persona })
    .uponReceiving(`a ${what} is verified`)
    .withRequest('POST', instructionsPath, (request) =>
      request.query(english).headers(insideSession).jsonBody(bodyOf(0, { schedule })),
    )
    .willRespondWith(201, (answer) =>
      answer.headers(freshNonces).jsonBody({ ...allWell, instructionId: like(anInstruction) }),
    )
    .executeTest(async ({ url }) => {
      expect(await verify(await openApp(url, 'createInstruction'), { schedule })).toEqual({ state: 'verified' });
    }),
);

it('verifies a later payment above the available funds, which may arrive in time', () =>
  bank
    .addInteraction()
    .given(mayPay, { persona })
    .uponReceiving('a later payment of more than there is is verified')
    .withRequest('POST', instructionsPath, (request) =>
      request
        .query(english)
        .headers(insideSession)
        .jsonBody(bodyOf(0, { ...later, pounds: 99_999.99 })),
    )
    .willRespondWith(201, (answer) =>
      answer.headers(freshNonces).jsonBody({ ...allWell, instructionId: like(anInstruction) }),
    )
    .executeTest(async ({ url }) => {
      const verified = await verify(await openApp(url, 'createInstruction'), { ...later, pounds: 99_999.99 });
      expect(verified).toEqual({ state: 'verified' });
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
    .addInteraction()
    .given(mayPay, { persona })
    .uponReceiving(`no instruction is verified that ${what}`)
    .withRequest('POST', instructionsPath, (request) =>
      request
        .query(english)
        .headers(insideSession)
        .jsonBody(bodyOf(0, { ...later, ...wish }, from)),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith(code)))
    .executeTest(async ({ url }) => {
      const verified = await verify(await openApp(url, 'createInstruction'), { ...later, ...wish });
      expect(verified).toEqual({ state: 'refused', error: refusal(400, code, says) });
    }),
);

it('finds no payee with a token from an earlier session', () =>
  bank
    .addInteraction()
    .given('customer {persona} holds a payee token from an earlier session', { persona })
    .uponReceiving('no instruction is verified with the token of a payee of an earlier session')
    .withRequest('POST', instructionsPath, (request) =>
      request.query(english).headers(insideSession).jsonBody(bodyOf(0, later)),
    )
    .willRespondWith(404, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_PAYEE_01')))
    .executeTest(async ({ url }) => {
      const verified = await verify(await openApp(url, 'createInstruction'), later);
      expect(verified).toEqual({ state: 'refused', error: refusal(404, 'DIGX_CZ_PAYEE_01', 'payee') });
    }));

it('refuses an instruction from a customer who may not pay', () =>
  bank
    .addInteraction()
    .given('customer {persona} is signed in', { persona: 'read-only' })
    .uponReceiving('no instruction is verified for those who may not pay')
    .withRequest('POST', instructionsPath, (request) =>
      request.query(english).headers(insideSession).jsonBody(strangeBody(0, 'later')),
    )
    .willRespondWith(403, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_ACCESS_DENIED')))
    .executeTest(async ({ url }) => {
      const verified = await verify(await openApp(url, 'createInstruction'), later);
      expect(verified).toEqual({ state: 'refused', error: accessDenied });
    }));

it.each(kinds)('reports that a $what is set up', ({ what, schedule }) =>
  bank
    .addInteraction()
    .given(`customer {persona} has a verified ${what}`, { persona })
    .uponReceiving(`a confirmed ${what} is set up`)
    .withRequest('PUT', instructionPath, (request) =>
      request.query(confirming).headers(insideSession).jsonBody(bodyOf(1, { schedule })),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody(done))
    .executeTest(async ({ url }) => {
      const outcome = await pay(await openApp(url, 'confirmInstruction'), { schedule });
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
    .addInteraction()
    .given(state, { persona })
    .uponReceiving(`an instruction that is confirmed ${what}`)
    .withRequest('PUT', instructionPath, (request) =>
      request.query(confirming).headers(insideSession).jsonBody(bodyOf(1, later)),
    )
    .willRespondWith(status, (answer) => answer.headers(freshNonces).jsonBody(body))
    .executeTest(async ({ url }) => {
      const settled = await pay(await openApp(url, 'confirmInstruction'), later);
      expect(settled).toMatchObject({ outcome, referenceNumber: 'PB2606100041' });
    }),
);

it('sets up no instruction that differs from the verified one', () =>
  bank
    .addInteraction()
    .given('customer {persona} has a verified later payment', { persona })
    .uponReceiving('an instruction that differs from the verified one is not set up')
    .withRequest('PUT', instructionPath, (request) =>
      request
        .query(confirming)
        .headers(insideSession)
        .jsonBody(bodyOf(1, { ...later, startDate: '2026-03-17' })),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_PAYMENT_02')))
    .executeTest(async ({ url }) => {
      const outcome = await pay(await openApp(url, 'confirmInstruction'), { ...later, startDate: '2026-03-17' });
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_CZ_PAYMENT_02', 'payment') });
    }));

it('asks for a code before a high-value instruction is set up', () =>
  bank
    .addInteraction()
    .given('customer {persona} has a verified later high-value payment', { persona: wealthy })
    .uponReceiving('a large instruction is to be confirmed by a code')
    .withRequest('PUT', instructionPath, (request) =>
      request
        .query(confirming)
        .headers(insideSession)
        .jsonBody(bodyOf(1, { ...later, ...large })),
    )
    .willRespondWith(417, (answer) =>
      answer.headers({ ...freshNonces, ...challengeOf('OTP') }).jsonBody(confirmationAsked('DIGX_AUTH_0003', 'INFO')),
    )
    .executeTest(async ({ url }) => {
      const app = await openApp(url, 'confirmInstruction');
      const paying = pay(app, { ...later, ...large });
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, exampleAnswer.otp);
      expect(await paying).toMatchObject({ outcome: 'scheduled' });
      expect(sentResponses(app, 'confirmInstruction')).toEqual([null, exampleAnswer]);
    }));

it('sets up an instruction once the code is right', () =>
  bank
    .addInteraction()
    .given('customer {persona} is asked for a code to confirm a later high-value payment', { persona: wealthy })
    .uponReceiving('a large instruction is set up with the right code')
    .withRequest('PUT', instructionPath, (request) =>
      request
        .query(confirming)
        .headers({ ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('rightAnswer', JSON.stringify(exampleAnswer)) })
        .jsonBody(bodyOf(1, { ...later, ...large })),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody(done))
    .executeTest(async ({ url }) => {
      const { outcome } = await confirmedWithCode(url, 'confirmInstruction', { ...later, ...large });
      expect(await outcome).toMatchObject({ outcome: 'scheduled', referenceNumber: 'PB2606100041' });
    }));

it('ends the challenge when the code for an instruction is wrong for the third time', () =>
  bank
    .addInteraction()
    .given('customer {persona} is asked for a code to confirm a later high-value payment after {wrong} wrong codes', {
      persona: wealthy,
      wrong: 2,
    })
    .uponReceiving('the third wrong code for a large instruction ends it')
    .withRequest('PUT', instructionPath, (request) =>
      request
        .query(confirming)
        .headers({ ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', JSON.stringify(exampleAnswer)) })
        .jsonBody(bodyOf(1, { ...later, ...large })),
    )
    .willRespondWith(412, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_TFA_0002')))
    .executeTest(async ({ url }) => {
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
    .addInteraction()
    .given(state, { persona })
    .uponReceiving(`the bank tells of an instruction that it ${what}`)
    .withRequest('GET', instructionPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        payoutDetails: { statusType, ...(statusType !== 'INITIATED' && reference) },
      }),
    )
    .executeTest(async ({ url }) => {
      const app = await openApp(url, 'getInstruction', { others: { confirmInstruction: lost } });
      const told = outcome === 'unknown' ? {} : { referenceNumber: 'PB2606100041' };
      expect(await pay(app, later)).toMatchObject({ outcome, ...told });
      expect(app.heard.filter(({ operation }) => operation === 'confirmInstruction')).toHaveLength(1);
    }),
);

it('cannot resolve an instruction whose token the bank no longer knows', () =>
  bank
    .addInteraction()
    .given('customer {persona} holds the id of a later payment from an earlier session', { persona })
    .uponReceiving('the bank tells nothing of an instruction of an earlier session')
    .withRequest('GET', instructionPath, (request) => request.query(english).headers(insideSession))
    .willRespondWith(404, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_PAYMENT_01')))
    .executeTest(async ({ url }) => {
      const app = await openApp(url, 'getInstruction', { others: { confirmInstruction: lost } });
      expect(await pay(app, later)).toMatchObject({ outcome: 'unknown' });
    }));

it('does not set up an instruction by the id of an earlier session', () =>
  bank
    .addInteraction()
    .given('customer {persona} holds the id of a later payment from an earlier session', { persona })
    .uponReceiving('an instruction of an earlier session is not confirmed')
    .withRequest('PUT', instructionPath, (request) =>
      request.query(confirming).headers(insideSession).jsonBody(strangeBody(1, 'later')),
    )
    .willRespondWith(404, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_PAYMENT_01')))
    .executeTest(async ({ url }) => {
      const outcome = await pay(await openApp(url, 'confirmInstruction'), later);
      expect(outcome).toMatchObject({ outcome: 'refused', error: { status: 404, code: 'DIGX_CZ_PAYMENT_01' } });
    }));

closePact('instructions');
