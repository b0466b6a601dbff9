import type { BankError } from '#src/api/messages/bank-error.ts';
import type { SortCodeLookup } from '#src/api/payees/bank-of-sort-code.ts';

/** The bank that the sort code in the form belongs to. */
export type PayeeBank =
  /** The sort code is incomplete. */
  | { readonly status: 'none' }
  /** `after` is why the previous try failed. */
  | { readonly status: 'asking'; readonly after?: BankError }
  | SortCodeLookup
  | { readonly status: 'failed'; readonly error: BankError };

/** Why the form cannot continue with that sort code; undefined if it can, or the answer is pending. */
export function bankMistake(bank: PayeeBank): string | undefined {
  switch (bank.status) {
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

/** For the error summary; the details and a retry are beside the field. */
export const lookupFailedMessage = 'The sort code could not be looked up. Please try again';
