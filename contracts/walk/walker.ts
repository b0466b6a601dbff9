import { type Heard, type Parts, visitBank } from '#contracts/driver/visit.ts';
import { sendConfirmed } from '#sandbox/walk/second-factor.ts';
import { noncesIn } from '#src/api/client/nonce-pool.ts';
import type { Findings } from './findings.ts';

/** Customers give up on a page that waits longer. */
const patienceMs = 15_000;

/** The walking customer, and how to learn what a customer knows. */
export interface WalkCustomer {
  readonly userId: string;
  readonly password: string;
  readonly pin: string;
  /** The one-time password that the bank has just sent to a customer. */
  readonly readCode: (userId: string) => Promise<string>;
  /** Moves the bank's clock on, where somebody can. */
  readonly letMinutesPass?: (minutes: number) => Promise<void>;
}

export interface WalkTarget {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether customers reach the bank over TLS, whatever this walk's relay does. */
  readonly isSecure: boolean;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: see the field.
  readonly body: any; // The contract's validator looks at shapes, the walk at values.
}

/** A customer's browser that looks at what every answer must have. */
export function createWalker({ baseUrl, headers, isSecure }: WalkTarget, findings: Findings, customer: WalkCustomer) {
  const seenNonces = new Set<string>();
  let lastNonce = '';
  let lastCall = '';
  let usedAnswer: string | undefined;
  const visit = visitBank({ baseUrl, headers, heard: look });

  function look(heard: Heard, tookMs: number): void {
    const { method, target, status, requestHeaders } = heard;
    const what = `${method} ${withoutTokens(target)}`;
    lastCall = what;
    lastNonce = requestHeaders['x-nonce'] ?? lastNonce;
    findings.expect(
      tookMs <= patienceMs,
      `${what} took ${Math.round(tookMs / 1000)} s, more than ${patienceMs / 1000} s`,
    );
    findings.expect(
      /(^|[\s,])no-store([\s,]|$)/i.test(heard.headers['cache-control'] ?? ''),
      `${what} has no Cache-Control: no-store, so a browser may keep the answer`,
    );
    const cookies = (heard.headers['set-cookie'] ?? '').split('\n');
    for (const cookie of cookies.filter((one) => one.startsWith('JSESSIONID='))) lookAtCookie(cookie, what);
    const fresh = noncesIn(heard.headers['x-nonce'] ?? '');
    const isInSession = status < 300 && visit.session() !== undefined;
    const wanted = Number(requestHeaders['x-noncecount'] ?? (isInSession ? 1 : 0));
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

  /** @throws Error unless the answer is good. */
  async function good(method: string, path: string, parts: Parts = {}): Promise<Answered> {
    return accepted(method, path, await visit.call(method, path, parts));
  }

  /** Sends a write, and again with what the bank asks for. */
  async function confirmed(method: string, path: string, json?: object, details: object = {}) {
    const { pin, userId } = customer;
    const answered = await sendConfirmed(
      (headers) => visit.call(method, path, { json, headers }),
      { pin, readCode: () => customer.readCode(userId), details },
      2,
    );
    usedAnswer = answered.asked.headers.get('x-challenge_response') ?? usedAnswer;
    return accepted(method, path, answered);
  }

  async function logIn(): Promise<void> {
    await good('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
    const form = { j_username: customer.userId, j_password: await visit.seal(customer.password) };
    visit.forgetNonces();
    await good('POST', '/j_security_check', { form });
    visit.forgetNonces();
    await good('POST', '/v1/session/nonce', { headers: { 'x-noncecount': '15' } });
  }

  return {
    customer,
    logIn,
    call: visit.call,
    good,
    confirmed,
    ask: async (path: string, parts?: Parts) => (await good('GET', path, parts)).body,
    lastCall: () => lastCall,
    spentNonce: () => lastNonce,
    /** The last answer to a second factor. */
    usedAnswer: () => usedAnswer,
    today: visit.today,
  };
}

export type Walker = ReturnType<typeof createWalker>;

function accepted(method: string, path: string, answered: Answered): Answered {
  if (answered.status < 300) return answered;
  const code = answered.body?.message?.code ?? answered.body?.code ?? 'no code';
  throw new Error(`${method} ${withoutTokens(path)} was answered ${answered.status} (${code})`);
}

/** The path on the service, for people. */
function withoutTokens(target: string): string | undefined {
  return target
    .replace(/^\/digx/, '')
    .replace(/[\dA-F]{16,}/g, '…')
    .split('?')[0];
}
