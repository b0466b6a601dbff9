import { expect, it } from 'vitest';
import { listMarked } from './generator/assumptions.ts';
import { bundleContract } from './generator/bundle.ts';
import { type Answer, operationsOf, resolve, type Schema } from './generator/contract.ts';
import { refusalsOf } from './generator/refusals.ts';

const contract = await bundleContract();
const operations = operationsOf(contract);
const marked = listMarked(contract);
/** An assumption that the backend team has answered keeps its sentence. */
const answered = ['confirmed', 'overturned'];
const knownProvenance = /^(specified|seen|assumed|confirmed|overturned)$/;

it('gives each operation’s provenance and need of a nonce', () => {
  for (const { id, written } of operations) {
    expect(written['x-provenance'], id).toMatch(knownProvenance);
    expect(written['x-nonce-needed'], id).toBeTypeOf('boolean');
    expect(
      written.parameters?.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/Nonce')),
      id,
    ).toBe(written['x-nonce-needed']);
  }
});

it('gives each component’s provenance', () => {
  for (const [kind, components] of Object.entries(contract.components)) {
    for (const [name, component] of Object.entries(components)) {
      expect(component, `${kind} ${name}`).toHaveProperty(['x-provenance'], expect.stringMatching(knownProvenance));
    }
  }
});

it('gives a one-line reason for each assumption, and for nothing else', () => {
  for (const { steps, provenance, assumption } of marked) {
    const isAssumption = provenance === 'assumed' || answered.includes(String(provenance));
    const reason = isAssumption ? expect.stringMatching(/^[^\n]{20,}$/) : undefined;
    expect(assumption, steps.join('/')).toEqual(reason);
  }
});

it('has an example of each request body and response', () => {
  for (const { id, requestBody, answers } of operations) {
    const contents = [
      [`${id} request`, requestBody?.content ?? {}] as const,
      ...answers.map(({ status, answer }) => [`${id} ${status}`, answer.content ?? {}] as const),
    ];
    for (const [place, content] of contents) {
      for (const media of Object.values(content)) {
        expect(media.example ?? Object.keys(media.examples ?? {})[0], place).toBeDefined();
      }
    }
  }
});

it('lists the codes of every refusal, those of its examples among them', () => {
  for (const { id, answers } of operations) {
    for (const { status, answer } of answers) {
      const codes = refusalsOf(id, answer).map(({ code }) => code);
      const place = `${id} ${status}`;
      const shown = Object.values(answer.content ?? {}).flatMap(({ example, examples = {} }) =>
        codesIn([example, ...Object.values(examples).map(({ value }) => value)]),
      );
      const isRefusal = Number(status) >= 400;
      if (isRefusal && answer.content !== undefined) expect(codes, place).not.toEqual([]);
      if (!isRefusal) expect(codes, place).toEqual([]);
      // An answer that several operations share may show a code that not all of them give.
      const anyCall = (answer['x-refusals'] ?? []).map(({ code }) => code);
      if (isRefusal) expect(anyCall, place).toEqual(expect.arrayContaining(shown));
      expect(new Set(codes).size, place).toBe(codes.length);
    }
  }
});

it('names only operations that share an answer as those that give its code', () => {
  for (const { answers } of operations) {
    for (const { status, answer } of answers) {
      const sharing = operations.filter((one) =>
        one.answers.some((other) => other.status === status && other.answer === answer),
      );
      for (const { calls = [] } of answer['x-refusals'] ?? []) {
        expect(sharing.map(({ id }) => id)).toEqual(expect.arrayContaining([...calls]));
      }
    }
  }
});

it('says on every operation that it may be too much or not available, and until when', () => {
  for (const { id, answers } of operations) {
    for (const status of ['429', '503']) {
      const found = answers.find((one) => one.status === status)?.answer;
      expect(found?.headers, `${id} ${status}`).toHaveProperty(['Retry-After']);
    }
  }
});

it('takes the trace of every call, and answers it', () => {
  for (const { id, parameters, answers } of operations) {
    expect(
      parameters.map(({ name }) => name),
      id,
    ).toContain('traceparent');
    for (const { status, answer } of answers) {
      if (answer.headers?.Date !== undefined) expect(answer.headers, `${id} ${status}`).toHaveProperty(['traceparent']);
    }
  }
});

