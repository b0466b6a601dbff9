/** What is known while a list looks back in time for rows that pass the filters. */
export interface LookingBack {
  /** Look until there are more rows than these. */
  readonly above: number;
  readonly shownCount: number;
  /** The customer has had enough of it. */
  readonly isStopped: boolean;
  /** Whether all rows that have come are matched. */
  readonly isMatched: boolean;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  /** Whether there is nothing older to ask for. */
  readonly isAtEnd: boolean;
}

/** `ask` for the next page, `wait` for what is under way, or `rest`. */
export type NextStep = 'ask' | 'wait' | 'rest';

/** Looks until one more row is found or the account's beginning is reached; a failure or the customer ends it before. */
export function nextStep(known: LookingBack): NextStep {
  const { above, shownCount, isStopped, isMatched, isAsking, hasFailed, isAtEnd } = known;
  if (isAsking || !isMatched) return 'wait';
  if (isStopped || hasFailed || isAtEnd || shownCount > above) return 'rest';
  return 'ask';
}
