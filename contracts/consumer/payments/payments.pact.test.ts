import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  challengeOf,
  confirmationAsked,
  freshNonces,
  fromState,
  insideSession,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { answersOf, confirming, itIsOrderedOnce } from './one-order.ts';
import {
  bodyOf,
  confirmedWithCode,
  exampleAnswer,
  large,
  pay,
  persona,
  strangeBody,
  verify,
  type Wish,
  wealthy,
} from './payment-orders.ts';

const { like, regex } = MatchersV3;

const bank = pactOf('payments');

const payment = {
  kind: 'payment',
  one: 'a payment',
  made: 'made',
  state: 'payment',
  largeState: 'high-value payment',
  path: '/digx/cz/v1/payments/payouts/external',
  id: '3C5A90E7D2184FB6',
  outcome: 'paid',
  operations: { create: 'createPayment', confirm: 'confirmPayment', get: 'getPayment' },
  wish: {},
  differing: { pounds: 126.5 },
} as const;
const { path: paymentPath, verified, done, waits } = answersOf(payment);
const mayPay = 'customer {persona} has added a payee';
/** A customer with low limits who has used half of today's. */
const limited = 'low-limits';
const paidBefore = 'customer {persona} has paid a payee {times} times';
const draft = 'customer {persona} has a verified payment';
it('verifies a payment', () =>
  bank
    .given(mayPay, { persona })
    .asked('a payment is verified', 'POST', payment.path, { body: bodyOf(0) })
    .answers(201, verified)
    .by('createPayment', async (app) => {
      expect(await verify(app)).toEqual({ status: 'verified' });
    }));

it('shows the bank’s message after the payment cut-off', () =>
  bank
    .given('customer {persona} can pay a payee, but the payment cut-off has passed', { persona })
    .asked('a payment after the cut-off is verified with a warning', 'POST', payment.path, { body: bodyOf(0) })
    .answers(201, {
      status: {
        result: like('SUCCESSFUL'),
        message: {
          code: 'DIGX_WW_017',
          type: regex('^(INFO|WARNING)$', 'WARNING'),
          detail: like('Sent on 3&#x20;March 2026.'),
        },
      },
      paymentId: like(payment.id),
    })
    .by('createPayment', async (app) => {
      const verified = await verify(app);
      expect(verified).toEqual({ status: 'verified', cutOffMessage: 'Sent on 3 March 2026.' });
    }));

it.each<{
  readonly what: string;
  readonly wish?: Wish;
  readonly who?: string;
  readonly from?: string;
  readonly state?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly code: string;
  readonly says: string;
}>([
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
  {
    what: 'is below the entity’s minimum',
    who: limited,
    wish: { pounds: 9.99 },
    code: 'DIGX_CZ_FL_01',
    says: 'amount',
  },
  {
    what: 'is above the entity’s maximum',
    who: limited,
    wish: { pounds: 400.01 },
    code: 'DIGX_FL_040',
    says: 'limit',
  },
  {
    what: 'would exceed the entity’s daily amount',
    who: limited,
    state: paidBefore,
    parameters: { times: 1 },
    wish: { pounds: 400 },
    code: 'DIGX_FL_035',
    says: 'limit',
  },
  {
    what: 'would exceed the entity’s daily count',
    who: limited,
    state: paidBefore,
    parameters: { times: 2 },
    code: 'DIGX_FL_059',
    says: 'today’s limit',
  },
  { what: 'is above the bank’s maximum', wish: { pounds: 100_000.01 }, code: 'SM-MULMAN05', says: 'limit' },
  {
    what: 'is more than the available balance',
    wish: { pounds: 99_999.99 },
    code: 'DIGX_PY_0134',
    says: 'not enough money',
  },
  { what: 'comes from a mortgage', from: 'mortgageAccount', code: 'DIGX_AP_0013', says: 'does not permit' },
  {
    what: 'comes from an account that may not pay',
    from: 'noticeAccount',
    code: 'DIGX_AP_0012',
    says: 'permission to send payments',
  },
  {
    what: 'goes to a payee that awaits authorisation',
    who: 'maker',
    code: 'DIGX_CZ_PAYEE_03',
    says: 'payee',
  },
  {
    what: 'the bank refuses without a public reason',
    state: 'customer {persona} can pay a payee, but payments are refused with {code}',
    parameters: { code: 'DIGX_PY_HOST_006' },
    code: 'DIGX_PY_HOST_006',
    says: 'quote error code DIGX_PY_HOST_006',
  },
])(
  'says why when a payment $what',
  ({ what, who = persona, wish = {}, from, state = mayPay, parameters, code, says }) =>
    bank
      .given(state, { persona: who, ...parameters })
      .asked(`no payment is verified that ${what}`, 'POST', payment.path, { body: bodyOf(0, wish, from) })
      .answers(400, refusedWith(code))
      .by('createPayment', async (app) => {
        const verified = await verify(app, wish);
        expect(verified).toEqual({ status: 'refused', error: refusal(400, code, says) });
      }),
);

