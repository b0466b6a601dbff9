import { type Exercise, exerciseSchema, type WrittenExercise } from '#sandbox/classroom/exercises/exercise.ts';
import { whatIsWrong } from '#sandbox/classroom/exercises/read-exercises.ts';
import { wordedGoal, wordedStep } from '#sandbox/classroom/exercises/worded.ts';
import type { PlainFact } from '#sandbox/classroom/facts/fact.ts';
import { proposedFacts, type Recorded } from './proposed-facts.ts';

/** A lesson that somebody has done by hand, in a bank of the sandbox. */
export interface RecordedLesson {
  readonly customer: string;
  /** London time at which it began. */
  readonly clock: string;
  /** As a link has them. */
  readonly settings: string;
  /** Where it began, below the path that the site is mounted on. */
  readonly page: string;
  readonly recorded: readonly Recorded[];
  /** What was pressed and typed, in words. */
  readonly pressed: readonly string[];
}

/** Each exercise has settings of its own for these. */
const ownSettings = /^(?:persona|clock|signin|freeze|tour|present|follow):/;
const mostGoals = 8;
const mostHints = 6;

/** Everything in it is a proposal: words, goals and hints are changed where exercises are taken in. */
export function proposedExercise(lesson: RecordedLesson): Exercise | { readonly reason: string } {
  const { customer, clock, settings, page, recorded, pressed } = lesson;
  const facts = proposedFacts(recorded, customer).slice(0, mostGoals);
  if (facts.length === 0) {
    return { reason: 'Nothing has changed in the bank, so there is nothing that an exercise could check.' };
  }
  const steps = facts.map(wordedStep);
  const read = exerciseSchema.safeParse({
    id: 'my-exercise',
    title: 'My exercise',
    area: 'payments',
    customer,
    clock,
    loggedIn: !page.startsWith('/login'),
    sandbox: settings
      .split(';')
      .filter((each) => !ownSettings.test(each))
      .join(';'),
    page,
    story: steps
      .map(({ asks }) => asks)
      .join(' ')
      .slice(0, 400),
    steps,
    goals: facts.map(wordedGoal),
    never: facts.flatMap(neverIn),
    otherwise: facts.flatMap(otherwiseIn).slice(0, mostGoals),
    hints: pressed.length === 0 ? ['Look at the menus.'] : pressed.slice(0, mostHints),
    learnt: 'That is how it is done.',
  } satisfies WrittenExercise);
  return read.success ? read.data : { reason: whatIsWrong(read.error) };
}

function neverIn(fact: PlainFact): NonNullable<WrittenExercise['never']> {
  if (fact.fact !== 'paid') return [];
  return [{ if: { ...fact, atLeast: 2 }, says: `${fact.payee} was paid twice.` }];
}

function otherwiseIn(fact: PlainFact): NonNullable<WrittenExercise['otherwise']> {
  if (fact.fact !== 'paid' || fact.payee === undefined) return [];
  const { payee } = fact;
  const isOther = {
    fact: 'all',
    of: [
      { fact: 'paid', payee },
      { fact: 'not', of: fact },
    ],
  } as const;
  return [
    { if: isOther, says: `${payee} was paid, but not £${fact.amount}. Compare the amount with the story.` },
    {
      if: { fact: 'all', of: [{ fact: 'paid' }, { fact: 'not', of: { fact: 'paid', payee } }] },
      says: `Somebody was paid, but not ${payee}.`,
    },
  ];
}
