import type { BankError } from '#src/api/messages/bank-error.ts';
import { isKnownRefusal } from '#src/api/messages/refusals.ts';

export interface ListKnown {
  readonly failure: ListFailure | undefined;
  /** The bank is being asked, or rows are being matched. */
  readonly isSearching: boolean;
  /** Rows that match the filters. */
  readonly shownCount: number;
  readonly isFiltered: boolean;
  /** There are no older transactions to fetch. */
  readonly isAtEnd: boolean;
  /** Whether the account was ever used, if the bank has said. */
  readonly use: AccountUse;
  /** Rows that arrived but are unreadable. */
  readonly damagedCount: number;
}

export type AccountUse = 'unused' | 'used' | 'unknown';

export interface ListFailure {
  readonly message: string;
  readonly code?: string;
}

export type ListState =
  | ({ readonly status: 'error' } & ListFailure)
  | { readonly status: 'loading' | 'loadingEmpty' }
  | { readonly status: 'endOfResults' | 'endOfEverything' | 'endOfExisting' }
  | { readonly status: 'noResults'; readonly isFiltered: boolean }
  | { readonly status: 'completelyEmpty' };

/** The one thing the list should say, the most urgent first. */
export function listStateOf(known: ListKnown): ListState {
  const { failure, isSearching, shownCount, isFiltered, isAtEnd, use, damagedCount } = known;
  if (failure !== undefined) return { status: 'error', ...failure };
  const isEmpty = shownCount === 0;
  // Unreadable rows still count: such a list is not empty.
  if (isEmpty && use === 'unused' && damagedCount === 0) return { status: 'completelyEmpty' };
  if (isSearching) return { status: isEmpty ? 'loadingEmpty' : 'loading' };
  if (isEmpty && isAtEnd && !isFiltered && use !== 'used' && damagedCount === 0) return { status: 'completelyEmpty' };
  if (isEmpty) return { status: 'noResults', isFiltered };
  if (!isAtEnd) return { status: 'endOfExisting' };
  return { status: isFiltered ? 'endOfResults' : 'endOfEverything' };
}

/** The state as text; undefined if the rows and the "show more" button say enough. */
export function listCopy(state: ListState): string | undefined {
  switch (state.status) {
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

/** The list's own failure text, unless the error has a more specific one. An ended session is handled elsewhere. */
export function listFailureOf(error: BankError): ListFailure {
  if (error.kind === 'session-over') return { message: error.message };
  const { message, code } = error;
  const saysNothing = error.kind === 'refusal' && !isKnownRefusal(code);
  return {
    message: saysNothing ? 'Error: Could not load results' : message,
    ...(code !== undefined && { code }),
  };
}
