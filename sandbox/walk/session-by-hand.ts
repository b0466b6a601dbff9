import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { serviceBase, sessionHeader } from '#sandbox/http/pipeline/inbound.ts';

/** `body` is the parsed JSON, undefined when there was none. */
export interface HandAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface HandCall {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Carries a session and its nonces from answer to request, as host and app do together. For walks and tests; runs
 * wherever the bank does.
 */
export function createSessionByHand(fetch: (request: Request) => Promise<Response>) {
  let session = '';
  let nonces: string[] = [];

  async function call(method: string, path: string, { json, form, headers }: HandCall = {}): Promise<HandAnswer> {
    const [nonce, ...left] = nonces;
    nonces = left;
    const request = new Request(`http://bank.invalid${serviceBase}${path}`, {
      method,
      headers: {
        'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
        ...(session === '' ? {} : { [sessionHeader]: session }),
        ...(nonce === undefined ? {} : { 'x-nonce': nonce }),
        ...headers,
      },
      body:
        form !== undefined ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json),
    });
    const response = await fetch(request);
    session = response.headers.get(sessionHeader) ?? session;
    nonces = [...nonces, ...readNonces(response.headers.get('x-nonce'))];
    return { status: response.status, headers: response.headers, body: readJson(await response.text()) };
  }

  async function signIn(userId: string, password: string): Promise<HandAnswer> {
    nonces = [];
    await call('POST', '/v1/session/nonce');
    const { body } = await call('POST', '/v1/salt');
    const salt = decodeURIComponent((body as { saltDTO?: { id: string } } | undefined)?.saltDTO?.id ?? '');
    nonces = [];
    return call('POST', '/j_security_check', {
      form: { j_username: userId, j_password: encryptPassword(password, salt) },
    });
  }

  return {
    call,
    signIn,
    get sessionId() {
      return session;
    },
    /** Continues a session opened elsewhere, or none. */
    use(sessionId: string) {
      session = sessionId;
      nonces = [];
    },
  };
}

export type ManualSession = ReturnType<typeof createSessionByHand>;

function readNonces(header: string | null): string[] {
  return header === null ? [] : (JSON.parse(header) as { nonce: string[] }).nonce;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
