import type { PlainFact } from '#sandbox/classroom/facts/fact.ts';
import { factWords } from '#sandbox/classroom/facts/fact-words.ts';
import type { Exercise } from './exercise.ts';

type Goal = Exercise['goals'][number];
type Step = Exercise['steps'][number];
type SaidOf = Exercise['never'][number];

/** Parts of an exercise with the words that a fact proposes for them. */

export function wordedStep(fact: PlainFact): Step {
  return { asks: `${factWords(fact).asks}.`, until: fact };
}

export function wordedGoal(fact: PlainFact): Goal {
  const { done, undone } = factWords(fact);
  return { fact, says: `${done}.`, notYet: `${undone} yet.` };
}

/** Met as long as it is not so. */
export function unwantedGoal(fact: PlainFact): Goal {
  const { done, undone } = factWords(fact);
  return { fact: { fact: 'not', of: fact }, says: `${undone}.`, notYet: `${done}. That was not wanted.` };
}

export function wordedMistake(fact: PlainFact): SaidOf {
  return { if: fact, says: `${factWords(fact).done}. That was not wanted.` };
}

export function wordedOther(fact: PlainFact): SaidOf {
  return { if: fact, says: `${factWords(fact).done}. The story asks for something else.` };
}
