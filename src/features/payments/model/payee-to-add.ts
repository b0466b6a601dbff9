import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';

/** A new payee, added as part of the payment. */
export interface PayeeToAdd {
  readonly newPayee: NewPayee & PartyArg;
  /** Set once the bank has added it, so that a retry of the payment does not add it again. */
  readonly added?: Pick<Payee, 'id' | 'groupId'>;
}
