import type { BankError } from '#src/api/messages/bank-error.ts';
import { isKnownRefusal } from '#src/api/messages/refusals.ts';

/** What is known about a list at one moment. */
export interface ListKnown {
  readonly failure: ListFailure | undefined;
  /** The bank is being asked, or rows are being matched. */
  readonly isLooking: boolean;
  /** Rows that pass the filters. */
  readonly shownCount: number;
  readonly isFiltered: boolean;
  /** Whether there is nothing older to ask for. */
  readonly isAtEnd: boolean;
  /** Whether anything ever happened on the account, as far as the bank has been asked and has said. */
  readonly use: AccountUse;
  /** Rows that came but could not be shown. */
  readonly damagedCount: number;
}

export type AccountUse = 'unused' | 'used' | 'unknown';

export interface ListFailure {
  readonly message: string;
  readonly code?: string;
}

/** Exactly one of these is true of a list. */
export type ListState =
  | ({ readonly is: 'error' } & ListFailure)
  | { readonly is: 'loading' | 'loadingEmpty' }
  | { readonly is: 'endOfResults' | 'endOfEverything' | 'endOfExisting' }
  | { readonly is: 'noResults'; readonly isFiltered: boolean }
  | { readonly is: 'completelyEmpty' };

/** What the list should say of itself: one thing, the most pressing. */
export function listStateOf(known: ListKnown): ListState {
  const { failure, isLooking, shownCount, isFiltered, isAtEnd, use, damagedCount } = known;
  if (failure !== undefined) return { is: 'error', ...failure };
  const isEmpty = shownCount === 0;
  // Rows that arrived broken are still something: such a list is not said to be empty.
  if (isEmpty && use === 'unused' && damagedCount === 0) return { is: 'completelyEmpty' };
  if (isLooking) return { is: isEmpty ? 'loadingEmpty' : 'loading' };
  if (isEmpty && isAtEnd && !isFiltered && use !== 'used' && damagedCount === 0) return { is: 'completelyEmpty' };
  if (isEmpty) return { is: 'noResults', isFiltered };
  if (!isAtEnd) return { is: 'endOfExisting' };
  return { is: isFiltered ? 'endOfResults' : 'endOfEverything' };
}

/** The state in words; undefined where the rows and the button for more say all there is to say. */
export function listCopy(state: ListState): string | undefined {
  switch (state.is) {
    case 'error':
      return state.message;
    case 'loading':
    case 'loadingEmpty':
      return 'Loading data...';
    case 'endOfResults':
      return 'No more results for given filters';
    case 'endOfEverything':
      return 'End of results';
    case 'endOfExisting':
      return undefined;
    case 'noResults':
      return state.isFiltered ? 'No results found. Change the filters for more results.' : 'No results found';
    case 'completelyEmpty':
      return 'No data to show';
    default:
      return state satisfies never;
  }
}

/**
 * A failed list in words: the list's own, unless the failure has a text that says more. The end of a session is told
 * elsewhere.
 */
export function listFailureOf(error: BankError): ListFailure {
  if (error.kind === 'session-over') return { message: error.message };
  const { message, code } = error;
  const saysNothing = error.kind === 'refusal' && !isKnownRefusal(code);
  return {
    message: saysNothing ? 'Error: Could not load results' : message,
    ...(code !== undefined && { code }),
  };
}
