import { isDeepStrictEqual } from 'node:util';
import { type Contract, resolve, type Schema } from '#openapi/generator/contract.ts';
import { areFields } from '#src/kernel/any-fields.ts';
import { atSchema, below, type Comparing, type Note, type Place } from './contract-change.ts';
import { noticeGiven } from './retirement.ts';

interface Side {
  readonly contract: Contract;
  readonly schema: Schema;
}

/** Words about values, which check nothing. */
const spoken = /^(description|title|example|examples|x-.*|\$comment)$/;
const vocabulary = 'x-extensible-enum';
/** Extensions that promise something. */
const promises = new Set([vocabulary, 'x-refusals', 'x-sunset', 'x-last-app']);
/** Read one by one below; any other keyword may only stay as it is. */
const understood = new Set([
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'items',
  'additionalProperties',
  'if',
  'then',
  'else',
  'anyOf',
  'oneOf',
  'allOf',
  'contentSchema',
  'contentMediaType',
  'contains',
  'prefixItems',
  'deprecated',
]);
/** Each with what makes it stricter: a greater or a smaller number. */
const bounds: Readonly<Record<string, 'greater' | 'smaller'>> = {
  minLength: 'greater',
  minItems: 'greater',
  minimum: 'greater',
  exclusiveMinimum: 'greater',
  minProperties: 'greater',
  maxLength: 'smaller',
  maxItems: 'smaller',
  maximum: 'smaller',
  exclusiveMaximum: 'smaller',
  maxProperties: 'smaller',
};

/** Notes how a schema has changed. References are followed; one that refers to itself is compared once. */
export function compareSchemas(
  older: Side,
  newer: Side,
  { direction, where: place, note }: Comparing,
  seen: ReadonlySet<string> = new Set(),
): void {
  const names = `${older.schema.$ref} ${newer.schema.$ref}`;
  if (older.schema.$ref !== undefined && seen.has(names)) return;
  const known = new Set([...seen, names]);
  const where = atSchema(place, newer.schema.$ref);
  const here = { direction, where, note };
  const before = resolve<Schema>(older.contract, older.schema);
  const after = resolve<Schema>(newer.contract, newer.schema);
  const notice = noticeGiven(before, after);
  if (notice !== undefined) note(false, where, notice);
  const stricter = (what: string, isStricter: boolean) => note(isStricter === (direction === 'request'), where, what);

  compareSets(listOf(before.type), listOf(after.type), 'the type', stricter);
  compareSets(before.enum ?? constOf(before), after.enum ?? constOf(after), 'the value', stricter);
  compareVocabularies(before[vocabulary], after[vocabulary], here);
  compareRequired(before, after, here);
  for (const bound of Object.entries(bounds)) compareBound(bound, before, after, stricter);

  const inside = (step: string, one: Schema, other: Schema) =>
    compareSchemas(
      { ...older, schema: one },
      { ...newer, schema: other },
      { ...here, where: below(where, step) },
      known,
    );
  const [fields, newFields] = [fieldsOf(before), fieldsOf(after)];
  for (const [name, field] of Object.entries(fields)) {
    const kept = newFields[name];
    if (kept === undefined) note(true, below(where, name), 'is no longer described', field);
    else inside(name, field, kept);
  }
  for (const name of Object.keys(newFields)) {
    const isNeeded = direction === 'request' && (listOf(after.required) as readonly string[]).includes(name);
    // A new required field of a request is told by `required`.
    if (fields[name] === undefined && !isNeeded) note(false, below(where, name), 'is new');
  }
  if (areFields(before.items) && areFields(after.items)) inside('[]', before.items, after.items);
  else if (before.items !== undefined || after.items !== undefined) {
    if (!isDeepStrictEqual(before.items, after.items)) note(true, where, 'has other elements');
  }
  // The branch of a good answer says what it must have.
  for (const branch of ['then', 'else'] as const)
    compareRequired(schemaAt(before, branch), schemaAt(after, branch), here);
  compareRest(before, after, where, note);
}

