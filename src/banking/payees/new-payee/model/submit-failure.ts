import type { BankError } from '#src/api/messages/bank-error.ts';

/** A payee that was checked but could not be submitted. */
export interface SubmitFailure {
  readonly error: BankError;
  /** Shown if the outcome is unknown. */
  readonly unsure?: string | undefined;
}
