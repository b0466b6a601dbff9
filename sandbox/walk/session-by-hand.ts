import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';

/** `body` is the parsed JSON, undefined when there was none. */
export interface HandAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
  /** What was asked. */
  readonly asked: { readonly headers: Headers; readonly body: string };
}

export interface HandCall {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A nonce to send instead of an unused one. */
  readonly nonce?: string | undefined;
}

/** How a bank is reached, and how it and its customers exchange sessions and nonces. */
export interface BankWire {
  readonly base: string;
  fetch(request: Request): Promise<Response>;
  sessionHeaders(session: string): Readonly<Record<string, string>>;
  /** Empty if the bank ended the session, undefined if it said nothing of it. */
  sessionIn(headers: Headers): string | undefined;
  noncesIn(header: string): readonly string[];
}

/** Carries a session and its nonces from answer to request, as host and app do together. Runs wherever the bank does. */
export function createBankClient({ base, fetch, sessionHeaders, sessionIn, noncesIn }: BankWire) {
  let session = '';
  let nonces: readonly string[] = [];

  async function call(method: string, path: string, parts: HandCall = {}): Promise<HandAnswer> {
    const { json, form, headers } = parts;
    const nonce = parts.nonce ?? nonces[0];
    if (parts.nonce === undefined) nonces = nonces.slice(1);
    const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
    const body = form === undefined ? JSON.stringify(json) : new URLSearchParams(form).toString();
    const request = new Request(`${base}${path}`, {
      method,
      headers: {
        'content-type': type,
        ...(session !== '' && sessionHeaders(session)),
        ...(nonce !== undefined && { 'x-nonce': nonce }),
        ...headers,
      },
      body: body ?? null,
    });
    const asked = { headers: request.headers, body: body ?? '' };
    const response = await fetch(request);
    session = sessionIn(response.headers) ?? session;
    nonces = [...nonces, ...noncesIn(response.headers.get('x-nonce') ?? '')];
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: jsonIn(text), text, asked };
  }

  return {
    call,
    session: () => session,
    /** The one that the next call sends. */
    nonce: () => nonces[0],
    forgetNonces() {
      nonces = [];
    },
    /** Continues a session opened elsewhere, or none. */
    use(sessionId: string) {
      session = sessionId;
      nonces = [];
    },
    /** A new salt of this session, to seal what is typed. */
    async salt(): Promise<string> {
      const { body } = await call('POST', '/v1/salt');
      return decodeURIComponent((body as { saltDTO?: { id: string } } | undefined)?.saltDTO?.id ?? '');
    },
    /** A new session has nonces of its own. */
    signIn(userId: string, sealed: string): Promise<HandAnswer> {
      nonces = [];
      return call('POST', '/j_security_check', { form: { j_username: userId, j_password: sealed } });
    },
  };
}

/** A customer of a sandbox's bank, for walks and tests. */
export function createSessionByHand(fetch: (request: Request) => Promise<Response>) {
  const client = createBankClient({
    base: `http://bank.invalid${serviceBase}`,
    fetch,
    sessionHeaders: (session) => ({ [sessionHeader]: session }),
    sessionIn: (headers) => headers.get(sessionHeader) ?? undefined,
    noncesIn: (header) => (header === '' ? [] : (JSON.parse(header) as { nonce: string[] }).nonce),
  });
  return {
    ...client,
    get sessionId() {
      return client.session();
    },
    async signIn(userId: string, password: string): Promise<HandAnswer> {
      client.forgetNonces();
      await client.call('POST', '/v1/session/nonce');
      return client.signIn(userId, encryptPassword(password, await client.salt()));
    },
  };
}

export type ManualSession = ReturnType<typeof createSessionByHand>;
