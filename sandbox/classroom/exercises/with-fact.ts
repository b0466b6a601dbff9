import type { PlainFact } from '#sandbox/classroom/facts/fact.ts';
import type { Exercise } from './exercise.ts';
import { unwantedGoal, wordedGoal, wordedMistake, wordedOther, wordedStep } from './worded.ts';

/** What a fact can be to an exercise. */
export const factParts = {
  goal: { title: 'A goal: it has to happen', name: 'Goal', most: 8 },
  unwanted: { title: 'A goal: it must not happen', name: 'Goal', most: 8 },
  step: { title: 'A step: it is done once this has happened', name: 'Step', most: 12 },
  mistake: { title: 'A mistake: the trainee has to start again', name: 'Mistake', most: 8 },
  other: { title: 'Something else: the trainee is told so', name: 'Something else', most: 8 },
} as const;
export type FactPart = keyof typeof factParts;

/** @returns the exercise with the fact and words for it, and what it is called there; or why it cannot be. */
export function withFact(
  exercise: Exercise,
  part: FactPart,
  fact: PlainFact,
): { readonly exercise: Exercise; readonly name: string } | { readonly reason: string } {
  const grown = grow[part](exercise, fact);
  const { name, most } = factParts[part];
  const count = Object.values(grown)[0]?.length ?? 0;
  if (count > most) return { reason: `An exercise has ${most} of these at most. Remove one first.` };
  return { exercise: { ...exercise, ...grown }, name: `${name} ${count}` };
}

type Grown = Partial<Pick<Exercise, 'goals' | 'steps' | 'never' | 'otherwise'>>;

const grow: Readonly<Record<FactPart, (exercise: Exercise, fact: PlainFact) => Grown>> = {
  goal: ({ goals }, fact) => ({ goals: [...goals, wordedGoal(fact)] }),
  unwanted: ({ goals }, fact) => ({ goals: [...goals, unwantedGoal(fact)] }),
  step: ({ steps }, fact) => ({ steps: [...steps, wordedStep(fact)] }),
  mistake: ({ never }, fact) => ({ never: [...never, wordedMistake(fact)] }),
  other: ({ otherwise }, fact) => ({ otherwise: [...otherwise, wordedOther(fact)] }),
};

/** Whether an exercise would be met before anything is done. */
export function asksForNothing({ goals }: Pick<Exercise, 'goals'>): boolean {
  return goals.every(({ fact }) => fact.fact === 'not');
}
