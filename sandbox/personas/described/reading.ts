import type { z } from 'zod';
import { tooMuch } from './bounded.ts';
import { type Description, descriptionSchema } from './description.ts';
import type { Objection } from './objection.ts';

export type ReadDescription =
  | { readonly outcome: 'read'; readonly description: Description }
  | { readonly outcome: 'refused'; readonly objections: readonly Objection[] };

/** More would not be read. */
const mostObjections = 10;

/** The description with everything that it leaves out at its default, or what is wrong with its shape. */
export function readDescription(document: unknown): ReadDescription {
  const excess = tooMuch(document);
  if (excess !== undefined) return refused([{ where: '', reason: excess, allowed: [] }]);
  const read = descriptionSchema.safeParse(document);
  if (read.success) return { outcome: 'read', description: read.data };
  return refused(read.error.issues.flatMap(objectionsTo).slice(0, mostObjections));
}

function refused(objections: readonly Objection[]): ReadDescription {
  return { outcome: 'refused', objections };
}

function objectionsTo(issue: z.core.$ZodIssue): Objection[] {
  const where = placeOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ where, reason: `There is no “${key.slice(0, 40)}” here.`, allowed: [] }));
    case 'invalid_value':
      return [{ where, reason: 'This is not one of the values.', allowed: issue.values.map(String) }];
    case 'invalid_type':
      return [{ where, reason: `This has to be ${kinds[issue.expected] ?? issue.expected}.`, allowed: [] }];
    case 'too_big':
      return [{ where, reason: `${sizeIn[issue.origin] ?? 'This'} is ${issue.maximum} at most.`, allowed: [] }];
    case 'too_small':
      return [{ where, reason: `${sizeIn[issue.origin] ?? 'This'} is ${issue.minimum} at least.`, allowed: [] }];
    case 'invalid_union':
      return [{ where, reason: 'This is in none of the forms that it can have.', allowed: [] }];
    default:
      return [{ where, reason: issue.message, allowed: [] }];
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const sizeIn: Readonly<Record<string, string>> = {
  string: 'The length',
  array: 'The number of entries',
  number: 'The number',
};

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}
