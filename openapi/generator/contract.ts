/** The parts of a bundled OpenAPI 3.1 document that the generator reads. */
export type Schema = { readonly [keyword: string]: unknown };

export interface Reference {
  readonly $ref: string;
}

/** When an element may go, and the last version of the app that used it. */
export interface Notice {
  readonly deprecated?: unknown;
  readonly 'x-sunset'?: unknown;
  readonly 'x-last-app'?: unknown;
}

export interface Parameter extends Notice {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Header extends Notice {
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: string;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A code with which an answer refuses, what it means, and the operations that give it; undefined for all that share the answer. */
export interface Refusal {
  readonly code: string;
  readonly means: string;
  readonly calls?: readonly string[];
}

export interface Answer {
  readonly description: string;
  readonly 'x-refusals'?: readonly Refusal[];
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly links?: Readonly<Record<string, { readonly operationId: string }>>;
}

interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

interface WrittenOperation extends Notice {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly 'x-nonce-needed': boolean;
  readonly 'x-provenance'?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly [kind: string]: Readonly<Record<string, unknown>>;
  };
}

/** One operation with its references resolved, except those to schemas. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly nonceNeeded: boolean;
  readonly written: WrittenOperation;
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly answers: readonly { readonly status: string; readonly answer: Answer }[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The operations in the order of the document. */
export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, pathEntry]) =>
    Object.entries(pathEntry)
      .filter(([method]) => methods.includes(method))
      .map(([method, written]) => ({
        id: written.operationId,
        method: method.toUpperCase(),
        path,
        tag: written.tags[0],
        summary: written.summary,
        nonceNeeded: written['x-nonce-needed'],
        written,
        parameters: (written.parameters ?? []).map((parameter) => resolve(contract, parameter)),
        requestBody: written.requestBody,
        answers: Object.entries(written.responses).map(([status, answer]) => ({
          status,
          answer: resolve(contract, answer),
        })),
      })),
  );
}

/** Resolves a reference within the document. */
export function resolve<Thing extends object>(contract: Contract, thing: Thing | Reference): Thing {
  if (!('$ref' in thing)) return thing;
  const steps = thing.$ref.replace(/^#\//, '').split('/').map(unescapeStep);
  const found = steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    contract,
  );
  if (found === undefined) throw new Error(`The contract has nothing at ${thing.$ref}`);
  return found as Thing;
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
