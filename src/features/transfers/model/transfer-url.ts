import { receiptIn } from '#src/banking/paying/model/receipt-of-payment.ts';
import type { ReceiptRef } from '#src/banking/paying/model/sending.ts';

export const transferPage = '/payments/transfer-money';

const steps = ['form', 'review', 'done'] as const;
type Step = (typeof steps)[number];

/** The page's URL and history state. The account id is unvalidated. */
export interface TransferUrl {
  readonly accountId?: string | undefined;
  readonly isRegular: boolean;
  /** Undefined for an entry the page did not make: an outside link, which starts a new transfer. */
  readonly step?: Step | undefined;
  /** Set once the transfer is made, so that a reload or return visit can read it again. */
  readonly receipt?: ReceiptRef | undefined;
}

interface Entry {
  readonly search: string;
  readonly state: unknown;
}

export function readTransferUrl(accountId: string | undefined, { search, state }: Entry): TransferUrl {
  return {
    accountId,
    isRegular: new URLSearchParams(search).get('isRegular') === 'true',
    step: stepIn(state),
    receipt: receiptIn(state),
  };
}

export function transferEntry({ accountId, isRegular, step = 'form', receipt }: TransferUrl) {
  return {
    to: {
      pathname: accountId === undefined ? transferPage : `${transferPage}/${encodeURIComponent(accountId)}`,
      search: isRegular ? '?isRegular=true' : '',
    },
    state: { transferring: step, ...(step === 'done' && receipt !== undefined && { receipt }) },
  };
}

function stepIn(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('transferring' in state)) return undefined;
  return steps.find((step) => step === state.transferring);
}
