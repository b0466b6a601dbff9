import type { PaymentResult } from './payment-result.ts';
import type { ReceiptRef } from './sending.ts';

/** The place of an order in the URL and the browser's history. Ids are unvalidated. */
export interface OrderUrl {
  readonly accountId?: string | undefined;
  readonly isRegular: boolean;
  /** Undefined for an entry the page did not make: an outside link, which starts a new order. */
  readonly step?: string | undefined;
  /** Set once the order is made, so that a reload or return visit can read it again. */
  readonly receipt?: ReceiptRef | undefined;
}

/** The part of an order in progress that is not in the URL. */
export interface OrderDraft {
  /** The amount that passed the checks; any further change clears it. */
  readonly amount?: object;
  readonly result?: PaymentResult;
}

/** The result belongs to this very history entry: Back may lead to an earlier order's. */
export function isFinished({ step, receipt }: OrderUrl, { amount, result }: OrderDraft): boolean {
  if (result === undefined) return false;
  // The result is in, but its history entry has not replaced the review yet.
  if (step === 'review') return amount === undefined;
  return step === 'done' && result.receipt?.order.id === receipt?.order.id;
}
