import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type Answer,
  type Contract,
  type Header,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from './contract.ts';

export type CheckName = string;

/** By the name of a check for texts (parameters, headers, form fields): its members that are numbers. */
export type NumbersInTexts = Readonly<Record<CheckName, readonly string[]>>;

/** The compiled check for each part of an operation, as plain JSON for the bundle. */
export interface OperationPlan {
  readonly request: {
    readonly path: CheckName;
    readonly query: CheckName;
    readonly headers: HeadersPlan;
    readonly body: BodyPlan | null;
  };
  readonly answers: Readonly<Record<string, { readonly headers: HeadersPlan; readonly body: BodyPlan | null }>>;
}

export interface HeadersPlan {
  readonly check: CheckName;
  /** Headers with JSON text, each with the check of its content. */
  readonly json: Readonly<Record<string, CheckName>>;
}

export interface BodyPlan {
  readonly required: boolean;
  /** Checks by media type. A form has a check for texts. */
  readonly types: Readonly<Record<string, { readonly among: 'bodies' | 'texts'; readonly check: CheckName }>>;
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Collects each schema to compile once, and where it is used. Vocabularies that may grow (`x-extensible-enum`) are open to
 * other values unless `closed`.
 */
export function planChecks(contract: Contract, vocabularies: 'open' | 'closed' = 'open') {
  const bodies = new CheckSet(contract, vocabularies === 'closed');
  // Parts that arrive as text: path, query, headers and form fields.
  const texts = new CheckSet(contract, vocabularies === 'closed');
  const numbers: Record<CheckName, readonly string[]> = {};
  const operations = Object.fromEntries(
    operationsOf(contract).map((operation) => [operation.id, planOperation(operation)] as const),
  );
  return { bodies, texts, numbers, operations };

  function addText(schema: Schema): CheckName {
    const name = texts.add(schema);
    const names = numbersAmong(contract, schema);
    if (names.length > 0) numbers[name] = names;
    return name;
  }

  function planOperation(operation: Operation): OperationPlan {
    return {
      request: {
        path: addText(parametersSchema(operation, 'path')),
        query: addText(parametersSchema(operation, 'query')),
        headers: planHeaders(
          operation.parameters.filter((parameter) => parameter.in === 'header').map((header) => [header.name, header]),
        ),
        body: operation.requestBody === undefined ? null : planBody(operation.requestBody),
      },
      answers: Object.fromEntries(operation.answers.map(({ status, answer }) => [status, planAnswer(answer)])),
    };
  }

  function planAnswer(answer: Answer) {
    const headers = Object.entries(answer.headers ?? {}).map(
      ([name, header]) => [name, resolve<Header>(contract, header)] as const,
    );
    return {
      headers: planHeaders(headers),
      body: answer.content === undefined ? null : planBody({ required: true, content: answer.content }),
    };
  }

  function planHeaders(headers: readonly (readonly [string, Pick<Header, 'required' | 'schema'>])[]): HeadersPlan {
    const lowerCase = headers.map(([name, header]) => ({ name: name.toLowerCase(), ...header }));
    return {
      check: addText(objectSchema(lowerCase)),
      json: Object.fromEntries(
        lowerCase
          .filter(({ schema }) => schema.contentSchema !== undefined)
          .map(({ name, schema }) => [name, bodies.add(schema.contentSchema as Schema)]),
      ),
    };
  }

  function planBody(body: NonNullable<Operation['requestBody']>): BodyPlan {
    return {
      required: body.required ?? false,
      types: Object.fromEntries(
        Object.entries(body.content).map(([type, { schema }]) => {
          const among = type === formType ? 'texts' : 'bodies';
          return [type, { among, check: among === 'texts' ? addText(schema) : bodies.add(schema) }];
        }),
      ),
    };
  }
}

class CheckSet {
  readonly ajv: Ajv2020;
  /** Ajv's id of each check's schema, by the check's name. */
  readonly names = new Map<CheckName, string>();
  readonly #known = new Map<string, CheckName>();
  readonly #isClosed: boolean;

  constructor(contract: Contract, isClosed: boolean) {
    this.#isClosed = isClosed;
    this.ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      inlineRefs: false,
      code: { source: true, esm: true },
      logger: { log: stop, warn: stop, error: stop },
    });
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      this.ajv.addSchema(forAjv(schema, isClosed), schemaId(name));
    }
  }

  add(schema: Schema): CheckName {
    const text = JSON.stringify(forAjv(schema, this.#isClosed));
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const name = `check${this.#known.size}`;
    const id = typeof schema.$ref === 'string' ? refId(schema.$ref) : name;
    if (id === name) this.ajv.addSchema(forAjv(schema, this.#isClosed), name);
    this.#known.set(text, name);
    this.names.set(name, id);
    return name;
  }
}

/** Ajv's warnings, such as an unknown format, are errors here, because Ajv would check nothing. */
function stop(...words: unknown[]): never {
  throw new Error(`Ajv cannot take the contract as it is: ${words.join(' ')}`);
}

/** Members of an object of texts that are numbers in the contract. */
function numbersAmong(contract: Contract, schema: Schema): string[] {
  const { properties = {} } = resolve<{ readonly properties?: Readonly<Record<string, Schema>> }>(contract, schema);
  return Object.entries(properties)
    .filter(([, member]) => ['integer', 'number'].includes(String(resolve<Schema>(contract, member).type)))
    .map(([name]) => name);
}

function parametersSchema(operation: Operation, place: 'path' | 'query'): Schema {
  return objectSchema(operation.parameters.filter((parameter) => parameter.in === place));
}

function objectSchema(
  members: readonly { readonly name: string; readonly required?: boolean; readonly schema: Schema }[],
): Schema {
  return {
    type: 'object',
    required: members.filter((member) => member.required).map((member) => member.name),
    properties: Object.fromEntries(members.map((member) => [member.name, member.schema])),
  };
}

const vocabulary = 'x-extensible-enum';
const spokenOnly = new Set(['description', 'example', 'examples', 'contentSchema', 'contentMediaType']);

/** A schema without descriptions, with references to Ajv's named schemas. */
function forAjv(schema: unknown, isClosed: boolean): Schema {
  return rewrite(schema, false, isClosed) as Schema;
}

function rewrite(node: unknown, namesProperties: boolean, isClosed: boolean): unknown {
  if (Array.isArray(node)) return node.map((entry) => rewrite(entry, false, isClosed));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .map(([key, value]) => [isClosed && !namesProperties && key === vocabulary ? 'enum' : key, value] as const)
      .filter(([key]) => namesProperties || !(spokenOnly.has(key) || key.startsWith('x-')))
      .map(([key, value]) => {
        if (!namesProperties && key === '$ref') return [key, refId(value as string)];
        return [key, rewrite(value, !namesProperties && key === 'properties', isClosed)];
      }),
  );
}

function refId($ref: string): string {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
  if (name === undefined) throw new Error(`A reference must name a whole schema, not ${$ref}`);
  return schemaId(name);
}

function schemaId(name: string): string {
  return `/schemas/${name}`;
}
