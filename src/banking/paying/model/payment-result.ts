import type { Account } from '#src/api/accounts/account.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';
import type { OrderNoun } from './order-noun.ts';
import type { FinalOutcome, ReceiptRef, Sending } from './sending.ts';

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
type ShownAccount = Pick<Account, 'title' | 'maskedAccountNumber'> & Partial<Pick<Account, 'id'>>;

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
  readonly payee: Pick<PaidPayee, 'name' | 'accountName' | 'accountNumber' | 'sortCode'>;
}

export interface ShownTransfer extends ShownOrder {
  readonly toAccount: ShownAccount;
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
  /** The order itself, while its outcome is unknown. */
  readonly sending?: Sending;
}
