import type { Fact, PlainFact } from './fact.ts';
import { orderWords } from './order-words.ts';
import { recordWords } from './record-words.ts';
import type { FactWords } from './word-pieces.ts';

const words: {
  readonly [Name in PlainFact['fact']]: (fact: Extract<PlainFact, { readonly fact: Name }>) => FactWords;
} = {
  ...orderWords,
  ...recordWords,
};

export function factWords(fact: PlainFact): FactWords {
  // The one of its name takes it.
  return (words[fact.fact] as (fact: PlainFact) => FactWords)(fact);
}

/** What the bank checks, as a sentence without its full stop. */
export function factText(fact: Fact): string {
  switch (fact.fact) {
    case 'all':
      return fact.of.map(factText).join(', and ');
    case 'any':
      return fact.of.map(factText).join(', or ');
    case 'not':
      return isPlain(fact.of) ? factWords(fact.of).undone : `It is not so that ${factText(fact.of)}`;
    default:
      return factWords(fact).done;
  }
}

function isPlain(fact: Fact): fact is PlainFact {
  return !('of' in fact);
}
