import { readFileSync } from 'node:fs';
import type { operations } from '#src/api/schema.generated.d.ts';

export type OperationId = keyof operations;

/** Path prefix of the service on its origin. */
export const serviceBase = '/digx';

interface Shown {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answer {
  readonly headers?: Readonly<Record<string, Shown | Reference>>;
  readonly content?: Readonly<Record<string, Shown>>;
}

interface Reference {
  readonly $ref: string;
}

interface Operation {
  readonly operationId: OperationId;
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The bundled contract, written by `npm run generate`. */
export const contract: Contract = JSON.parse(
  readFileSync(new URL('../../openapi/digx.generated.json', import.meta.url), 'utf8'),
);

const knownOperations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${serviceBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    operation,
  })),
);

/** The contract's operation for a request. @throws Error if there is none. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId {
  const { pathname } = new URL(url);
  const found = knownOperations.find((one) => one.method === method && one.pattern.test(pathname));
  if (found === undefined) throw new Error(`${method} ${pathname} is not in the contract`);
  return found.operation.operationId;
}

/** The contract's first example of a response: a good one unless a status is given. */
export function exampleAnswer(id: OperationId, wanted?: number): Response {
  const responses = knownOperations.find(({ operation }) => operation.operationId === id)?.operation.responses ?? {};
  const status = wanted ?? (responses['201'] === undefined ? 200 : 201);
  const written = responses[String(status)];
  if (written === undefined) throw new Error(`The contract has no answer ${status} to ${id}`);
  const { headers = {}, content = {} } = resolved(written);
  const [type = 'application/json', body = {}] = Object.entries(content)[0] ?? [];
  const exampleHeaders = Object.entries(headers).map(([name, header]) => [name, String(exampleIn(resolved(header)))]);
  return new Response(JSON.stringify(exampleIn(body)), {
    status,
    headers: { ...Object.fromEntries(exampleHeaders), 'content-type': type },
  });
}

function exampleIn({ example, examples }: Shown): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

function resolved<Thing extends object>(thing: Thing | Reference): Thing {
  if (!('$ref' in thing)) return thing;
  const steps = thing.$ref.slice(2).split('/');
  return steps.reduce((node, step) => (node as Record<string, unknown>)[step], contract as unknown) as Thing;
}
