import type { z } from 'zod';
import { type Description, descriptionSchema } from './description.ts';
import type { Objection } from './objection.ts';

/** A longer document was not written by hand, and would keep the bank busy. */
const mostCharacters = 200_000;
const mostParts = 20_000;
const mostLevels = 8;
const unsafe: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What keeps a document from being read at all, before its shape is looked at: a sentence, or undefined. */
function tooMuch(document: unknown): string | undefined {
  let parts = 0;
  let characters = 0;
  const waiting: { readonly value: unknown; readonly level: number }[] = [{ value: document, level: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, level } = next;
    parts += 1;
    if (typeof value === 'string') characters += value.length;
    if (characters > mostCharacters) return 'A description has at most 200,000 characters.';
    if (typeof value !== 'object' || value === null) continue;
    if (level === mostLevels) return `A description has at most ${mostLevels} levels.`;
    const inside = Array.isArray(value) ? value : Object.keys(value);
    parts += inside.length;
    if (parts > mostParts) return 'A description has at most 20,000 parts.';
    if (Array.isArray(value)) {
      for (const each of value) waiting.push({ value: each, level: level + 1 });
      continue;
    }
    for (const key of Object.keys(value)) {
      if (unsafe.includes(key)) return `A description has no “${key}”.`;
      characters += key.length;
      waiting.push({ value: (value as Readonly<Record<string, unknown>>)[key], level: level + 1 });
    }
  }
  return undefined;
}

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
