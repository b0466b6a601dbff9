import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { accessDenied, refusal } from '#contracts/consumer/expected-refusals.ts';
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
import type { OperationId } from '#contracts/driver/contract.ts';
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
} from './payment-orders.ts';

const { like } = MatchersV3;

export const reference = { referenceNumber: like('PB2606100041') };
export const confirming = { ...english, sortCode: '601122' };

/** A payment for now, or an instruction for later. */
interface PaymentKind {
  readonly kind: 'payment' | 'instruction';
  /** With its article. */
  readonly one: string;
  readonly made: 'made' | 'set up';
  /** As the states name it. */
  readonly state: 'payment' | 'later payment';
  readonly largeState: string;
  readonly path: string;
  /** The id in the contract's example, which the app's next requests use. */
  readonly id: string;
  readonly outcome: 'paid' | 'scheduled';
  readonly operations: Readonly<Record<'create' | 'confirm' | 'get', OperationId>>;
  readonly wish: Wish;
  /** What is confirmed in place of what was verified. */
  readonly differing: Wish;
}

const withAnswer = (name: 'rightAnswer' | 'wrongAnswer') => ({
  ...insideSession,
  'X-CHALLENGE_RESPONSE': fromState(name, JSON.stringify(exampleAnswer)),
});

/** What the bank answers once one of the kind is confirmed. */
export function answersOf({ kind, id, path }: PaymentKind) {
  const named = { [`${kind}Id`]: like(id) };
  return {
    path: pathFromState(`${path}/{${kind}Id}`, { [`${kind}Id`]: id }),
    verified: { ...allWell, ...named },
    done: { status: { result: 'SUCCESSFUL', ...reference, message: allWell.status.message }, ...named },
    waits: { status: needsAuthoriser('PB2606100041'), ...named },
  };
}

/** Refusals, codes and lost answers, which payments and instructions have alike. */
export function itIsOrderedOnce(
  bank: ReturnType<typeof pactOf>,
  given: PaymentKind,
  /** What the bank says of one with a lost response. */
  told: readonly {
    readonly what: string;
    readonly state: string;
    readonly statusType: string;
    readonly outcome: string;
  }[],
): void {
  const { kind, one, made, state, largeState, outcome, operations, wish, differing } = given;
  const { path, done } = answersOf(given);
  const largeOne = { ...wish, ...large };

  it('is refused from a customer who may not pay', () =>
    bank
      .given('customer {persona} is signed in', { persona: 'read-only' })
      .asked(`no ${kind} is verified for those who may not pay`, 'POST', given.path, {
        body: strangeBody(0, wish.schedule),
      })
      .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
      .by(operations.create, async (app) => {
        expect(await verify(app, wish)).toEqual({ status: 'refused', error: accessDenied });
      }));

  it('is not confirmed if it differs from the verified one', () =>
    bank
      .given(`customer {persona} has a verified ${state}`, { persona })
      .asked(`${one} that differs from the verified one is not ${made}`, 'PUT', path, {
        query: confirming,
        body: bodyOf(1, differing),
      })
      .answers(400, refusedWith('DIGX_CZ_PAYMENT_02'))
      .by(operations.confirm, async (app) => {
        const error = refusal(400, 'DIGX_CZ_PAYMENT_02', 'payment');
        expect(await pay(app, differing)).toEqual({ outcome: 'refused', error });
      }));

  it('needs a code where it is large', () =>
    bank
      .given(`customer {persona} has a verified ${largeState}`, { persona: wealthy })
      .asked(`a large ${kind} is to be confirmed by a code`, 'PUT', path, {
        query: confirming,
        body: bodyOf(1, largeOne),
      })
      .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
      .by(operations.confirm, async (app) => {
        const paying = pay(app, largeOne);
        expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
        await answerStep(app, exampleAnswer.otp);
        expect(await paying).toMatchObject({ outcome });
        expect(sentResponses(app, operations.confirm)).toEqual([null, exampleAnswer]);
      }));

  it('is confirmed once the code is right', () =>
    bank
      .given(`customer {persona} is asked for a code to confirm a ${largeState}`, { persona: wealthy })
      .asked(`a large ${kind} is ${made} with the right code`, 'PUT', path, {
        query: confirming,
        headers: withAnswer('rightAnswer'),
        body: bodyOf(1, largeOne),
      })
      .answers(200, done)
      .run(async ({ url }) => {
        const confirmed = await confirmedWithCode(url, operations.confirm, largeOne);
        expect(await confirmed.outcome).toMatchObject({ outcome, referenceNumber: 'PB2606100041' });
      }));

  it('is refused when the code is wrong for the third time', () =>
    bank
      .given(`customer {persona} is asked for a code to confirm a ${largeState} after {wrong} wrong codes`, {
        persona: wealthy,
        wrong: 2,
      })
      .asked(`the third wrong code for a large ${kind} ends it`, 'PUT', path, {
        query: confirming,
        headers: withAnswer('wrongAnswer'),
        body: bodyOf(1, largeOne),
      })
      .answers(412, refusedWith('DIGX_TFA_0002'))
      .run(async ({ url }) => {
        const confirmed = await confirmedWithCode(url, operations.confirm, largeOne);
        const error = refusal(412, 'DIGX_TFA_0002', 'too many times');
        expect(await confirmed.outcome).toEqual({ outcome: 'refused', error });
      }));

  it.each(told)('is found out after a lost response: the bank $what it', (row) =>
    bank
      .given(row.state, { persona })
      .asked(`the bank tells of ${one} that it ${row.what}`, 'GET', path)
      .answers(200, {
        ...allWell,
        payoutDetails: { statusType: row.statusType, ...(row.statusType !== 'INITIATED' && reference) },
      })
      .by(operations.get, { others: { [operations.confirm]: lost } }, async (app) => {
        const found = row.outcome === 'unknown' ? {} : { referenceNumber: 'PB2606100041' };
        expect(await pay(app, wish)).toMatchObject({ outcome: row.outcome, ...found });
        expect(app.heard.filter(({ operation }) => operation === operations.confirm)).toHaveLength(1);
      }),
  );

  it('is not found out when the bank no longer knows its token', () =>
    bank
      .given(`customer {persona} holds the id of a ${state} from an earlier session`, { persona })
      .asked(`the bank tells nothing of ${one} of an earlier session`, 'GET', path)
      .answers(404, refusedWith('DIGX_CZ_PAYMENT_01'))
      .by(operations.get, { others: { [operations.confirm]: lost } }, async (app) => {
        expect(await pay(app, wish)).toMatchObject({ outcome: 'unknown' });
      }));

  itIsConfirmed(bank, [
    {
      operation: operations.confirm,
      what: `a ${state} to a saved payee`,
      state: `customer {persona} has a verified ${state}`,
      asked: `customer {persona} is asked for a code to confirm a ${state}`,
      parameters: { persona },
      method: 'PUT',
      path,
      query: confirming,
      body: bodyOf(1, wish),
      done: { status: 200, body: done },
      act: (app) => pay(app, wish),
      outcome: { outcome, referenceNumber: 'PB2606100041' },
    },
  ]);
}
