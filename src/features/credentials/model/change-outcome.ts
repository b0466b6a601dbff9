import type { BankError } from '#src/api/messages/bank-error.ts';
import { isOutcomeUnknown } from '#src/api/orders/outcome-unknown.ts';

/** What came of a change. Without an error a failed one was given up, and there is nothing to tell. */
export type ChangeOutcome =
  | { readonly outcome: 'done'; readonly needsApproval: boolean }
  | { readonly outcome: 'failed'; readonly error: BankError | undefined }
  /** It broke on the way, and may have been done all the same. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

/** A change that came to nothing, as far as anybody here can tell. */
export function failedChange(error: BankError | undefined): ChangeOutcome {
  return error !== undefined && isOutcomeUnknown(error) ? { outcome: 'unknown', error } : { outcome: 'failed', error };
}

/** The bank said no, or the customer did not confirm: the form tells of it. Everything else broke on the way. */
export function isAnswerToForm(error: BankError): boolean {
  return error.kind === 'not-confirmed' || (error.kind === 'refusal' && error.status < 500);
}
