import { type Contract, operationsOf, resolve, type Schema } from '#openapi/generator/contract.ts';

/** An element of the contract that a call has shown: its path of keys, and where in the call. */
export interface SeenPlace {
  readonly steps: readonly string[];
  /** JSON pointer as in a breach. */
  readonly where: string;
}

interface Call {
  readonly operation: string;
  readonly status: number | undefined;
  readonly request: unknown;
  readonly answer: unknown;
  readonly answerHeaders: Readonly<Record<string, string>>;
}

/** The elements of the contract that one call has shown, with those inside its bodies as far as values came. */
export function placesSeenIn(contract: Contract, call: Call): readonly SeenPlace[] {
  const operation = operationsOf(contract).find(({ id }) => id === call.operation);
  if (operation === undefined) return [];
  const found: SeenPlace[] = [];

  /** Follows a value through its schema; a field that did not come shows nothing of what the contract says of it. */
  function walk(schema: Schema, steps: readonly string[], value: unknown, where: string): void {
    if (value === undefined) return;
    if (typeof schema.$ref === 'string') {
      walk(resolve<Schema>(contract, schema), pathOf(schema.$ref), value, where);
      return;
    }
    found.push({ steps, where });
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const branches = (schema[keyword] ?? []) as readonly Schema[];
      for (const [index, branch] of branches.entries()) {
        walk(branch, [...steps, keyword, String(index)], value, where);
      }
    }
    if (Array.isArray(value)) {
      if (typeof schema.items !== 'object') return;
      for (const [index, one] of value.entries()) {
        walk(schema.items as Schema, [...steps, 'items'], one, `${where}/${index}`);
      }
    } else if (typeof value === 'object' && value !== null) {
      const fields = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
      for (const [name, field] of Object.entries(fields)) {
        const inside = (value as Readonly<Record<string, unknown>>)[name];
        const place = [...steps, 'properties', name];
        // That a required field did not come says something of it.
        if (inside === undefined && isRequired(schema, name)) found.push({ steps: place, where: `${where}/${name}` });
        walk(field, place, inside, `${where}/${name}`);
      }
    }
  }

  const root = ['paths', operation.path, operation.method.toLowerCase()];
  if (call.status !== undefined && call.status < 400) found.push({ steps: root, where: '' });
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    walk(schema, [...root, 'requestBody', 'content'], call.request, '/request/body');
  }
  const written = operation.written.responses[String(call.status)];
  if (written === undefined) return found;
  const steps = '$ref' in written ? pathOf(written.$ref) : [...root, 'responses', String(call.status)];
  found.push({ steps, where: '/status' });
  const answer = resolve(contract, written);
  for (const [name, header] of Object.entries(answer.headers ?? {})) {
    if (call.answerHeaders[name.toLowerCase()] === undefined) continue;
    const place = '$ref' in header ? pathOf(header.$ref) : [...steps, 'headers', name];
    found.push({ steps: place, where: `/headers/${name.toLowerCase()}` });
  }
  for (const [type, { schema }] of Object.entries(answer.content ?? {})) {
    walk(schema, [...steps, 'content', type, 'schema'], call.answer, '/body');
  }
  return found;
}

function isRequired({ required }: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

function pathOf($ref: string): readonly string[] {
  return $ref.replace(/^#\//, '').split('/');
}
