import { expect, it } from 'vitest';
import { listMarked } from './generator/assumptions.ts';
import { bundleContract } from './generator/bundle.ts';
import { type Answer, operationsOf } from './generator/contract.ts';

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

function findAll(node: unknown, keyword: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === keyword ? [value] : findAll(value, keyword)));
}
