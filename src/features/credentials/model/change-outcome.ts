import type { BankError } from '#src/api/bank-error.ts';

/** What came of a change. Without an error a failed one was given up, and there is nothing to tell. */
export type ChangeOutcome =
  | { readonly outcome: 'done'; readonly needsApproval: boolean }
  | { readonly outcome: 'failed'; readonly error: BankError | undefined };

/** The bank said no, or the customer did not confirm: the form tells of it. Everything else broke on the way. */
export function isAnswerToForm(error: BankError): boolean {
  return error.kind === 'not-confirmed' || (error.kind === 'refusal' && error.status < 500);
}
