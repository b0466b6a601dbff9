import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { createBankClient, type HandAnswer, type HandCall } from '#sandbox/walk/session-by-hand.ts';
import { noncesIn } from '#src/api/client/nonce-pool.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import type { BankControl } from './bank-control.ts';
import { serviceBase } from './contract.ts';
import type { Exchange } from './relay.ts';
import { marked, withHiddenTokens } from './shown-values.ts';

/** The bank in which states are set up: one world of a sandbox's host, or a test bank with its own control. */
export interface SandboxWorld {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Sent with each request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly control: BankControl;
  /** Told of every call of a visit and how long it took, to explain why a state could not be set up. */
  readonly heard?: (call: Heard, tookMs: number) => void;
}

/** A call that was answered. */
export interface Heard extends Exchange {
  readonly status: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
}

export interface Parts extends HandCall {
  /** Token of the party to act for. */
  readonly party?: string;
}

interface WriteParts extends Pick<Parts, 'party'> {
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

/** A customer's browser at the bank, with its cookie and nonces. */
export type Visit = ReturnType<typeof visitBank>;

export function visitBank({ baseUrl, headers: always, heard }: Omit<SandboxWorld, 'control'>) {
  const client = createBankClient({
    base: `${baseUrl}${serviceBase}`,
    fetch: (request) => fetch(request),
    sessionHeaders: (session) => ({ Cookie: `JSESSIONID=${session}` }),
    sessionIn: (headers) => sessionCookie(headers)?.[1],
    noncesIn,
  });
  let lastDate: string | null = null;

  async function call(method: string, path: string, { party, ...parts }: Parts = {}): Promise<HandAnswer> {
    const headers = { ...always, ...(party !== undefined && { 'X-Party-Id': party }), ...parts.headers };
    const start = performance.now();
    const answer = await client.call(method, path, { ...parts, headers });
    lastDate = answer.headers.get('date') ?? lastDate;
    const exchange = {
      method,
      target: `${serviceBase}${path}`,
      requestHeaders: Object.fromEntries(answer.asked.headers),
      body: answer.asked.body,
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie().join('\n') },
      answer: answer.text,
    };
    heard?.(exchange, performance.now() - start);
    return answer;
  }

  /** @throws Error unless the response is good or its status allowed. */
  async function good(method: string, path: string, parts?: Parts, allowed: readonly number[] = []) {
    const answer = await call(method, path, parts);
    if (answer.status < 300 || allowed.includes(answer.status)) return answer;
    throw new Error(`${method} ${withHiddenTokens(path)} was answered ${answer.status}: ${marked(answer.text)}`);
  }

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string) {
    return (await good(method, path)).body as Readonly<Record<string, unknown>>;
  }

  /** Encrypts each text with the bank's key and the same new salt of this session. */
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
    call,
    good,
    ask,
    sealAll,
    seal: async (password: string) => (await sealAll({ password })).password,
    /** Undefined until a session is open. */
    session: () => client.session() || undefined,
    /** The unused nonce that the next call sends. */
    nonce: client.nonce,
    forgetNonces: client.forgetNonces,
    /** The day in London by the `Date` of the last response. */
    today: (): CalendarDay => londonDayOf(instantFromMs(Date.parse(lastDate ?? ''))),
    openSession: async () => void (await good('POST', '/v1/session/nonce')),
    /** @returns the status: 200, or 403 if the details are refused. */
    async signIn(userId: string, sealed: string): Promise<number> {
      client.forgetNonces();
      const form = { j_username: userId, j_password: sealed };
      return (await good('POST', '/j_security_check', { form }, [403])).status;
    },
    /**
     * A write, or a reading that a second factor may be asked for. Without `json` it has no body.
     * @throws Error unless the response is good or its status allowed.
     */
    async write(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      json: object | undefined,
      { challengeResponse, allowed, party }: WriteParts = {},
    ): Promise<WriteResult> {
      const headers = challengeResponse === undefined ? {} : { 'X-CHALLENGE_RESPONSE': challengeResponse };
      const parts = { json, headers, ...(party !== undefined && { party }) };
      const { status, headers: answered, body } = await good(method, path, parts, allowed);
      const challenge = answered.get('x-challenge');
      return {
        status,
        challenge: challenge === null ? undefined : JSON.parse(challenge),
        body: body as Readonly<Record<string, unknown>>,
      };
    },
  };
}

function sessionCookie(headers: Headers) {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('JSESSIONID='));
  return cookie === undefined ? undefined : /^JSESSIONID=([^;]*)/.exec(cookie);
}
