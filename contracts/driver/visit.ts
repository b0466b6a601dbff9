import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import type { BankControl } from './bank-control.ts';
import type { Exchange } from './relay.ts';

/** The bank in which states are set up: one world of a sandbox's host, or a test bank with its own control. */
export interface SandboxWorld {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Sent with each request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly control: BankControl;
  /** Told of every call of a visit, to explain why a state could not be set up. */
  readonly heard?: (call: Exchange) => void;
}

interface RequestParts {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object | undefined;
  /** Text of `X-CHALLENGE_RESPONSE`, which answers a second factor. */
  readonly challengeResponse?: string | undefined;
  /** Statuses that are accepted beside good ones. */
  readonly allowed?: readonly number[];
}

/** The response to a write. */
export interface WriteResult {
  readonly status: number;
  /** The second factor asked for, if any. */
  readonly challenge: { readonly authType: string; readonly referenceNo: string } | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A customer's browser at the bank, with its cookie and nonce. */
export interface Visit {
  /** Undefined until a session is open. */
  session(): string | undefined;
  /** The unused nonce of the last response. */
  nonce(): string | undefined;
  /** The day in London by the `Date` of the last response. */
  today(): CalendarDay;
  openSession(): Promise<void>;
  /** @returns the password as sent, encrypted with the bank's key and a new salt of this session. */
  seal(password: string): Promise<string>;
  /** Encrypts each text with the same new salt. */
  sealAll<Name extends string>(typed: Readonly<Record<Name, string>>): Promise<Record<Name, string>>;
  /** @returns the status: 200, or 403 if the details are refused. */
  signIn(userId: string, sealed: string): Promise<number>;
  /** @throws Error unless the response is good. */
  ask(method: 'GET' | 'POST' | 'DELETE', path: string): Promise<Readonly<Record<string, unknown>>>;
  /** @throws Error unless the response is good or its status allowed. */
  write(
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    /** Undefined for a write without a body. */
    json: object | undefined,
    more?: Pick<RequestParts, 'challengeResponse' | 'allowed'>,
  ): Promise<WriteResult>;
}

export function visitBank({ baseUrl, headers: always, heard }: Omit<SandboxWorld, 'control'>): Visit {
  let session: string | undefined;
  let nonce: string | undefined;
  let serverMs = Number.NaN;

  async function send(method: string, path: string, parts: RequestParts = {}): Promise<Response> {
    const { form, json, challengeResponse, allowed = [] } = parts;
    const headers = new Headers(always);
    if (session !== undefined) headers.set('Cookie', `JSESSIONID=${session}`);
    if (nonce !== undefined) headers.set('x-nonce', nonce);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    if (challengeResponse !== undefined) headers.set('X-CHALLENGE_RESPONSE', challengeResponse);
    const body = form === undefined ? JSON.stringify(json) : new URLSearchParams(form);
    const answer = await fetch(`${baseUrl}/digx${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    heard?.({
      method,
      target: `/digx${path}`,
      body: String(body ?? ''),
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      answer: await answer.clone().text(),
    });
    if (!answer.ok && !allowed.includes(answer.status)) {
      throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    }
    session = sessionIn(answer) ?? session;
    nonce = nonceIn(answer) ?? nonce;
    serverMs = Date.parse(answer.headers.get('date') ?? '');
    return answer;
  }

  async function ask(method: string, path: string) {
    const answer = await send(method, path);
    return (await answer.json()) as Record<string, unknown>;
  }

  async function sealAll<Name extends string>(typed: Readonly<Record<Name, string>>): Promise<Record<Name, string>> {
    const { publicKeyDTO } = (await ask('GET', '/v1/publicKey')) as { publicKeyDTO: { publicKey: string } };
    const { saltDTO } = (await ask('POST', '/v1/salt')) as { saltDTO: { id: string } };
    const key = createPublicKey({ key: Buffer.from(publicKeyDTO.publicKey, 'base64'), format: 'der', type: 'spki' });
    const sealed = Object.entries<string>(typed).map(([name, text]) => {
      const salted = Buffer.from(`${text} ${decodeURIComponent(saltDTO.id)}`);
      return [name, publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, salted).toString('base64')];
    });
    return Object.fromEntries(sealed) as Record<Name, string>;
  }

  return {
    session: () => session,
    nonce: () => nonce,
    today: () => londonDayOf(instantFromMs(serverMs)),
    openSession: async () => void (await send('POST', '/v1/session/nonce')),
    seal: async (password) => (await sealAll({ password })).password,
    sealAll,
    async write(method, path, json, more) {
      const answer = await send(method, path, { ...more, ...(json !== undefined && { json }) });
      const challenge = answer.headers.get('x-challenge');
      return {
        status: answer.status,
        challenge: challenge === null ? undefined : JSON.parse(challenge),
        body: (await answer.json()) as Record<string, unknown>,
      };
    },
    async signIn(userId, sealed) {
      const form = { j_username: userId, j_password: sealed };
      return (await send('POST', '/j_security_check', { form, allowed: [403] })).status;
    },
    ask,
  };
}

function sessionIn({ headers }: Response): string | undefined {
  return /^JSESSIONID=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1];
}

function nonceIn({ headers }: Response): string | undefined {
  const { nonce } = JSON.parse(headers.get('x-nonce') ?? '{}') as { nonce?: readonly string[] };
  return nonce?.[0];
}