function compareSets(
  before: unknown,
  after: unknown,
  what: string,
  stricter: (what: string, isStricter: boolean) => void,
): void {
  const [old, now] = [listOf(before), listOf(after)];
  if (old.length === 0 && now.length > 0) {
    stricter(`now allows only ${what} ${now.join(', ')}`, true);
    return;
  }
  if (old.length > 0 && now.length === 0) {
    stricter(`now allows ${what} to be any`, false);
    return;
  }
  for (const gone of old.filter((value) => !now.includes(value)))
    stricter(`no longer has ${what} ${String(gone)}`, true);
  for (const added of now.filter((value) => !old.includes(value)))
    stricter(`now also has ${what} ${String(added)}`, false);
}

/** A vocabulary may grow: readers must survive other values. What has gone from it may no longer be sent. */
function compareVocabularies(before: unknown, after: unknown, { direction, where, note }: Comparing): void {
  const [old, now] = [listOf(before), listOf(after)];
  for (const gone of old.filter((value) => !now.includes(value))) {
    note(direction === 'request', where, `no longer has ${String(gone)} in its vocabulary`);
  }
  for (const added of now.filter((value) => !old.includes(value)))
    note(false, where, `also has ${String(added)} in its vocabulary`);
}

function compareRequired(before: Schema, after: Schema, { direction, where, note }: Comparing): void {
  const [old, now] = [listOf(before.required), listOf(after.required)] as readonly (readonly string[])[];
  for (const name of (old ?? []).filter((one) => now?.includes(one) === false)) {
    note(direction === 'answer', below(where, name), 'is no longer required');
  }
  for (const name of (now ?? []).filter((one) => old?.includes(one) === false)) {
    note(direction === 'request', below(where, name), 'is now required');
  }
}

function compareBound(
  [keyword, strict]: readonly [keyword: string, strict: 'greater' | 'smaller'],
  before: Schema,
  after: Schema,
  stricter: (what: string, isStricter: boolean) => void,
): void {
  const [old, now] = [before[keyword], after[keyword]] as readonly (number | undefined)[];
  if (old === now) return;
  if (now === undefined) {
    stricter(`has no ${keyword} any more (it was ${old})`, false);
    return;
  }
  if (old === undefined) {
    stricter(`has a ${keyword} of ${now}`, true);
    return;
  }
  stricter(`has a ${keyword} of ${now} instead of ${old}`, strict === 'greater' ? now > old : now < old);
}

/** What is not understood in detail, such as a pattern or a condition, counts as broken when it changes. */
function compareRest(before: Schema, after: Schema, where: Place, note: Note): void {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const keyword of keywords) {
    if (spoken.test(keyword) || keyword in bounds) continue;
    const [old, now] = [before[keyword], after[keyword]].map(withoutWords);
    if (understood.has(keyword) && !['if', 'anyOf', 'oneOf', 'allOf', 'contains', 'contentSchema'].includes(keyword))
      continue;
    if (!isDeepStrictEqual(old, now)) note(true, where, `has another ${keyword}`);
  }
}

/** Also of `allOf`, whose parts hold together. */
function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
}

function schemaAt(schema: Schema, keyword: string): Schema {
  return areFields(schema[keyword]) ? schema[keyword] : {};
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function constOf({ const: only }: Schema): readonly unknown[] | undefined {
  return only === undefined ? undefined : [only];
}

/** Without descriptions, examples and provenance, at any depth. */
export function withoutWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (!areFields(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => promises.has(key) || !(spoken.test(key) && !(key === 'title' && areFields(value))))
      .map(([key, value]) => [key, namesThings(key, value) ? fieldsWithoutWords(value) : withoutWords(value)]),
  );
}

/** Names of fields and headers may look like words: `description`, `x-nonce`. */
function namesThings(key: string, value: unknown): value is Schema {
  return ['properties', 'headers'].includes(key) && areFields(value);
}

function fieldsWithoutWords(fields: unknown): unknown {
  return Object.fromEntries(Object.entries(fields as Schema).map(([name, field]) => [name, withoutWords(field)]));
}
