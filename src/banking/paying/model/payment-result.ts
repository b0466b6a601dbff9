import type { Account } from '#src/api/accounts/account.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import { isTransfer, type Schedule } from '#src/api/payments/payment-order.ts';
import type { PaymentRun } from '#src/api/payments/payment-run.ts';
import type { ReceiptAccount } from '#src/banking/receipt/receipt.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';
import type { FinalOutcome, ReceiptRef } from './sending.ts';

/** The payee as the review and the receipt show it, existing or new. */
export interface PaidPayee {
  readonly name: string;
  /** The name on the account, if the customer calls the payee something else. */
  readonly accountName?: string | undefined;
  readonly accountNumber: string;
  readonly sortCode: string;
  readonly bankName: string;
  readonly report?: VerificationReport | undefined;
}

/** Without an id if the list of accounts could not be read. */
type ShownAccount = ReceiptAccount & Partial<Pick<Account, 'id'>>;

/** A payment or transfer as it is shown to the customer, before and after confirmation. */
export interface ShownOrder {
  readonly from: ShownAccount;
  readonly amount: Money;
  /** Empty for none. */
  readonly reference: string;
  readonly schedule: Schedule;
  /** The bank's day: of the review until the payment is confirmed, of the confirmation afterwards. */
  readonly on: CalendarDay;
}

export interface ShownPayment extends ShownOrder {
  readonly payee: Pick<PaidPayee, 'name' | 'accountName' | 'accountNumber' | 'sortCode'> & {
    /** Missing or empty where it is not known. */
    readonly bankName?: string | undefined;
  };
}

export interface ShownTransfer extends ShownOrder {
  readonly toAccount: ShownAccount;
}

/** What customers call an order: to a payee, or between their own accounts. */
export type OrderNoun = 'payment' | 'transfer';

export function wordOfKind(kind: PaymentKind | undefined): OrderNoun {
  return kind !== undefined && isTransfer(kind) ? 'transfer' : 'payment';
}

export function wordOf(shown: ShownPayment | ShownTransfer): OrderNoun {
  return 'toAccount' in shown ? 'transfer' : 'payment';
}

/** One confirmed after midnight is dated the new day, not the day of its review. */
export function confirmedAt<Shown extends ShownOrder>(shown: Shown, at: Instant): Shown {
  return { ...shown, on: londonDayOf(at) };
}

/** A payment ready to be sent to the bank. */
export interface ReviewedPayment extends ShownPayment {
  readonly from: Account;
  readonly payee: PaidPayee;
  readonly amount: Money<'GBP'>;
}

/** The result of a confirmed payment, once its page has nothing left to do. */
export interface PaymentResult {
  readonly payment: ShownPayment | ShownTransfer;
  /** When the bank answered. */
  readonly at: Instant;
  /** Missing if nothing was confirmed. */
  readonly receipt?: ReceiptRef | undefined;
  readonly outcome: FinalOutcome;
  /** Balances asked for since then include it. Milliseconds of the wall clock; missing if nothing is to be shown. */
  readonly balancesFromMs?: number;
  /** The order itself, while its outcome is unknown. */
  readonly run?: PaymentRun;
}

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
