import type { BankFetch } from '#src/api/client/bank-client.ts';
import { createTransport, type TransportOptions } from '#src/api/client/transport.ts';
import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { BankFailure, type Failure } from '#src/api/wire/failure.ts';

// A scripted bank that records the calls it receives.

export const origin = 'https://paddock.test';

export const testConfig: RuntimeConfig = {
  bankName: 'Paddock Private Bank',
  telephones: { privateBank: '0113 496 0100', racingBank: '0113 496 0200', helpdesk: '0113 496 0300' },
  email: 'help@paddock.example',
  requestTimeoutMs: 120_000,
  idleMinutes: 5,
  refreshAfterMinutes: 10,
  servicePath: '/digx',
  confirmsIdempotently: true,
  links: {
    terms: '/terms',
    privacy: '/privacy',
    contact: '/contact',
    passwordReset: 'https://paddock.example/reset-password',
  },
};

export interface Asked {
  /** `GET /v1/me`, without base and query. */
  readonly call: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly body: string;
}

type Answering = (request: Request) => Response | Promise<Response>;

/** Answers each call from its script, in turn, and repeats the last answer. */
export function scriptedBank(script: Readonly<Record<string, Answering | readonly Answering[]>>) {
  const asked: Asked[] = [];
  let issued = 0;
  const fetch: BankFetch = async (request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.replace(/^\/digx/, '')}`;
    const before = asked.filter((one) => one.call === call).length;
    const { headers, credentials } = request;
    asked.push({ call, url, headers: new Headers(headers), credentials, body: await request.clone().text() });
    const written = script[call] ?? [];
    const answers = Array.isArray(written) ? written : [written];
    const answering: Answering | undefined = answers[Math.min(before, answers.length - 1)];
    if (answering !== undefined) return answering(request);
    if (call !== 'POST /v1/session/nonce') throw new TypeError(`Nothing is written for ${call}`);
    const count = Number(headers.get('x-noncecount') ?? 1);
    return good({}, { 'x-nonce': JSON.stringify({ nonce: Array.from({ length: count }, () => `n${++issued}`) }) });
  };
  return { fetch, asked, calls: () => asked.map(({ call }) => call) };
}

export function transportTo(fetch: BankFetch, options: Partial<TransportOptions> = {}) {
  return createTransport({
    origin,
    servicePath: '/digx',
    requestTimeoutMs: 120_000,
    clock: { noteServerDate: () => {} },
    fetch,
    ...options,
  });
}

export function good(body: object, headers: HeadersInit = {}): Response {
  const status = { result: 'SUCCESSFUL', contextID: '00imcDy7k', message: { code: '0', type: 'INFO' } };
  return json(200, { status, ...body }, headers);
}

/** The first of the three shapes: the status object at the root. */
export function refused(status: number, code: string, headers: HeadersInit = {}): Response {
  return json(status, { result: 'FAILURE', message: { title: 'No.', detail: 'No.', code, type: 'ERROR' } }, headers);
}

/** The third shape: flat. */
export function sessionGone(status: 401 | 419): Response {
  const detail = status === 401 ? 'User session expired.' : 'Prospect user session expired.';
  return json(status, { title: null, detail, code: 'DIGX_AU_035', validationError: null, type: 'ERROR' });
}

export function json(status: number, body: unknown, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Why the bank's client gave up. */
export async function failureOf(answer: Promise<unknown>): Promise<Failure> {
  const reason: unknown = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(reason instanceof BankFailure)) throw reason;
  return reason.failure;
}
