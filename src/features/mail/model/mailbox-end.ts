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
  | { readonly is: 'error'; readonly error: BankError }
  | { readonly is: 'loading' | 'loadingEmpty' | 'noResults' | 'completelyEmpty' }
  | { readonly is: 'endOfExisting' | 'endOfResults' | 'endOfEverything' };

/** How the list ends: the most urgent first. */
export function listStateOf({ error, isFetching, total, foundCount, shownCount, isSearched }: ListKnown): ListState {
  if (error !== undefined) return { is: 'error', error };
  if (total === undefined) return { is: 'loadingEmpty' };
  if (isFetching) return { is: total === 0 ? 'loadingEmpty' : 'loading' };
  if (total === 0) return { is: 'completelyEmpty' };
  if (foundCount === 0) return { is: 'noResults' };
  if (shownCount < foundCount) return { is: 'endOfExisting' };
  return { is: isSearched ? 'endOfResults' : 'endOfEverything' };
}

const numbers = new Intl.NumberFormat('en-GB');

export function endCopy(state: ListState, { foundCount, shownCount }: ListKnown): string {
  switch (state.is) {
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
