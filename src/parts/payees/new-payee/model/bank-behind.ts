import type { BankError } from '#src/api/messages/bank-error.ts';
import type { SortCodeLookup } from '#src/api/payees/sort-codes.ts';

/** What is known of the bank behind the sort code that stands in the form. */
export type BankBehind =
  /** The code is not whole yet. */
  | { readonly state: 'none' }
  /** `after` is why the try before this one failed. */
  | { readonly state: 'asking'; readonly after?: BankError }
  | SortCodeLookup
  | { readonly state: 'failed'; readonly error: BankError };

/** Why a form with that sort code cannot go on; undefined where it can, or where the answer is still on its way. */
export function bankMistake(bank: BankBehind): string | undefined {
  switch (bank.state) {
    case 'bad':
      return 'Sort code is not recognised, please check';
    case 'no-fast-payments':
      return 'This bank does not currently accept faster payments';
    case 'none':
    case 'asking':
    case 'known':
    case 'failed':
      return undefined;
    default:
      return bank satisfies never;
  }
}

/** For the summary of a form that was sent off all the same; at its place the failure is told whole, with another try. */
export const notLookedUp = 'The sort code could not be looked up. Please try again';
