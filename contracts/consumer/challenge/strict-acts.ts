import { expect, it } from 'vitest';
import type { pactOf } from '#contracts/consumer/area-pact.ts';
import { type Circumstances, type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  challengeOf,
  confirmationAsked,
  english,
  freshNonces,
  fromState,
  insideSession,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { OperationId } from '#contracts/driver/contract.ts';
import { andStrict } from '#contracts/states/challenge/strict-states.ts';
import { answerStep, challengeBy, sentResponses, step } from './challenge-steps.ts';

/** Something that is confirmed only where the bank asks for strong customer authentication. */
export interface StrictAct {
  readonly operation: OperationId;
  /** As the subject of a sentence: “the order of a cheque book”. */
  readonly what: string;
  /** The state in which the customer may do it, and the one in which the bank has asked for a code. */
  readonly state: string;
  readonly asked: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly method: string;
  readonly path: Parameters<ReturnType<ReturnType<typeof pactOf>['given']>['asked']>[2];
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: object;
  readonly body?: object;
  readonly done: { readonly status: number; readonly body: object };
  /** What the contract's other examples do not fit. */
  readonly others?: () => NonNullable<Circumstances['others']>;
  readonly signedIn?: false;
  readonly act: (app: CustomerApp) => Promise<unknown>;
  /** What the app makes of it once it is done. */
  readonly outcome: unknown;
}

const code = '204816';
const exampleAnswer = { authType: 'OTP', otp: code, referenceNo: '21303' };

const answerOfState = (name: 'rightAnswer' | 'wrongAnswer') => ({
  'X-CHALLENGE_RESPONSE': fromState(name, JSON.stringify(exampleAnswer)),
});

/** The bank asks for a code and does nothing; it does the same request repeated with the code, and not with three wrong ones. */
export function itIsConfirmed(bank: ReturnType<typeof pactOf>, acts: readonly StrictAct[]): void {
  it.each(acts)('asks for a code before $what, and repeats the request with it', (strict) =>
    asking(bank, strict)
      .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
      .by(strict.operation, circumstancesOf(strict), async (app) => {
        const outcome = strict.act(app);
        expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
        await answerStep(app, code);
        await outcome;
        expect(sentResponses(app, strict.operation)).toEqual([null, exampleAnswer]);
      }),
  );

  it.each(acts)('does $what with the right code', (strict) =>
    asking(bank, strict, { asked: strict.asked, claim: `${strict.what} is done with the right code` })
      .answers(strict.done.status, strict.done.body)
      .run(async ({ url }) => {
        const { outcome } = await repeated(url, strict);
        expect(await outcome).toMatchObject(strict.outcome as object);
      }),
  );

  it.each(acts)('ends the challenge when the code for $what is wrong for the third time', (strict) =>
    asking(
      bank,
      { ...strict, parameters: { ...strict.parameters, wrong: 2 } },
      {
        asked: `${strict.asked} after {wrong} wrong codes`,
        claim: `the third wrong code for ${strict.what} ends it`,
        answer: 'wrongAnswer',
      },
    )
      .answers(412, refusedWith('DIGX_TFA_0002'))
      .run(async ({ url }) => {
        const { outcome } = await repeated(url, strict);
        expect(await outcome).toMatchObject({ error: refusal(412, 'DIGX_TFA_0002', 'too many times') });
      }),
  );
}

/** The bank asks again where the code was sent for something else. */
export function itWantsItsOwnCode(
  bank: ReturnType<typeof pactOf>,
  strict: StrictAct,
  codeFor: { readonly asked: string; readonly what: string },
) {
  it(`asks for a code of its own for ${strict.what}`, () =>
    asking(bank, strict, {
      asked: codeFor.asked,
      claim: `${strict.what} is not done with the code for ${codeFor.what}`,
    })
      .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
      .run(async ({ url }) => {
        const { app } = await repeated(url, strict);
        expect(await step(app)).toMatchObject({ asked: { factor: 'otp' } });
      }));
}

function asking(
  bank: ReturnType<typeof pactOf>,
  { state, parameters, what, method, path, query, headers = insideSession, body }: StrictAct,
  repeat?: { readonly asked: string; readonly claim: string; readonly answer?: 'wrongAnswer' },
) {
  const claim = repeat?.claim ?? `${what} is to be confirmed by a code where the bank is strict`;
  const sent = { ...headers, ...(repeat !== undefined && answerOfState(repeat.answer ?? 'rightAnswer')) };
  return bank.given(repeat?.asked ?? `${state}${andStrict}`, parameters).asked(claim, method, path, (request) => {
    request.query({ ...query, ...english }).headers(sent as never);
    if (body !== undefined) request.jsonBody(body);
  });
}

function circumstancesOf({ others, signedIn }: StrictAct): Circumstances {
  return { ...(others !== undefined && { others: others() }), ...(signedIn !== undefined && { signedIn }) };
}

/** An app that was asked for a code, in the contract's example, and has sent the customer's to Pact's mock server. */
async function repeated(mockServer: string, strict: StrictAct) {
  const { operation, act } = strict;
  const circumstances = circumstancesOf(strict);
  const others = { ...circumstances.others, [operation]: () => challengeBy(operation, 'OTP') };
  const app = await openApp(mockServer, operation, { ...circumstances, earlier: 1, others });
  const outcome = act(app);
  await step(app);
  await answerStep(app, code);
  return { app, outcome };
}
