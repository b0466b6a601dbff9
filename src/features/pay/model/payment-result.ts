import type { Account } from '#src/api/accounts/account.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';
import type { FinalOutcome, ReceiptRef, Sending } from './sending.ts';

/** Who is paid, as the review and the receipt show it, be it a payee of long standing or one to be added. */
export interface PaidPayee {
  readonly name: string;
  /** The name of the account, where the customer calls the payee otherwise. */
  readonly accountName?: string | undefined;
  readonly accountNumber: string;
  readonly sortCode: string;
  readonly bankName: string;
  readonly report?: VerificationReport | undefined;
}

/** A payment as the customer is told of it, before and after. */
export interface ToldPayment {
  readonly from: Pick<Account, 'title' | 'maskedAccountNumber'>;
  readonly payee: Pick<PaidPayee, 'name' | 'accountName' | 'accountNumber' | 'sortCode'>;
  readonly amount: Money;
  /** Empty for none. */
  readonly reference: string;
  readonly schedule: Schedule;
  /** The bank's day: of the review, until it is confirmed. */
  readonly on: CalendarDay;
}

/** A payment as it is put to the bank. */
export interface ReviewedPayment extends ToldPayment {
  readonly from: Account;
  readonly payee: PaidPayee;
  readonly amount: Money<'GBP'>;
}

/** What came of a payment that the customer confirmed, where there is nothing more to be done with it on its page. */
export interface PaymentResult {
  readonly payment: ToldPayment;
  /** When the bank answered. */
  readonly at: Instant;
  /** Missing where nothing of it was confirmed. */
  readonly receipt?: ReceiptRef | undefined;
  readonly outcome: FinalOutcome;
  /** The order itself, while its outcome is unknown. */
  readonly sending?: Sending;
}
