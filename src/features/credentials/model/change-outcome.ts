import type { BankError } from '#src/api/messages/bank-error.ts';
import { isConfirmationUnproven } from '#src/api/orders/outcome-unknown.ts';

/** A failed change without an error was cancelled: there is nothing to report. */
export type ChangeOutcome =
  | { readonly outcome: 'done'; readonly needsApproval: boolean }
  | { readonly outcome: 'failed'; readonly error: BankError | undefined }
  /** The request failed, but the change may have been made. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

export function failedChange(error: BankError | undefined): ChangeOutcome {
  return error !== undefined && isConfirmationUnproven(error)
    ? { outcome: 'unknown', error }
    : { outcome: 'failed', error };
}

/** The bank refused, or the customer did not confirm: the form shows it. Any other error is a technical failure. */
export function isAnswerToForm(error: BankError): boolean {
  return (
    error.kind === 'not-confirmed' || (error.kind === 'refusal' && error.status < 500 && !isConfirmationUnproven(error))
  );
}

/** The bank words a refused PIN like a refused password; this rewrites it for the PIN screens. */
export function pinWording(text: string): string {
  return text.replaceAll(/password/gi, 'Transaction PIN').replaceAll('can not be', 'cannot be the');
}
