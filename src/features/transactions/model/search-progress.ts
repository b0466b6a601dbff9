/** The state of a search that goes back page by page for rows that match the filters. */
export interface SearchProgress {
  /** Search until there are more rows than this. */
  readonly above: number;
  readonly shownCount: number;
  /** The charts' period begins before the oldest page. */
  readonly isShort: boolean;
  /** The customer stopped the search. */
  readonly isStopped: boolean;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  /** There are no older transactions to fetch. */
  readonly isAtEnd: boolean;
}

/** `ask` for the next page, `wait` for one in progress, or `rest`. */
export type NextStep = 'ask' | 'wait' | 'rest';

/**
 * Searches until one more row is found and the charts have their period, or the start of the account is reached, unless it fails or the customer stops
 * it.
 */
export function nextStep(known: SearchProgress): NextStep {
  const { above, shownCount, isShort, isStopped, isAsking, hasFailed, isAtEnd } = known;
  if (isAsking) return 'wait';
  if (isStopped || hasFailed || isAtEnd || (shownCount > above && !isShort)) return 'rest';
  return 'ask';
}
