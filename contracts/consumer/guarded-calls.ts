import type { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { OperationId } from '#contracts/driver/contract.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type Circumstances, type CustomerApp, openApp } from './customer-app.ts';
import { english, forParty, freshNonce, freshNonces, insideSession, refusedWith } from './wire.ts';

type Headers = Readonly<Record<string, string | MatchersV3.Matcher<string>>>;

/** A call that only a signed-in customer may make. */
export interface GuardedCall {
  readonly operation: OperationId;
  /** The subject of test names and descriptions, such as `the list of accounts`. */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string | MatchersV3.Matcher<string>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Set if the app fetches a new nonce just before each request. */
  readonly fetchesNonce?: true;
  /** Set if the call confirms an order, which the app never sends again by itself. */
  readonly isConfirmation?: true;
  /** Number of further calls of the operation that `ask` makes; 0 by default. */
  readonly besides?: number;
  /** Responses to other calls, in place of the contract's first good example. */
  readonly others?: Circumstances['others'];
  /** Whether the app can also make the call for one entity. */
  readonly forOneEntity: boolean;
  readonly ask: (app: CustomerApp, party: PartyId | false) => Promise<{ readonly error?: unknown }>;
}

/** Tests that the bank refuses the call without a valid session, nonce or entity. */
export function closeToOthers(bank: PactV4, call: GuardedCall): void {
  const { operation, what, others = {}, besides = 0, fetchesNonce = false, isConfirmation = false } = call;

  it(`ends the session on the device when the bank's session has expired before ${what}`, () =>
    bank
      .addInteraction()
      .given('customer {persona} has been idle for {minutes} minutes', { persona, minutes: 11 })
      .uponReceiving(`${what} is closed to a customer whose session is over`)
      .withRequest(call.method, call.path, (request) => complete(request, call, insideSession))
      .willRespondWith(401)
      .executeTest(async ({ url }) => {
        const app = await openApp(url, operation, { others });
        await call.ask(app, false);
        expect(app.session()).toEqual({ status: 'ended', reason: 'expired' });
      }));

  it(`ends the session on the device when a prospect's session has expired before ${what}`, () =>
    bank
      .addInteraction()
      .given('a prospect has been idle for {minutes} minutes', { minutes: 11 })
      .uponReceiving(`${what} is closed to a prospect whose session is over`)
      .withRequest(call.method, exampleOf(call.path), (request) => complete(request, call, insideSession))
      .willRespondWith(419)
      .executeTest(async ({ url }) => {
        const app = await openApp(url, operation, { others });
        await call.ask(app, false);
        expect(app.session()).toEqual({ status: 'ended', reason: 'expired' });
      }));

  const claim = isConfirmation ? 'does not repeat' : 'repeats with a new nonce';
  it(`${claim} ${what} after a nonce that was already used`, () =>
    bank
      .addInteraction()
      .given('customer {persona} has already used the nonce', { persona })
      .uponReceiving(`${what} is closed to a nonce that was used before`)
      .withRequest(call.method, call.path, (request) => complete(request, call, insideSession))
      .willRespondWith(403, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_NONCE_01')))
      .executeTest(async ({ url }) => {
        const app = await openApp(url, operation, { others });
        const { error } = await call.ask(app, false);
        const calls = app.heard.filter((request) => request.operation === operation);
        // The first request may have arrived after all, so the app looks the order up instead.
        if (isConfirmation) return expect(calls).toHaveLength(1 + besides);
        expect(error).toBeUndefined();
        const nonces = calls.map(({ headers }) => headers.get('x-nonce'));
        const ofApp = expect.stringMatching(/^nonce-/);
        const once = Array.from({ length: 1 + besides }, () => ofApp);
        expect(nonces).toEqual([...once, fetchesNonce ? ofApp : freshNonce]);
        expect(new Set(nonces).size).toBe(nonces.length);
      }));

  if (!call.forOneEntity) return;
  it(`reports no access to ${what} of another customer's entity`, () =>
    bank
      .addInteraction()
      .given('customer {persona} holds the token of a party that belongs to another customer', { persona })
      .uponReceiving(`${what} is closed to those who may not act for the party`)
      .withRequest(call.method, call.path, (request) => complete(request, call, forParty('foreignParty')))
      .willRespondWith(403, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_ACCESS_DENIED')))
      .executeTest(async ({ url }) => {
        const app = await openApp(url, operation, { others });
        const { error } = await call.ask(app, 'some-party' as PartyId);
        expect(error).toEqual({
          kind: 'refusal',
          status: 403,
          code: 'DIGX_CZ_ACCESS_DENIED',
          message: expect.stringContaining('do not have access'),
        } satisfies BankError);
        expect(app.session()).toMatchObject({ status: 'signed-in' });
      }));
}

const persona = 'private-customer';

type RequestBuilder = Parameters<NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['withRequest']>[2]>>[0];

function complete(request: RequestBuilder, { query, body }: GuardedCall, headers: Headers): void {
  request.headers(headers);
  request.query({ ...query, ...english });
  if (body !== undefined) request.jsonBody(body);
}

/** The path's example, for states without a customer, which have no accounts. */
function exampleOf(path: GuardedCall['path']): string {
  return typeof path === 'string' ? path : String(path.value);
}
