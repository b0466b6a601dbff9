import type { AccountId } from '#src/kernel/ids.ts';
import type { PaymentDraft } from './payment-draft.ts';
import type { WizardUrl } from './wizard-url.ts';

/** Choosing the account, choosing the payee (1.1: a new one), the details, the review, and what came of it. */
export type Stage = 0 | 1 | 1.1 | 2 | 3 | 4;

/** A payment in progress, as far as the stage follows from it. */
export interface PaymentInProgress {
  readonly from: AccountId | undefined;
  readonly hasPayee: boolean;
  readonly isNewPayee: boolean;
  readonly hasAmount: boolean;
  readonly isSettled: boolean;
}

/** The first thing that is missing is asked for. */
export function stageOf({ from, hasPayee, isNewPayee, hasAmount, isSettled }: PaymentInProgress): Stage {
  if (isSettled) return 4;
  if (from === undefined) return 0;
  if (!hasPayee) return isNewPayee ? 1.1 : 1;
  if (!hasAmount) return 2;
  return 3;
}

interface Known {
  readonly from: AccountId | undefined;
  /** The address names a payee that this account may pay. */
  readonly hasSavedPayee: boolean;
  readonly mayAddPayee: boolean;
}

/**
 * The payment that an address stands for. How far the customer has come is in the history, so that the browser's own
 * Back leads from the review to the details and from there to the payee; what a page of the history needs and the draft
 * no longer holds, as after a reload, is asked for again.
 */
export function inProgress(address: WizardUrl, draft: PaymentDraft, known: Known): PaymentInProgress {
  const { step } = address;
  const isPastPayee = step === 'details' || step === 'review';
  return {
    from: known.from,
    hasPayee: known.hasSavedPayee || (isPastPayee && address.isNewPayee && draft.payeeToAdd !== undefined),
    isNewPayee: address.isNewPayee && known.mayAddPayee,
    hasAmount: step === 'review' && draft.amount !== undefined,
    // The review is over before its entry in the history has given way.
    isSettled:
      isTold(address, draft) || (draft.result !== undefined && step === 'review' && draft.amount === undefined),
  };
}

/** What is held tells of the very payment that the entry is about: Back may lead to an earlier one's. */
function isTold({ step, receipt }: WizardUrl, { result }: PaymentDraft): boolean {
  return step === 'done' && result !== undefined && result.receipt?.order.id === receipt?.order.id;
}
