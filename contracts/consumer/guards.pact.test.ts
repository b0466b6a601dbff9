import { expect, it } from 'vitest';
import { contractOperations, exampleIn, type OperationId, serviceBase } from '#contracts/driver/contract.ts';
import type { Operation, Parameter } from '#openapi/generator/contract.ts';
import type { BankClient } from '#src/api/client/bank-client.ts';
import { unnoted } from '#src/api/client/nonce.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { closePact, pactOf } from './area-pact.ts';
import { accessDenied } from './expected-refusals.ts';
import { anAccount, forParty, freshNonce, fromState, refusedWith } from './wire.ts';

// Every call inside a session is closed without a valid session, nonce and entity. The contract says which calls these
// are and what they send, and the app's own store and client send it. What is particular to a call is in its area's tests.

const bank = pactOf('guards');
const persona = 'private-customer';

/** The app asks these for the customer, never for one entity. */
const withoutEntity: ReadonlySet<string> = new Set(['Profile', 'Credentials', 'Second factor', 'Mailbox', 'Alerts']);

for (const operation of contractOperations) {
  // Logging out needs no session.
  if (!operation.nonceNeeded || operation.id === 'endSession') continue;
  const id = operation.id as OperationId;
  const { method } = operation;
  const sent = { query: examplesOf(operation, 'query'), ...bodyOf(operation) };
  const title = `“${operation.summary}”`;

  it.each([
    [401, 'customer', 'customer {persona} has been idle for {minutes} minutes', { persona, minutes: 11 }],
    [419, 'prospect', 'a prospect has been idle for {minutes} minutes', { minutes: 11 }],
  ] as const)(`${id} ends the session on the device after a %i to a %s`, (status, who, state, parameters) =>
    bank
      .given(state, parameters)
      .asked(
        `${title} is closed to a ${who} whose session is over`,
        method,
        pathOf(operation, who === 'customer'),
        sent,
      )
      .answers(status)
      .by(id, async ({ store, session }) => {
        await store.dispatch(guarded.initiate({ operation, party: false }));
        expect(session()).toEqual({ status: 'ended', reason: 'expired' });
      }),
  );

  const isOrder = sendsOnce(operation);
  it(`${id} is ${isOrder ? 'not repeated' : 'repeated with a new nonce'} after a nonce that was already used`, () =>
    bank
      .given('customer {persona} has already used the nonce', { persona })
      .asked(`${title} is closed to a nonce that was used before`, method, pathOf(operation), sent)
      .answers(403, refusedWith('DIGX_CZ_NONCE_01'))
      .by(id, async ({ store, heard }) => {
        const { error } = await store.dispatch(guarded.initiate({ operation, party: false }));
        const nonces = heard.filter((one) => one.operation === id).map(({ headers }) => headers.get('x-nonce'));
        // The first request may have arrived after all.
        expect(nonces).toEqual([expect.stringMatching(/^nonce-/), ...(isOrder ? [] : [freshNonce])]);
        if (!isOrder) expect(error).toBeUndefined();
      }));

  if (!namesEntity(operation)) continue;
  const forOther = { ...sent, headers: forParty('foreignParty') };
  it(`${id} reports no access to another customer's entity`, () =>
    bank
      .given('customer {persona} holds the token of a party that belongs to another customer', { persona })
      .asked(`${title} is closed to those who may not act for the party`, method, pathOf(operation), forOther)
      .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
      .by(id, async ({ store, session }) => {
        const { error } = await store.dispatch(guarded.initiate({ operation, party: asId<PartyId>('some-party') }));
        expect(error).toEqual(accessDenied);
        expect(session()).toMatchObject({ status: 'signed-in' });
      }));
}

interface GuardedCall {
  readonly operation: Operation;
  readonly party: PartyId | false;
}

/** Any call of the contract, through everything that the app's own calls go through. */
const { guarded } = bankApi.injectEndpoints({
  endpoints: (build) => ({
    guarded: build.mutation<null, GuardedCall>({
      queryFn: bankQuery(({ operation, party }: GuardedCall) => {
        const call = { party, read: () => null, send: (client: BankClient) => send(client as never, operation) };
        return sendsOnce(operation) ? { ...call, sentOnce: unnoted, isOwn: () => true } : call;
      }),
    }),
  }),
}).endpoints;

interface AnyClient {
  request(method: string, path: string, init: object): Promise<{ readonly data?: unknown }>;
}

function send(client: AnyClient, operation: Operation) {
  const params = { path: examplesOf(operation, 'path'), query: examplesOf(operation, 'query') };
  const init = { params, ...bodyOf(operation), parseAs: 'stream' };
  return client.request(operation.method.toLowerCase(), operation.path, init);
}

/** The contract gives these an answer for an outcome that a gateway does not know. */
function sendsOnce({ answers }: Operation): boolean {
  return answers.some(({ status }) => status === '425');
}

function namesEntity({ tag, path }: Operation): boolean {
  return tag === 'Data sharing' ? path.startsWith('/v1/me/accessPointAccount') : !withoutEntity.has(tag);
}

/** The required ones, whose locale the client adds. */
function examplesOf({ parameters }: Operation, place: Parameter['in']): Readonly<Record<string, string>> {
  const required = parameters.filter((one) => one.in === place && one.required === true);
  return Object.fromEntries(
    required.map(({ name, example }) => [name, name === 'accountId' ? anAccount : `${example}`]),
  );
}

/** With the state's account, because a bank may look for it first. A prospect has none. */
function pathOf(operation: Operation, hasAccounts = true) {
  const examples = examplesOf(operation, 'path');
  const path = `${serviceBase}${operation.path}`.replace(/\{(\w+)\}/g, (place, name: string) =>
    name === 'accountId' ? place : (examples[name] ?? place),
  );
  const [before = '', after] = path.split('{accountId}');
  if (after === undefined) return path;
  const account = { loan: 'loanAccount', deposit: 'bondAccount' }[path.split('/accounts/')[1]?.split('/')[0] ?? ''];
  return hasAccounts
    ? fromState(account ?? 'currentAccount', anAccount, before, after)
    : path.replace('{accountId}', anAccount);
}

function bodyOf({ requestBody }: Operation): { readonly body?: object } {
  return requestBody === undefined ? {} : { body: exampleIn(requestBody.content['application/json']) as object };
}

closePact('guards');
