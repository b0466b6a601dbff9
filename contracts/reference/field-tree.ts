import { type Contract, resolve, type Schema } from '#openapi/generator/contract.ts';

/** A field as the reference shows it, with those inside it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  /** `always`, `may be missing` or the condition on which it is there. */
  readonly presence: Presence;
  readonly description: string;
  readonly provenance: string | undefined;
  readonly assumption: string | undefined;
  readonly fields: readonly Field[];
}

export type Presence =
  | { readonly is: 'always' | 'optional' }
  /** In words: “when `creditDebitFlag` is `D`”. */
  | { readonly is: 'conditional'; readonly when: string };

/** The fields of a schema, each with those inside it. One that contains itself is followed once. */
export function fieldTree(contract: Contract, schema: Schema, seen: readonly string[] = []): readonly Field[] {
  const name = typeof schema.$ref === 'string' ? schema.$ref : undefined;
  if (name !== undefined && seen.includes(name)) return [];
  const known = name === undefined ? seen : [...seen, name];
  const whole = resolve<Schema>(contract, schema);
  const presenceOf = presenceIn(whole);
  const own = Object.entries((whole.properties ?? {}) as Readonly<Record<string, Schema>>).map(
    ([field, written]): Field => {
      const inside = resolve<Schema>(contract, written);
      return {
        name: field,
        type: typeOf(contract, inside),
        presence: presenceOf(field),
        description: String(written.description ?? inside.description ?? ''),
        provenance: text(written['x-provenance'] ?? inside['x-provenance']),
        assumption: text(written['x-assumption'] ?? inside['x-assumption']),
        fields: fieldTree(contract, written, known),
      };
    },
  );
  const items = typeof whole.items === 'object' ? fieldTree(contract, whole.items as Schema, known) : [];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    ((whole[keyword] ?? []) as readonly Schema[]).flatMap((one) => fieldTree(contract, one, known)),
  );
  return [...own, ...items, ...branches];
}

/** Every field of the tree, the outer ones first. */
export function allFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)]);
}

function presenceIn(schema: Schema): (field: string) => Presence {
  const always = namesIn(schema.required);
  const [then, otherwise] = [schema.then, schema.else].map((branch) =>
    namesIn((branch as Schema | undefined)?.required),
  );
  const condition = conditionIn(schema.if as Schema | undefined);
  return (field) => {
    if (always.includes(field)) return { is: 'always' };
    if (then?.includes(field) === true) return { is: 'conditional', when: `when ${condition}` };
    if (otherwise?.includes(field) === true) return { is: 'conditional', when: `unless ${condition}` };
    return { is: 'optional' };
  };
}

/** The one value that the condition asks for: “`status.message.type` is `ERROR`”. */
function conditionIn(schema: Schema | undefined, path: readonly string[] = []): string {
  for (const [name, inside] of Object.entries((schema?.properties ?? {}) as Readonly<Record<string, Schema>>)) {
    const place = [...path, name];
    return 'const' in inside ? `\`${place.join('.')}\` is \`${inside.const}\`` : conditionIn(inside, place);
  }
  return 'the rest asks for it';
}

function namesIn(names: unknown): readonly string[] {
  return Array.isArray(names) ? (names as string[]) : [];
}

export function typeOf(contract: Contract, schema: Schema): string {
  const { type, enum: values, items, pattern } = resolve<Schema>(contract, schema);
  const kind =
    type === 'array' && typeof items === 'object'
      ? `list of ${typeOf(contract, items as Schema)}`
      : [type ?? 'any'].flat().join(' or ');
  const vocabulary = schema['x-extensible-enum'] as readonly unknown[] | undefined;
  if (Array.isArray(values)) return `${kind}: ${values.join(', ')}`;
  if (vocabulary !== undefined) return `${kind}: ${vocabulary.join(', ')} …`;
  return pattern === undefined ? kind : `${kind} like ${String(pattern)}`;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
