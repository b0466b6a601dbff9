import { remoteControl } from '#sandbox/control/remote-control.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import { type AskControl, createTestBank } from './create-test-bank.ts';
import type { BankCall, Scenario, TestBank } from './test-bank.ts';

/** A world of its own on a Node host (`npm run bank`), driven without a page. */
export interface NodeBank extends TestBank {
  /** The world's random name: send it as the header `X-Sandbox` with every call to the bank. */
  readonly world: string;
  /** Session cookie of the customer logged in last, `JSESSIONID=…`; undefined before. */
  readonly cookie: string | undefined;
  /**
   * Calls the bank as a persona's customer, in their session or a new one. `{account:current}` and other placeholders
   * in path, headers and JSON become tokens. `visitor` calls as somebody on the sign-in page.
   */
  call(persona: string, method: string, path: string, json?: unknown): Promise<BankAnswer>;
  /** Repeats a journalled request as it was, with its session and nonce. */
  repeat(request: Inbound): Promise<BankCall>;
  /** Discards the world. */
  close(): Promise<void>;
}

export interface BankAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON; otherwise as text. */
  readonly body: unknown;
}

export interface NodeBankOptions {
  /** Where the bank answers. */
  readonly url?: string;
  /** The access token of a bank that is open beyond its machine. */
  readonly token?: string;
  readonly scenario?: Scenario;
}

const sessionHeader = 'x-bank-session';

/** Opens a fresh world. Tests that run at the same time, on any number of workers, never meet. */
export async function openNodeBank({
  url = 'http://localhost:8787',
  token,
  scenario = {},
}: NodeBankOptions = {}): Promise<NodeBank> {
  // Named here, because the name leads every call to the process that has the world.
  const world = `world-${crypto.randomUUID()}`;
  const access = { 'x-sandbox': world, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  let cookie: string | undefined;

  async function control(method: string, path: string, json?: unknown): Promise<unknown> {
    const response = await fetch(new URL(`/__sandbox/${path}`, url), {
      method,
      headers: { ...access, 'content-type': 'application/json' },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const body = parsed(await response.text()) as { reason?: string; allowed?: readonly string[] };
    if (!response.ok) {
      const { reason = `The bank answered ${response.status}.`, allowed = [] } = body ?? {};
      throw new Error(allowed.length === 0 ? reason : `${reason} Allowed: ${allowed.join(', ')}.`);
    }
    const session = response.headers.get(sessionHeader);
    if (session !== null) cookie = `JSESSIONID=${session}`;
    return body;
  }

  await control('POST', 'worlds', { name: world });
  const remote = remoteControl(url, world, token);
  const ask = ((verb: keyof typeof remote, ...given: never[]) =>
    (remote[verb] as (...each: never[]) => unknown)(...given)) as AskControl;
  async function send(path: string, init: RequestInit): Promise<BankAnswer> {
    const response = await fetch(new URL(`/digx${path}`, url), init);
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
  }

  const bank = createTestBank({
    ask,
    async open(sandbox) {
      await control('POST', 'reset', { sandbox });
      cookie = undefined;
    },
    rewound: async () => {},
    logIn: async (persona) => void (await control('POST', 'sessions', persona === undefined ? {} : { persona })),
    openMoment: async (text) => void (await control('PUT', 'snapshot', JSON.parse(text))),
  });
  await bank.scenario(scenario);

  return {
    ...bank,
    world,
    get cookie() {
      return cookie;
    },
    call: (persona, method, path, json) =>
      send(path, {
        method,
        headers: {
          ...access,
          'x-sandbox-as': persona,
          'x-nonce': '{nonce}',
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        body: json === undefined ? null : JSON.stringify(json),
      }),
    async repeat({ method, target, headers, body }) {
      const { [sessionHeader]: session, ...sent } = headers;
      await send(target.replace(/^\/digx/, ''), {
        method,
        headers: { ...sent, ...access, ...(session !== undefined && { cookie: `JSESSIONID=${session}` }) },
        body: body === null ? null : 'text' in body ? body.text : Buffer.from(body.base64, 'base64'),
      }).catch(() => undefined);
      const last = (await bank.calls()).at(-1);
      if (last === undefined) throw new Error('The bank has not heard of the call.');
      return last;
    },
    close: async () => void (await control('DELETE', `worlds/${world}`)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
