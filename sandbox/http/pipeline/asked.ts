import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Breach, validators } from '#sandbox/http/validators.generated.js';
import { jsonIn } from '#src/kernel/any-fields.ts';
import type { Inbound } from './inbound.ts';

/** The contract's path and its parameters; query values as often as given. */
export interface Route {
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
}

/** A request as validators and handlers see it. */
export type Asked = Parameters<(typeof validators)[OperationId]['request']>[0];

export function readAsked(
  route: Route,
  inbound: Inbound,
): { readonly asked: Asked; readonly repeated: readonly Breach[] } {
  const { query, repeated } = readQuery(route.query);
  return { asked: { path: route.path, query, headers: inbound.headers, body: parseBody(inbound) }, repeated };
}

/** Each parameter once: the contract does not say which of two would count. */
function readQuery(given: Route['query']): { readonly query: Asked['query']; readonly repeated: readonly Breach[] } {
  const query = Object.fromEntries(Object.entries(given).map(([name, [text = '']]) => [name, text]));
  const repeated = Object.entries(given)
    .filter(([, texts]) => texts.length > 1)
    .map(([name]) => ({ where: `/query/${name}`, rule: 'repeated', message: 'must be given once' }));
  return { query, repeated };
}

function parseBody({ headers, body }: Inbound): unknown {
  if (body === null || !('text' in body)) return undefined;
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body.text));
  }
  return jsonIn(body.text);
}
