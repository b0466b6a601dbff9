import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { noncesIn } from '#src/api/client/nonce-pool.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import type { Findings } from './findings.ts';

/** Customers give up on a page that waits longer. */
const patienceMs = 15_000;

/** The walking customer, and how to learn what a customer knows. */
export interface WalkCustomer {
  readonly userId: string;
  readonly password: string;
  readonly pin: string;
  /** The one-time password that the bank has just sent. */
  readonly readCode: () => Promise<string>;
}

export interface WalkTarget {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether customers reach the bank over TLS, whatever this walk's relay does. */
  readonly isSecure: boolean;
}

export interface Parts {
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  /** Token of the party to act for. */
  readonly party?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A nonce to send instead of a fresh one. */
  readonly nonce?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the contract's validator looks at shapes, the walk at values.
  readonly body: any;
}

/** A customer's browser that looks at what every answer must have. */
export function createWalker({ baseUrl, headers: always, isSecure }: WalkTarget, findings: Findings) {
  let session: string | undefined;
  let nonces: string[] = [];
  const seenNonces = new Set<string>();
  let lastNonce = '';
  let now = Number.NaN;

  async function call(method: string, path: string, parts: Parts = {}): Promise<Answered> {
    const { json, form, party, headers = {} } = parts;
    const asked = new Headers({ ...always, ...headers });
    if (session !== undefined) asked.set('Cookie', `JSESSIONID=${session}`);
    const nonce = parts.nonce ?? nonces.shift();
    if (nonce !== undefined) asked.set('x-nonce', nonce);
    lastNonce = nonce ?? lastNonce;
    if (party !== undefined) asked.set('X-Party-Id', party);
    if (json !== undefined) asked.set('Content-Type', 'application/json');
    const body = form === undefined ? JSON.stringify(json) : new URLSearchParams(form);
    const start = performance.now();
    const answer = await fetch(`${baseUrl}/digx${path}`, {
      method,
      headers: asked,
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    look(method, path, answer, performance.now() - start, asked);
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  }

  function look(method: string, path: string, answer: Response, tookMs: number, asked: Headers): void {
    const what = `${method} ${path.replace(/[\dA-F]{16,}/g, '…').split('?')[0]}`;
    findings.expect(
      tookMs <= patienceMs,
      `${what} took ${Math.round(tookMs / 1000)} s, more than ${patienceMs / 1000} s`,
    );
    findings.expect(
      /(^|[\s,])no-store([\s,]|$)/i.test(answer.headers.get('cache-control') ?? ''),
      `${what} has no Cache-Control: no-store, so a browser may keep the answer`,
    );
    for (const cookie of answer.headers.getSetCookie().filter((one) => one.startsWith('JSESSIONID='))) {
      lookAtCookie(cookie, what);
      session = /^JSESSIONID=([^;]*)/.exec(cookie)?.[1] || undefined;
    }
    const fresh = noncesIn(answer.headers.get('x-nonce'));
    const wanted = Number(asked.get('x-noncecount') ?? (answer.ok && session !== undefined ? 1 : 0));
    findings.expect(
      fresh.length >= wanted,
      wanted > 1
        ? `${what} gave ${fresh.length} of ${wanted} nonces asked for in x-noncecount`
        : `${what} gave no fresh nonce in x-nonce`,
    );
    findings.expect(
      new Set(fresh).size === fresh.length && !fresh.some((one) => seenNonces.has(one)),
      `${what} gave a nonce in x-nonce that it had given before`,
    );
    for (const one of fresh) seenNonces.add(one);
    nonces.push(...fresh);
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(date)) now = date;
  }

  function lookAtCookie(cookie: string, what: string): void {
    const has = (flag: RegExp) => cookie.split(';').some((part) => flag.test(part.trim()));
    findings.expect(has(/^HttpOnly$/i), `${what} sets JSESSIONID without HttpOnly: scripts can read the session`);
    findings.expect(
      has(/^SameSite=(Strict|Lax)$/i),
      `${what} sets JSESSIONID without SameSite=Strict or Lax: other sites can use the session`,
    );
    findings.expect(!isSecure || has(/^Secure$/i), `${what} sets JSESSIONID without Secure`);
    findings.expect(
      !has(/^(Expires|Domain)=/i) && !has(/^Max-Age=[1-9]/i),
      `${what} sets JSESSIONID for longer than the browser’s session, or for other hosts`,
    );
  }

  async function seal(password: string): Promise<string> {
    const { publicKeyDTO } = (await call('GET', '/v1/publicKey')).body;
    const { saltDTO } = (await call('POST', '/v1/salt')).body;
    const key = createPublicKey({ key: Buffer.from(publicKeyDTO.publicKey, 'base64'), format: 'der', type: 'spki' });
    const salted = Buffer.from(`${password} ${decodeURIComponent(saltDTO.id)}`);
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, salted).toString('base64');
  }

  /** @throws Error unless the answer is good. */
  async function good(method: string, path: string, parts: Parts = {}): Promise<Answered> {
    const answered = await call(method, path, parts);
    if (answered.status >= 300) {
      const code = answered.body?.message?.code ?? answered.body?.code ?? 'no code';
      throw new Error(`${method} ${path.split('?')[0]} was answered ${answered.status} (${code})`);
    }
    return answered;
  }

  /** Sends a write, and again with what the bank asks for. */
  async function confirmed(customer: WalkCustomer, method: string, path: string, json?: object, details: object = {}) {
    const parts = json === undefined ? {} : { json };
    let answered = await call(method, path, parts);
    for (let asked = 0; answered.status === 417 && asked < 2; asked += 1) {
      const { authType, referenceNo } = JSON.parse(answered.headers.get('x-challenge') ?? '{}');
      const known = authType === 'PIN' ? { pin: customer.pin } : { otp: await customer.readCode() };
      const response = JSON.stringify({ authType, ...known, referenceNo, ...details });
      answered = await call(method, path, { ...parts, headers: { 'X-CHALLENGE_RESPONSE': response } });
    }
    if (answered.status >= 300) throw new Error(`${method} ${path.split('?')[0]} was answered ${answered.status}`);
    return answered;
  }

  return {
    call,
    good,
    seal,
    confirmed,
    ask: async (path: string, parts?: Parts) => (await good('GET', path, parts)).body,
    spentNonce: () => lastNonce,
    forgetNonces: () => {
      nonces = [];
    },
    /** Today in London by the bank's last Date. */
    today: (): CalendarDay => londonDayOf(instantFromMs(now)),
  };
}

export type Walker = ReturnType<typeof createWalker>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
