import type { PayeeDraft } from '#src/api/payees/add-payee.ts';
import type { PayeeId } from '#src/kernel/ids.ts';

/** A payee the bank accepted: added at once, or awaiting authorisation. */
export interface DoneWith {
  readonly outcome: 'created' | 'changed' | 'initiated';
  readonly id: PayeeId;
  readonly payee: PayeeDraft;
  readonly referenceNumber?: string | undefined;
}

export interface DoneCopy {
  readonly heading: string;
  readonly lead: string;
}

const waits = 'This will be completed once authorised by another account holder.';

/** `isChange`: until the change is authorised, the payee stays as it was. */
export function doneCopy({ outcome, payee: { payeeDescription, name } }: DoneWith, isChange = false): DoneCopy {
  const called = payeeDescription ?? name;
  switch (outcome) {
    case 'created':
      return { heading: 'Payee created', lead: `${called} is on your list of payees and can be paid.` };
    case 'changed':
      return { heading: 'Payee changed', lead: `Your changes to ${called} have been saved.` };
    case 'initiated':
      return {
        heading: 'Payee initiated',
        lead: `${waits} Until then ${called} ${isChange ? 'stays unchanged' : 'cannot be paid'}.`,
      };
    default:
      return outcome satisfies never;
  }
}
