import { exampleAnswer, type OperationId, operationAsked } from '#contracts/driver/contract.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import type { BankTransport } from '#src/api/client/transport.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { dropNote, readNotes } from '#src/api/orders/ledger.ts';
import { dropRef, readRefs } from '#src/api/payments/payment-note.ts';
import type { SessionState } from '#src/api/store/session.slice.ts';
import { joinBank } from '#src/app/attach-bank.ts';
import { createSessionMarkers } from '#src/app/session/session-markers.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { type AppStore, createAppStore } from '#src/app/store.ts';
import { exampleSession } from './wire.ts';

/** A request of the app. */
export interface Heard {
  readonly operation: OperationId;
  readonly headers: Headers;
  readonly body: string;
}

export interface CustomerApp {
  readonly store: AppStore;
  readonly transport: BankTransport;
  readonly session: () => SessionState;
  /** The app's requests, in order. */
  readonly heard: readonly Heard[];
}

export interface Circumstances {
  /** Whether the browser has a session cookie; true by default. */
  readonly cookie?: boolean;
  readonly signedIn?: boolean;
  /** Number of calls of the operation before the one under test; 0 by default. */
  readonly earlier?: number;
  /** Responses in place of the contract's first good example, as a status or a whole response. */
  readonly others?: Readonly<Partial<Record<OperationId, number | (() => Response)>>>;
}

/**
 * The app's own store and client. One call of the operation under test, usually the first, goes to Pact's mock server with
 * the cookie that a browser would add. The contract's examples answer all other calls, such as the other steps of signing
 * in, so that each test has one interaction.
 */
export async function openApp(
  mockServer: string,
  underTest: OperationId,
  { cookie = true, signedIn: isSignedIn = true, earlier = 0, others = {} }: Circumstances = {},
): Promise<CustomerApp> {
  const heard: Heard[] = [];
  const browser: BankFetch = async (request, init) => {
    const { method } = request;
    const { pathname: target } = new URL(request.url);
    const operation = operationAsked({ method, target });
    if (operation === undefined) throw new Error(`${method} ${target} is not in the contract`);
    const before = heard.filter((request) => request.operation === operation).length;
    heard.push({ operation, headers: new Headers(request.headers), body: await request.clone().text() });
    if (operation !== underTest || before !== earlier) {
      const other = others[operation];
      const answer = typeof other === 'function' ? other() : exampleAnswer(operation, other);
      return withNonce(answer, `nonce-${heard.length}`);
    }
    const sent = new Request(request, init);
    if (cookie) sent.headers.set('Cookie', `JSESSIONID=${exampleSession}`);
    return fetch(sent);
  };

  // Unresolved orders of an earlier test must not leak into this one.
  for (const { at } of readNotes()) dropNote(at);
  for (const { at } of readRefs()) dropRef(at);
  for (const { at } of readNotes()) dropNote(at);
  setRuntimeConfig(config);
  const markers = createSessionMarkers(memoryStorage(), memoryStorage());
  if (isSignedIn) markers.write({ sessionId: 'first', credentialsChangeNeeded: false });
  const { servicePath, requestTimeoutMs } = config;
  const clock = { noteServerDate: () => {} };
  const store = createAppStore({
    markers,
    newSessionId: () => 'second',
    loadBank: async () => (joint) =>
      joinBank(joint, { origin: mockServer, servicePath, requestTimeoutMs, clock, fetch: browser }),
  });
  return { store, transport: await store.openBank(), session: () => store.getState().session, heard };
}

/** A bank never repeats a nonce, but the contract's examples do. */
function withNonce(answer: Response, nonce: string): Response {
  if (answer.headers.has('x-nonce')) answer.headers.set('x-nonce', JSON.stringify({ nonce: [nonce] }));
  return answer;
}

const config = {
  bankName: 'Paddock Private Bank',
  telephones: { privateBank: '0113 496 0100', racingBank: '0113 496 0200', helpdesk: '0113 496 0300' },
  email: 'help@paddock.example',
  requestTimeoutMs: 20_000,
  idleMinutes: 10,
  refreshAfterMinutes: 10,
  servicePath: '/digx',
  confirmsIdempotently: false,
  links: {
    terms: '/terms',
    privacy: '/privacy',
    contact: '/contact',
    passwordReset: 'https://paddock.example/reset-password',
  },
};
