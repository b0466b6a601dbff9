import type { BankError } from '#src/api/messages/bank-error.ts';

/** A payee that was checked and could not be handed in. */
export interface NotReady {
  readonly error: BankError;
  /** Said where nobody knows whether the bank has taken it in all the same. */
  readonly unsure?: string | undefined;
}
