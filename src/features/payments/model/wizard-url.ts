import type { ReceiptRef } from '#src/banking/paying/model/sending.ts';

/** How far the customer had come at a history entry. */
export type Step = 'choosing' | 'details' | 'review' | 'done';

/** The wizard's URL parameters and history state. Ids are unvalidated. */
export interface WizardUrl {
  readonly accountId?: string | undefined;
  readonly toAccountId?: string | undefined;
  readonly isNewPayee: boolean;
  readonly isRegular: boolean;
  /** Undefined for an entry the wizard did not make: an outside link, which starts a new payment. */
  readonly step?: Step | undefined;
  /** Set once the payment is made, so that a reload or return visit can read it again. */
  readonly receipt?: ReceiptRef | undefined;
}

/** The URL under /payments/make, and its history state. */
export function wizardEntry({ accountId, toAccountId, isNewPayee, isRegular, step = 'choosing', receipt }: WizardUrl) {
  const query = new URLSearchParams();
  if (toAccountId !== undefined) query.set('toAccountId', toAccountId);
  if (isNewPayee) query.set('isNewPayee', 'true');
  if (isRegular) query.set('isRegular', 'true');
  const search = query.toString();
  return {
    to: {
      pathname: accountId === undefined ? '/payments/make' : `/payments/make/${encodeURIComponent(accountId)}`,
      search: search === '' ? '' : `?${search}`,
    },
    state: { paying: step, ...(step === 'done' && receipt !== undefined && { receipt }) },
  };
}
