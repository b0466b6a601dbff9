import type { Evidence } from '#sandbox/classroom/facts/evidence.ts';
import { isSo } from '#sandbox/classroom/facts/is-so.ts';
import type { Exercise } from './exercise.ts';

/** How far a trainee is, by what the bank bears out. */
export interface Progress {
  readonly outcome: 'met' | 'not-yet' | 'broken';
  /** How many steps are done, counted from the first: a later one stays open until those before it are done. */
  readonly stepsDone: number;
  /** What to say now; a sentence for each thing. */
  readonly says: readonly string[];
}

export function progressIn(exercise: Exercise, evidence: Evidence): Progress {
  const { steps, goals, never, otherwise, learnt } = exercise;
  const open = steps.findIndex(({ until }) => !isSo(until, evidence));
  const stepsDone = open === -1 ? steps.length : open;
  const broken = never.filter((each) => isSo(each.if, evidence));
  if (broken.length > 0) return { outcome: 'broken', stepsDone, says: broken.map(({ says }) => says) };
  const missing = goals.filter(({ fact }) => !isSo(fact, evidence));
  if (missing.length === 0) {
    return { outcome: 'met', stepsDone: steps.length, says: [...goals.map(({ says }) => says), learnt] };
  }
  const other = otherwise.find((each) => isSo(each.if, evidence));
  const [first] = missing;
  return { outcome: 'not-yet', stepsDone, says: [other?.says ?? first?.notYet ?? ''] };
}
