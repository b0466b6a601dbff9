import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { descriptionSchema } from '#sandbox/personas/described/description.ts';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
}

const published: Schema = JSON.parse(readFileSync('openapi/customer-description.generated.json', 'utf8'));
const isPublished = new Ajv2020({ formats: { date: /^\d{4}-\d\d-\d\d$/ } }).compile(published);

interface Part {
  readonly where: string;
  readonly schema: Schema;
}

function partsOf({ where, schema }: Part): Part[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const inside: Part[] = [
    ...Object.entries(properties).map(([name, each]) => ({ where: `${where}.${name}`, schema: each })),
    ...(items === undefined ? [] : [{ where: `${where}[]`, schema: items }]),
    ...anyOf.map((each) => ({ where, schema: each })),
  ];
  return [{ where, schema }, ...inside.flatMap(partsOf)];
}

const parts = partsOf({ where: '', schema: published });

function isBounded({ type, enum: values, pattern, format, maxLength, maxItems, maximum }: Schema): boolean {
  if (values !== undefined) return true;
  if (type === 'string') return maxLength !== undefined || format === 'date' || hasEnd(pattern);
  if (type === 'array') return maxItems !== undefined;
  return type !== 'integer' || (maximum ?? Number.MAX_SAFE_INTEGER) < Number.MAX_SAFE_INTEGER;
}

function hasEnd(pattern = '*'): boolean {
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]/.test(pattern);
}

it('says in words what each property is', () => {
  const named = parts.flatMap(({ where, schema: { properties = {} } }) =>
    Object.entries(properties).map(([name, { description = '' }]) => ({ where: `${where}.${name}`, description })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ description }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
});

it('limits every text, list and number', () => {
  expect(parts.filter(({ schema }) => !isBounded(schema)).map(({ where }) => where)).toEqual([]);
});

it.each<[string, unknown]>([
  ['nothing', {}],
  ...Object.entries(readyMadeDescriptions),
  ['a property that there is not', { nam: 'x' }],
  ['a property of a part that there is not', { accounts: [{ ballance: '1.00' }] }],
  ['a number as text', { accounts: [{ transactionsAMonth: '3' }] }],
  ['an amount as a number', { accounts: [{ balance: 12.5 }] }],
  ['an amount of one more penny digit', { accounts: [{ balance: '12.505' }] }],
  ['an amount of ten digits', { accounts: [{ balance: '1234567890.00' }] }],
  ['a name in letters that the bank does not print', { people: [{ firstName: '李' }] }],
  ['nobody', { people: [] }],
  ['seven people', { people: [{}, {}, {}, {}, {}, {}, {}] }],
  ['a product that there is not', { accounts: [{ product: 'gold' }] }],
  ['exactly these permissions', { people: [{ may: ['payment'] }] }],
  ['a payee without an account number', { payees: { named: [{ name: 'Hay', sortCode: '601122' }] } }],
  ['null', { payees: null }],
  ['a list', []],
])('takes and refuses what the sandbox does: %s', (_, document) => {
  expect(isPublished(document)).toBe(descriptionSchema.safeParse(document).success);
});

it('is what the control’s document calls a description', () => {
  const control = parse(readFileSync('openapi/sandbox-control.yaml', 'utf8'));
  expect(control.components.schemas.CustomerDescription).toEqual({ $ref: 'customer-description.generated.json' });
});
