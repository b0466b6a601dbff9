import type { BankError } from '#src/api/messages/bank-error.ts';

export interface ListKnown {
  readonly error: BankError | undefined;
  readonly isFetching: boolean;
  /** Undefined until the folder has been read. */
  readonly total: number | undefined;
  readonly foundCount: number;
  readonly shownCount: number;
  readonly isSearched: boolean;
}

export type ListState =
  | { readonly status: 'error'; readonly error: BankError }
  | { readonly status: 'loading' | 'loadingEmpty' | 'noResults' | 'completelyEmpty' }
  | { readonly status: 'endOfExisting' | 'endOfResults' | 'endOfEverything' };

/** How the list ends: the most urgent first. */
export function listStateOf({ error, isFetching, total, foundCount, shownCount, isSearched }: ListKnown): ListState {
  if (error !== undefined) return { status: 'error', error };
  if (total === undefined) return { status: 'loadingEmpty' };
  if (isFetching) return { status: total === 0 ? 'loadingEmpty' : 'loading' };
  if (total === 0) return { status: 'completelyEmpty' };
  if (foundCount === 0) return { status: 'noResults' };
  if (shownCount < foundCount) return { status: 'endOfExisting' };
  return { status: isSearched ? 'endOfResults' : 'endOfEverything' };
}

const numbers = new Intl.NumberFormat('en-GB');

export function endCopy(state: ListState, { foundCount, shownCount }: ListKnown): string {
  switch (state.status) {
    case 'loading':
      return 'Checking for new messages…';
    case 'endOfExisting':
      return `${numbers.format(shownCount)} of ${numbers.format(foundCount)} shown`;
    case 'endOfResults':
      return foundCount === 1 ? 'One message found' : `${numbers.format(foundCount)} messages found`;
    case 'endOfEverything':
      return 'No older messages';
    case 'error':
    case 'loadingEmpty':
    case 'noResults':
    case 'completelyEmpty':
      return '';
    default:
      return state satisfies never;
  }
}
