import type { z } from 'zod';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type Exercise, exerciseSchema } from './exercise.ts';

/** Longer than any thirty exercises. */
const mostCharacters = 500_000;

export function writeExercises(exercises: readonly Exercise[]): string {
  return `${JSON.stringify(exercises, null, 2)}\n`;
}

/** One exercise, or a list of them. @returns why the text is none, with the place and what to put there. */
export function readExercises(
  text: string,
  taken: readonly string[],
): readonly Exercise[] | { readonly reason: string } {
  if (text.length > mostCharacters) return { reason: 'It is longer than exercises can be.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (failure) {
    return { reason: `It is not JSON: ${reasonOf(failure)}` };
  }
  const written: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (written.length === 0) return { reason: 'There is no exercise in it.' };
  const read: Exercise[] = [];
  for (const [place, each] of written.entries()) {
    const one = exerciseSchema.safeParse(each);
    if (!one.success) return { reason: `Exercise ${place + 1}: ${whatIsWrong(one.error)}` };
    if ([...taken, ...read.map(({ id }) => id)].includes(one.data.id)) {
      return {
        reason: `Exercise ${place + 1}: there is another with the id “${one.data.id}”. Give it one of its own.`,
      };
    }
    read.push(one.data);
  }
  return read;
}

/** The first is what to put right first. */
export function whatIsWrong({ issues: [first] }: z.ZodError): string {
  if (first === undefined) return 'It is not as it must be.';
  const { path, says } = meant(first);
  return path.length === 0 ? says : `${path.join('.')}: ${says}`;
}

interface Wrong {
  readonly path: readonly PropertyKey[];
  readonly says: string;
}

/** Where several kinds may stand, the one that was meant is the one that fits furthest. */
function meant(issue: z.core.$ZodIssue): Wrong {
  const { path } = issue;
  if (issue.code !== 'invalid_union') return { path, says: inWords(issue) };
  const inner = issue.errors.flatMap(([first]) => (first === undefined ? [] : [meant(first)]));
  const [best] = inner.toSorted((one, other) => closeness(other) - closeness(one));
  if (best !== undefined) return { path: [...path, ...best.path], says: best.says };
  const kinds = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  return { path, says: kinds.length > 0 ? `It is one of ${kinds.join(', ')}.` : inWords(issue) };
}

/** A fact of another kind is not the one that was meant. */
function closeness({ path }: Wrong): number {
  return path.length === 1 && path[0] === 'fact' ? -1 : path.length;
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `There is no “${issue.keys.join('”, “')}” here.`;
  return issue.message.endsWith('received undefined') ? 'It is missing.' : issue.message;
}
