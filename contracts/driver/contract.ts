import { readFileSync } from 'node:fs';
import { type Contract, type MediaType, operationsOf, resolve } from '#openapi/generator/contract.ts';
import type { operations } from '#src/api/schema.generated.d.ts';

export type OperationId = keyof operations;

/** Path prefix of the service on its origin. */
export const serviceBase = '/digx';

/** The bundled contract, written by `npm run generate`. */
export const contract: Contract & { readonly info: { readonly version: string; readonly description?: string } } =
  JSON.parse(readFileSync(new URL('../../openapi/digx.generated.json', import.meta.url), 'utf8'));

export const contractOperations = operationsOf(contract);

const patterns = contractOperations
  // A path without parameters goes before one that would match it, too.
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ id, method, path }) => ({
    id: id as OperationId,
    method,
    pattern: new RegExp(`^${serviceBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** The contract's operation for a request, with or without its query; undefined if there is none. */
export function operationAsked({ method, target }: { readonly method: string; readonly target: string }) {
  const [path = ''] = target.split('?');
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.id;
}

/** The contract's first example of a response: a good one unless a status is given. */
export function exampleAnswer(id: OperationId, wanted?: number): Response {
  const answers = contractOperations.find((operation) => operation.id === id)?.answers ?? [];
  const status = wanted ?? (answers.some((one) => one.status === '201') ? 201 : 200);
  const written = answers.find((one) => one.status === String(status))?.answer;
  if (written === undefined) throw new Error(`The contract has no answer ${status} to ${id}`);
  const { headers = {}, content = {} } = written;
  const [type = 'application/json', body] = Object.entries(content)[0] ?? [];
  // The trace is answered only to a call that has one.
  const { traceparent: _, ...ofEach } = headers;
  const exampleHeaders = Object.entries(ofEach).map(([name, header]) => [
    name,
    String(resolve(contract, header).example),
  ]);
  return new Response(JSON.stringify(exampleIn(body)), {
    status,
    headers: { ...Object.fromEntries(exampleHeaders), 'content-type': type },
  });
}

/** The contract's first example of a body. */
export function exampleIn(body: Pick<MediaType, 'example' | 'examples'> | undefined): unknown {
  return body?.example ?? Object.values(body?.examples ?? {})[0]?.value;
}
