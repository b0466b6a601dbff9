import { z } from 'zod';
import { descriptionSchema } from '#sandbox/personas/described/description.ts';

/** A property of a description as its schema has it: what it is about, and what it can hold. */
interface DescribedProperty {
  readonly name: string;
  readonly about: string;
  readonly holds: string;
}

/** A part of a description, with everything that can be said in it. */
export interface DescribedPart extends DescribedProperty {
  readonly fields: readonly DescribedProperty[];
}

interface Shape {
  readonly type?: string;
  readonly description?: string;
  /** How a text is written. */
  readonly form?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Every part of a description, in the schema's order. */
export function describedParts(): readonly DescribedPart[] {
  const { properties = {} } = z.toJSONSchema(descriptionSchema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const said = wordsOf(zodSchema);
      if (said !== undefined) jsonSchema.form = said;
    },
  }) as Shape;
  return Object.entries(properties).map(([name, shape]) => ({ ...property(name, shape), fields: fieldsIn(shape) }));
}

function property(name: string, shape: Shape): DescribedProperty {
  return { name, about: shape.description ?? '', holds: inWords(shape) };
}

/** What the schema says of a text that is not as it wants. */
function wordsOf(schema: z.core.$ZodType): string | undefined {
  const { checks = [] } = schema._zod.def as { readonly checks?: readonly z.core.$ZodCheck[] };
  for (const check of checks) {
    const said = check._zod.def.error?.({ code: 'custom', input: '', path: [], inst: schema } as never);
    if (typeof said === 'string') return said;
  }
  return undefined;
}

/** `limits.payments.daily`; what is in a list is named like what is not. */
function fieldsIn(shape: Shape, within = ''): DescribedPart['fields'] {
  const { properties } = shape.items ?? shape;
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const path = `${within}${name}`;
    const inside = fieldsIn(field, `${path}.`);
    return field.properties === undefined ? [property(path, field), ...inside] : inside;
  });
}

function inWords(shape: Shape): string {
  const usual = usually(shape.default);
  const kind = kindOf(shape);
  return `${kind}${usual === undefined ? '' : `${/[.!?]$/.test(kind) ? ' ' : '; '}${usual} unless said`}`;
}

function kindOf(shape: Shape): string {
  const { type, form, anyOf, items, enum: values, minimum, maximum, maxLength } = shape;
  if (form !== undefined) return form;
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (anyOf !== undefined) return anyOf.map(kindOf).join('; or: ');
  switch (type) {
    case 'array': {
      const what =
        items?.properties === undefined && items !== undefined ? `: ${kindOf(items).replace(/^one of /, '')}` : '';
      return `a list${bounds(shape.minItems, shape.maxItems)}${what}`;
    }
    case 'object':
      return 'an object';
    case 'integer':
      return `a whole number${bounds(minimum, maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return maxLength === undefined ? 'text' : `text of up to ${maxLength} characters`;
    default:
      return type ?? 'anything';
  }
}

function bounds(least: number | undefined, most: number | undefined): string {
  if (most === undefined) return '';
  const from = least === undefined ? '' : `${least} to `;
  return from === '' ? ` of up to ${most}` : `, ${from}${most}`;
}

function usually(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.every(isEmpty) ? amountOf(value) : value.join(', ');
  return value === undefined || isEmpty(value) ? undefined : String(value);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function amountOf({ length }: readonly unknown[]): string {
  return length === 1 ? 'one' : String(length);
}
