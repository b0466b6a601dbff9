import type { Payee } from '#src/api/payees/payee.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { referenceMistake } from '#src/rules/references.ts';
import type { PaymentDraft } from './payment-draft.ts';

type KnownReferences = Pick<Payee, 'id' | 'reference' | 'lastReference'>;

export interface FilledDetails {
  readonly details: TypedDetails;
  /** Where the reference comes from, if the customer did not type it. */
  readonly note: string | undefined;
}

/**
 * The details with the reference of the last payment to this payee, or else the one it asks for, until the customer
 * types another.
 */
export function filledDetails(
  { details, referenceFor, payeeToAdd }: Pick<PaymentDraft, 'details' | 'referenceFor' | 'payeeToAdd'>,
  payee: KnownReferences | undefined,
): FilledDetails {
  if (referenceFor === (payee?.id ?? 'new')) return { details, note: undefined };
  const last = usable(payee?.lastReference);
  if (last !== undefined) {
    return { details: { ...details, reference: last }, note: 'Filled in from your last payment to this payee.' };
  }
  const asked = usable(payee === undefined ? payeeToAdd?.newPayee.reference : payee.reference);
  return asked === undefined
    ? { details: { ...details, reference: '' }, note: undefined }
    : { details: { ...details, reference: asked }, note: 'Filled in from the details of this payee.' };
}

function usable(reference: string | undefined): string | undefined {
  return reference === undefined || reference === '' || referenceMistake(reference) !== undefined
    ? undefined
    : reference;
}
