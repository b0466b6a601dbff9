import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect, inject, it } from 'vitest';
import type { OperationId } from '#contracts/driver/contract.ts';
import { compareWithContract } from '#contracts/verify/comparison.ts';
import { type Area, consumer, pactFolder, providerOf, readPact } from '#contracts/verify/pact-files.ts';
import { type Circumstances, type CustomerApp, openApp } from './customer-app.ts';
import { english, freshNonces, insideSession } from './wire.ts';

const { equal } = MatchersV3;

type Interaction = ReturnType<PactV4['addInteraction']>;
type WithRequest = ReturnType<ReturnType<Interaction['given']>['uponReceiving']>['withRequest'];
type RequestBuilder = NonNullable<Parameters<WithRequest>[2]>;
type AnswerBuilder = NonNullable<Parameters<ReturnType<WithRequest>['willRespondWith']>[1]>;

/** What a request has beside its path; English texts and a session with a nonce unless it says otherwise. */
interface Request {
  readonly query?: Parameters<Parameters<RequestBuilder>[0]['query']>[0];
  readonly headers?: Parameters<Parameters<RequestBuilder>[0]['headers']>[0];
  readonly body?: object;
}

type Test = (app: CustomerApp) => Promise<void>;

/** The pact of one area. Pact adds each interaction whose test passes. */
export function pactOf(area: Area) {
  // Pact would send usage data.
  process.env.PACT_DO_NOT_TRACK = 'true';
  const pact = new PactV4({ consumer, provider: providerOf(area), dir: pactFolder, logLevel: 'error' });

  return {
    /** One interaction, in the bank's state: what is asked, what it answers, and what the app makes of the answer. */
    given: (...state: Parameters<Interaction['given']>) => ({
      asked: (
        claim: string,
        method: string,
        path: string | MatchersV3.Matcher<string>,
        request: Request | RequestBuilder = {},
      ) => ({
        answers(status: number, answer?: object | AnswerBuilder, headers: typeof freshNonces | object = freshNonces) {
          const interaction = pact
            .addInteraction()
            .given(...state)
            .uponReceiving(claim)
            .withRequest(method, path, typeof request === 'function' ? request : withParts(request))
            .willRespondWith(status, answering(answer, headers));
          /** `url` is that of Pact's mock server. */
          const run = async (test: (mock: { readonly url: string }) => Promise<void>) =>
            void (await interaction.executeTest(test));
          function by(operation: OperationId, test: Test): Promise<void>;
          function by(operation: OperationId, circumstances: Circumstances, test: Test): Promise<void>;
          function by(operation: OperationId, ...rest: readonly [Test] | readonly [Circumstances, Test]) {
            const [circumstances, test] = rest.length === 1 ? [{}, rest[0]] : rest;
            return run(async ({ url }) => test(await openApp(url, operation, circumstances)));
          }
          return { run, by };
        },
      }),
    }),
  };
}

function withParts({ query = {}, headers = insideSession, body }: Request): RequestBuilder {
  return (request) => {
    request.query({ ...query, ...english }).headers(headers);
    if (body !== undefined) request.jsonBody(body);
  };
}

function answering(answer: object | AnswerBuilder | undefined, headers: object): AnswerBuilder {
  if (typeof answer === 'function') return answer as AnswerBuilder;
  return (response) => {
    if (answer !== undefined) response.headers(headers as never).jsonBody(exactInside(answer));
  };
}

/**
 * What a test writes down plainly is meant exactly, wherever it stands. Pact's `eachLike` and `like` would match it by type,
 * too: only what stands in a matcher of its own is an example.
 */
function exactInside(node: unknown, isCovered = false): unknown {
  if (typeof node !== 'object' || node === null) return isCovered ? equal(node) : node;
  if (Array.isArray(node)) {
    return isCovered && node.length === 0 ? equal(node) : node.map((one) => exactInside(one, isCovered));
  }
  const { value, variants, ...matcher } = node as Readonly<Record<string, unknown>>;
  if (!('pact:matcher:type' in matcher)) return eachField(node, (inside) => exactInside(inside, isCovered));
  // No rule cascades into a variant.
  if (variants !== undefined) return { ...matcher, variants: exactInside(variants) };
  return typeof value === 'object' && value !== null ? { ...node, value: exactInside(value, true) } : node;
}

function eachField(fields: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

/** Ends each area's tests, when its pact is complete. */
export function closePact(area: Area): void {
  it('stays within the contract', async () => {
    expect(await compareWithContract(JSON.parse(readPact(area) ?? 'null'))).toEqual([]);
  });

  it('writes the committed pact, byte for byte', () => {
    const written = readPact(area);
    const earlier = inject('earlierPacts')[area] ?? written;
    expect(written === earlier, 'The pact has changed: look at `git diff`, commit it if it is meant, run again.').toBe(
      true,
    );
  });
}
