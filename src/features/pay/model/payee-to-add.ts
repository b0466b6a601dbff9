import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';

/** A payee that is added on the way to the payment. */
export interface PayeeToAdd {
  readonly newPayee: NewPayee & PartyArg;
  /** Where the bank has it, once it was added: it is not added again, whatever becomes of the payment. */
  readonly added?: Pick<Payee, 'id' | 'groupId'>;
}
