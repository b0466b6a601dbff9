import { receiptIn } from '#src/banking/paying/model/receipt-of-payment.ts';
import type { ReceiptRef } from '#src/banking/paying/model/sending.ts';

/** How far the customer had come at a history entry. */
type Step = 'choosing' | 'details' | 'review' | 'done';

const steps: readonly unknown[] = ['choosing', 'details', 'review', 'done'] satisfies readonly Step[];

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

interface Entry {
  readonly search: string;
  readonly state: unknown;
}

export function readWizardUrl(accountId: string | undefined, { search, state }: Entry): WizardUrl {
  const query = new URLSearchParams(search);
  return {
    accountId,
    toAccountId: query.get('toAccountId') || undefined,
    isNewPayee: query.get('isNewPayee') === 'true',
    isRegular: query.get('isRegular') === 'true',
    step: stepIn(state),
    receipt: receiptIn(state),
  };
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

function stepIn(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('paying' in state)) return undefined;
  return steps.includes(state.paying) ? (state.paying as Step) : undefined;
}
