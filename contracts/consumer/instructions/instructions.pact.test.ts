import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import { answersOf, confirming, itIsOrderedOnce } from '#contracts/consumer/payments/one-order.ts';
import { bodyOf, pay, persona, strangeBody, verify, type Wish } from '#contracts/consumer/payments/payment-orders.ts';
import { refusedWith } from '#contracts/consumer/wire.ts';
import type { ScheduleName } from '#contracts/states/payees/payee-orders.ts';

const bank = pactOf('instructions');

const later: Wish = { schedule: 'later' };
const instruction = {
  kind: 'instruction',
  one: 'an instruction',
  made: 'set up',
  state: 'later payment',
  largeState: 'later high-value payment',
  path: '/digx/cz/v1/payments/instructions/payouts/external',
  id: 'B7E04D19A6C5832F',
  outcome: 'scheduled',
  operations: { create: 'createInstruction', confirm: 'confirmInstruction', get: 'getInstruction' },
  wish: later,
  differing: { ...later, startDate: '2026-03-17' },
} as const;
const { path: instructionPath, verified, done, waits } = answersOf(instruction);
const mayPay = 'customer {persona} has added a payee';
const kinds: readonly { readonly what: string; readonly schedule: ScheduleName }[] = [
  { what: 'later payment', schedule: 'later' },
  { what: 'regular payment', schedule: 'regular' },
];

it.each(kinds)('verifies a $what', ({ what, schedule }) =>
  bank
    .given(mayPay, { persona })
    .asked(`a ${what} is verified`, 'POST', instruction.path, { body: bodyOf(0, { schedule }) })
    .answers(201, verified)
    .by('createInstruction', async (app) => {
      expect(await verify(app, { schedule })).toEqual({ status: 'verified' });
    }),
);

it('verifies a later payment above the available funds, which may arrive in time', () =>
  bank
    .given(mayPay, { persona })
    .asked('a later payment of more than there is is verified', 'POST', instruction.path, {
      body: bodyOf(0, { ...later, pounds: 99_999.99 }),
    })
    .answers(201, verified)
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
    .asked(`no instruction is verified that ${what}`, 'POST', instruction.path, {
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
    .asked('no instruction is verified with the token of a payee of an earlier session', 'POST', instruction.path, {
      body: bodyOf(0, later),
    })
    .answers(404, refusedWith('DIGX_CZ_PAYEE_01'))
    .by('createInstruction', async (app) => {
      const verified = await verify(app, later);
      expect(verified).toEqual({ status: 'refused', error: refusal(404, 'DIGX_CZ_PAYEE_01', 'payee') });
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

itIsOrderedOnce(bank, instruction, [
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
]);

closePact('instructions');