it('bounds every text and list of a request', () => {
  const unbound = operations.flatMap(({ id, parameters, requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => unboundIn(schema, `${id} ${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => unboundIn(schema, id)),
  ]);
  expect(unbound).toEqual([]);
});

it('has no null among the values of an enum, because some generators then write code that does not compile', () => {
  const enums = findAll(contract, 'enum').filter(Array.isArray);
  expect(enums.length).toBeGreaterThan(20);
  expect(enums.filter((values) => values.includes(null))).toEqual([]);
});

it('says whom to ask, and the oldest app that is served', () => {
  expect(contract).toMatchObject({
    info: { contact: { name: expect.any(String), email: expect.any(String) }, 'x-oldest-app': expect.any(String) },
  });
});

it('says of what is deprecated until when it stays, and which app used it last', () => {
  expect(withoutNotice(contract, '')).toEqual([]);
  expect(withoutNotice({ get: { deprecated: true, 'x-sunset': '2027-01-31', 'x-last-app': '2.4.9' } }, '')).toEqual([]);
  expect(withoutNotice({ get: { deprecated: true, 'x-sunset': 'soon' } }, '')).toEqual(['/get']);
});

it('links only to operations that exist', () => {
  const known = operations.map(({ id }) => id);
  for (const { id, answers } of operations) {
    for (const { answer } of answers) {
      for (const link of Object.values(answer.links ?? {})) expect(known, id).toContain(link.operationId);
    }
  }
});

it('has examples of transactions in order, with unique keys and known codes', () => {
  const table = codesInTable();
  expect(new Set(table).size).toBe(table.length);
  const lists = operations.flatMap(({ answers }) => answers.flatMap(({ answer }) => listsShownIn(answer)));
  expect(lists.length).toBeGreaterThan(3);
  for (const lines of lists) {
    const days = lines.map(({ transactionDate }) => transactionDate);
    expect(days).toEqual(days.toSorted());
    expect(new Set(lines.map(({ key }) => JSON.stringify(key))).size).toBe(lines.length);
    expect(table).toEqual(expect.arrayContaining(lines.map(({ txnCode }) => txnCode)));
  }
});

it('has no reference inside a condition, because the comparison with the pacts follows none there', () => {
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const conditions = ['if', 'then', 'else', 'contains', 'prefixItems'].map((keyword) => findAll(schema, keyword));
    expect(JSON.stringify(conditions), name).not.toContain('"$ref"');
  }
});

interface ShownLine {
  readonly key: unknown;
  readonly transactionDate: string;
  readonly txnCode: string;
}

function listsShownIn({ content = {} }: Answer): readonly (readonly ShownLine[])[] {
  const shown = Object.values(content).flatMap(({ examples = {} }) => Object.values(examples));
  return shown.flatMap(({ value }) => {
    const { czItems } = value as { readonly czItems?: readonly ShownLine[] };
    return czItems === undefined ? [] : [czItems];
  });
}

function codesInTable(): readonly string[] {
  const [codes] = findAll(contract.components.schemas.Transaction, 'txnCode') as readonly { description: string }[];
  const rows = codes?.description.match(/^\| `.*? \|/gm) ?? [];
  return rows.flatMap((row) => row.match(/[A-Z]{3}/g) ?? []);
}

function withoutNotice(node: unknown, where: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { deprecated, 'x-sunset': sunset, 'x-last-app': lastApp } = node as Record<string, unknown>;
  const isGiven = /^\d{4}-\d{2}-\d{2}$/.test(String(sunset)) && /^\d+\.\d+\.\d+$/.test(String(lastApp));
  const here = deprecated === true && !isGiven ? [where] : [];
  return [...here, ...Object.entries(node).flatMap(([name, inside]) => withoutNotice(inside, `${where}/${name}`))];
}

function codesIn(node: unknown): readonly string[] {
  return [...findAll(node, 'code'), ...findAll(node, 'errorCode')].filter((code) => typeof code === 'string');
}

function unboundIn(written: Schema, where: string, seen: readonly Schema[] = []): readonly string[] {
  const schema = resolve<Schema>(contract, written as Schema);
  if (seen.includes(schema)) return [];
  const types = [schema.type ?? []].flat();
  const isFixed = ['enum', 'const', 'pattern', 'x-extensible-enum'].some((keyword) => schema[keyword] !== undefined);
  const isOpen =
    (types.includes('array') && schema.maxItems === undefined) ||
    (types.includes('string') && schema.maxLength === undefined && !isFixed);
  const inside = (one: unknown, step: string) => unboundIn(one as Schema, `${where}${step}`, [...seen, schema]);
  return [
    ...(isOpen ? [where] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => inside(field, `.${name}`)),
    ...(schema.items === undefined ? [] : inside(schema.items, '[]')),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((keyword) =>
      ((schema[keyword] ?? []) as readonly Schema[]).flatMap((branch) => inside(branch, '')),
    ),
  ];
}

function findAll(node: unknown, keyword: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === keyword ? [value] : findAll(value, keyword)));
}