it.each([
  {
    what: 'account',
    state: 'customer {persona} has added a payee and holds an account token from an earlier session',
    code: 'DIGX_CZ_ACCOUNT_01',
    error: accountNotFound,
  },
  {
    what: 'payee',
    state: 'customer {persona} holds a payee token from an earlier session',
    code: 'DIGX_CZ_PAYEE_01',
    error: refusal(404, 'DIGX_CZ_PAYEE_01', 'payee'),
  },
])('finds no $what with a token from an earlier session', ({ what, state, code, error }) =>
  bank
    .given(state, { persona })
    .asked(`no payment is verified with the token of the ${what} of an earlier session`, 'POST', payment.path, {
      body: bodyOf(0),
    })
    .answers(404, refusedWith(code))
    .by('createPayment', async (app) => {
      expect(await verify(app)).toEqual({ status: 'refused', error });
    }),
);

it.each([
  { what: 'is made', state: draft, status: 200, body: done, outcome: 'paid' },
  {
    what: 'again, once it is made, gets the same answer and moves nothing more',
    state: 'customer {persona} has confirmed a payment',
    status: 200,
    body: done,
    outcome: 'paid',
  },
  {
    what: 'awaits authorisation',
    state: 'customer {persona} has a verified payment that needs authorisation',
    status: 202,
    body: waits,
    outcome: 'needs-authoriser',
  },
  {
    what: 'is in progress, with the outcome pending',
    state: 'customer {persona} has a verified payment whose outcome will be pending',
    status: 200,
    body: { ...done, externalReferenceId: 'UNDER_PROCESSING' },
    outcome: 'timed-out',
  },
] as const)('reports that a payment $what', ({ what, state, status, body, outcome }) =>
  bank
    .given(state, { persona })
    .asked(`a payment that is confirmed ${what}`, 'PUT', paymentPath, { query: confirming, body: bodyOf(1) })
    .answers(status, body)
    .by('confirmPayment', async (app) => {
      expect(await pay(app)).toMatchObject({
        outcome,
        referenceNumber: 'PB2606100041',
      });
    }),
);

it('finds no payment to confirm with a token from an earlier session', () =>
  bank
    .given('customer {persona} holds the id of a payment from an earlier session', { persona })
    .asked('no payment is made by the token of an earlier session', 'PUT', paymentPath, {
      query: confirming,
      body: strangeBody(1),
    })
    .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
    .by('confirmPayment', async (app) => {
      const outcome = await pay(app);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(404, 'DIGX_CZ_PAYMENT_01', 'payment') });
    }));

const wrongAnswer = {
  ...insideSession,
  'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', JSON.stringify(exampleAnswer)),
};

it('asks for a code before any payment to a new payee', () =>
  bank
    .given('customer {persona} has a verified payment to a new payee', { persona })
    .asked('a first payment to a payee just added is to be confirmed by a code', 'PUT', paymentPath, {
      query: confirming,
      body: bodyOf(1),
    })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('confirmPayment', async (app) => {
      const paying = pay(app);
      expect((await step(app)).asked).toMatchObject({ factor: 'otp' });
      await answerStep(app, exampleAnswer.otp);
      expect(await paying).toMatchObject({ outcome: 'paid' });
    }));

it('asks for no second code when the payee’s code covers the payment', () =>
  bank
    .given('customer {persona} has a verified payment that the code for its payee covers', { persona })
    .asked('a payment that the code of its payee covers is made', 'PUT', paymentPath, {
      query: confirming,
      body: bodyOf(1),
    })
    .answers(200, done)
    .by('confirmPayment', async (app) => {
      expect(await pay(app)).toMatchObject({ outcome: 'paid' });
    }));

it('asks for the code for a payment again, with a message, when it is wrong', () =>
  bank
    .given('customer {persona} is asked for a code to confirm a high-value payment', { persona: wealthy })
    .asked('a large payment is not made with a wrong code', 'PUT', paymentPath, {
      query: confirming,
      headers: wrongAnswer,
      body: bodyOf(1, large),
    })
    .answers(417, confirmationAsked('DIGX_TFA_0004', 'ERROR'), { ...freshNonces, ...challengeOf('OTP') })
    .run(async ({ url }) => {
      const { app } = await confirmedWithCode(url, 'confirmPayment', large);
      expect(await step(app)).toMatchObject({
        asked: { factor: 'otp' },
        refused: expect.stringContaining('not valid'),
      });
    }));

itIsOrderedOnce(bank, payment, [
  { what: 'was made', state: 'customer {persona} has confirmed a payment', statusType: 'COMPLETED', outcome: 'paid' },
  {
    what: 'awaits authorisation',
    state: 'customer {persona} has confirmed a payment that needs authorisation',
    statusType: 'PENDING_APPROVAL',
    outcome: 'needs-authoriser',
  },
  {
    what: 'is in progress',
    state: 'customer {persona} has confirmed a payment whose outcome is pending',
    statusType: 'UNDER_PROCESSING',
    outcome: 'timed-out',
  },
  { what: 'has no confirmation of', state: draft, statusType: 'INITIATED', outcome: 'unknown' },
]);

closePact('payments');
