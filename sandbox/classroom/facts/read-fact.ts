import { type PlainFact, plainFactSchema } from './fact.ts';
import type { FactField, FactKind } from './fact-kinds.ts';

/** What a form holds, by the names of its fields. Those that do not matter are empty or not there. */
export type FactValues = Readonly<Record<string, string>>;

interface Misread {
  /** The field's name. */
  readonly field: string;
  readonly reason: string;
}

export function readFact({ base, fields }: FactKind, values: FactValues): PlainFact | Misread {
  const typed = (name: string) => values[name]?.trim() ?? '';
  const missing = fields.find(({ name, needed }) => needed && typed(name) === '');
  if (missing !== undefined) return { field: missing.name, reason: 'This one is needed.' };
  const filled = fields.flatMap((field) => {
    const value = typed(field.name);
    return value === '' ? [] : [[field.name, readers[field.kind](value)] as const];
  });
  const read = plainFactSchema.safeParse({ ...base, ...Object.fromEntries(filled) });
  if (read.success) return read.data;
  const [{ path, message } = { path: [], message: '' }] = read.error.issues;
  const field = fields.find(({ name }) => name === path[0]);
  return { field: field?.name ?? '', reason: (field && misreadings[field.kind]) ?? message };
}

type Kind = FactField['kind'];

const asTyped = (value: string) => value;

/** As people write it; what cannot be read stays as it is, and is refused. */
const readers: Readonly<Record<Kind, (value: string) => string | number | boolean>> = {
  words: asTyped,
  pounds(value) {
    const [, whole, pence = '00'] = /^£?(\d+)(?:\.(\d\d))?$/.exec(value.replaceAll(',', '')) ?? [];
    return whole === undefined ? value : `${Number(whole)}.${pence}`;
  },
  'sort-code': (value) => value.replaceAll(/[\s-]/g, ''),
  count: Number,
  day: asTyped,
  time: asTyped,
  'yes-no': (value) => value === 'yes',
  choice: asTyped,
};

const misreadings: Readonly<Partial<Record<Kind, string>>> = {
  'sort-code': 'A sort code has six digits.',
  count: 'Write a whole number from 1 to 100.',
};
