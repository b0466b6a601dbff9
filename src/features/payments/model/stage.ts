import type { AccountId } from '#src/kernel/ids.ts';
import type { PaymentDraft } from './payment-draft.ts';
import type { WizardUrl } from './wizard-url.ts';

/** 0 account, 1 payee, 1.1 new payee, 2 details, 3 review. */
export type Stage = 0 | 1 | 1.1 | 2 | 3;

/** The parts of a payment in progress that decide the stage. */
export interface PaymentInProgress {
  readonly from: AccountId | undefined;
  readonly hasPayee: boolean;
  readonly isNewPayee: boolean;
  readonly hasAmount: boolean;
}

/** The stage that asks for the first thing still missing. */
export function stageOf({ from, hasPayee, isNewPayee, hasAmount }: PaymentInProgress): Stage {
  if (from === undefined) return 0;
  if (!hasPayee) return isNewPayee ? 1.1 : 1;
  if (!hasAmount) return 2;
  return 3;
}

interface Known {
  readonly from: AccountId | undefined;
  /** The URL names a payee that this account may pay. */
  readonly hasSavedPayee: boolean;
  readonly mayAddPayee: boolean;
}

/**
 * The payment at a URL. The browser's history holds the customer's progress, so Back leads from the review to the
 * details and then the payee. What is missing is asked for again, as the amount is after a reload: it must be checked once more.
 */
export function inProgress(url: WizardUrl, draft: PaymentDraft, known: Known): PaymentInProgress {
  const { step } = url;
  const isPastPayee = step === 'details' || step === 'review';
  return {
    from: known.from,
    hasPayee: known.hasSavedPayee || (isPastPayee && url.isNewPayee && draft.payeeToAdd !== undefined),
    isNewPayee: url.isNewPayee && known.mayAddPayee,
    hasAmount: step === 'review' && draft.amount !== undefined,
  };
}
