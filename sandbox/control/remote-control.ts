import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import type { Control } from './control-api.ts';
import { controlBase, isMethod, type Method, methods, withoutHash } from './methods.ts';
import { misread, notNow } from './queries/control-verdict.ts';

/** Names a world of the Node host, on every call to it. */
export const worldHeader = 'x-sandbox';

/** With it, a call that names a world by a former name is made in that world, as a page goes on that is open on it. */
export const followHeader = 'x-sandbox-follow';

/** Where a world is. */
export interface WorldPlace {
  readonly bankUrl: string;
  readonly world: string;
  /** The access token of a host that is open beyond its machine. */
  readonly token?: string | undefined;
  /** Whether to go on in a world that is renamed. */
  readonly follows?: boolean;
}

/** Sends a call of the control over HTTP, with what it takes as the body or in the query. */
export function sendToControl(
  { bankUrl, world, token, follows = false }: WorldPlace,
  { http, path }: Pick<Method, 'http' | 'path'>,
  sent: unknown,
): Promise<Response> {
  const access = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = {
    'content-type': 'application/json',
    [worldHeader]: world,
    ...access,
    ...(follows && { [followHeader]: 'yes' }),
  };
  const isQuery = http === 'GET' || http === 'DELETE';
  const query = new URLSearchParams(isQuery ? queryOf(sent) : []);
  const url = new URL(`${controlBase}${path}?${query}&${withoutHash}`, bankUrl);
  return fetch(url, { method: http, headers, body: isQuery ? null : JSON.stringify(sent) });
}

/**
 * The control of one world on a Node host, as if it were here.
 * @param token the access token of a host that is open beyond its machine.
 */
export function remoteControl(bankUrl: string, world: string, token?: string): Control {
  return controlAt({ bankUrl, world, token });
}

/** @param place read at each call, because a world may be renamed. */
export function controlAt(place: WorldPlace): Control {
  async function call(name: keyof Control, given: readonly unknown[]): Promise<unknown> {
    const { gives, write } = methods[name];
    const response = await sendToControl(place, methods[name], write(given));
    const answer = jsonIn(await response.text());
    if (!response.ok) return refusalOf(response.status, gives, answer);
    if (gives === 'answer') return answer;
    if (gives === 'snapshot') return { outcome: 'done', snapshot: answer };
    if (gives === 'told') return { outcome: 'done', ...(answer as object) };
    const session = response.headers.get(sessionHeader);
    return { outcome: 'done', state: answer, session, page: null, ...(session !== null && { sessionId: session }) };
  }

  return new Proxy({} as Control, {
    get(_, name) {
      // A promise that resolves to this control must not take it for another promise.
      if (typeof name !== 'string' || !isMethod(name)) return undefined;
      return (...given: unknown[]) => call(name, given);
    },
  });
}

function queryOf(sent: unknown): string[][] {
  return Object.entries(sent as object).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

/** @throws Error unless the control itself has refused. */
function refusalOf(status: number, gives: string, answer: unknown) {
  const { reason, where = '', allowed = [] } = (answer ?? {}) as Partial<ReturnType<typeof misread>>;
  if (reason === undefined || gives === 'answer') throw new Error(reason ?? `The bank answered ${status}.`);
  if (status === 400) return misread(where, reason, allowed);
  if (status === 409) return notNow(reason);
  throw new Error(reason);
}
