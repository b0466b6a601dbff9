import { type Contract, resolve, type Schema } from '#openapi/generator/contract.ts';

/** A field as the reference lists it. */
export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly provenance: string | undefined;
  readonly assumption: string | undefined;
}

/** The fields of a schema and of those inside it. One that contains itself is followed once. */
export function fieldRows(
  contract: Contract,
  schema: Schema,
  path = '',
  seen: readonly string[] = [],
): readonly FieldRow[] {
  const name = typeof schema.$ref === 'string' ? schema.$ref : undefined;
  if (name !== undefined && seen.includes(name)) return [];
  const whole = resolve<Schema>(contract, schema);
  const known = name === undefined ? seen : [...seen, name];
  const branch = (whole.else ?? {}) as Schema;
  const required = new Set([...((whole.required ?? []) as string[]), ...((branch.required ?? []) as string[])]);
  const own = Object.entries((whole.properties ?? {}) as Readonly<Record<string, Schema>>).flatMap(
    ([field, written]) => {
      const inside = resolve<Schema>(contract, written);
      const place = path === '' ? field : `${path}.${field}`;
      const row: FieldRow = {
        path: place,
        type: typeOf(contract, inside),
        isRequired: required.has(field),
        description: String(written.description ?? inside.description ?? ''),
        provenance: text(written['x-provenance'] ?? inside['x-provenance']),
        assumption: text(written['x-assumption'] ?? inside['x-assumption']),
      };
      return [row, ...fieldRows(contract, written, place, known)];
    },
  );
  const items = typeof whole.items === 'object' ? fieldRows(contract, whole.items as Schema, `${path}[]`, known) : [];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    ((whole[keyword] ?? []) as readonly Schema[]).flatMap((one) => fieldRows(contract, one, path, known)),
  );
  return [...own, ...items, ...branches];
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
