import type { Account } from '#src/api/accounts/account.ts';
import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import type { PaymentOutcome } from '#src/api/payments/payment-outcome.ts';
import type { ResolvedOutcome } from '#src/api/payments/unresolved.slice.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';
import type { Sending } from './send-payment.ts';

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

/** A payment as it was put to the bank: nothing of it but its day changes afterwards. */
export interface ReviewedPayment {
  readonly from: Account;
  readonly payee: PaidPayee;
  readonly amount: Money<'GBP'>;
  /** Empty for none. */
  readonly reference: string;
  readonly schedule: Schedule;
  /** The bank's day on which it was reviewed, and once it has answered the day of that. */
  readonly on: CalendarDay;
}

/** What came of a payment that the customer confirmed, where there is nothing more to be done with it on its page. */
export interface PaymentResult {
  readonly payment: ReviewedPayment;
  /** When the bank answered. */
  readonly at: Instant;
  readonly outcome:
    | Exclude<PaymentOutcome, { readonly outcome: 'refused' }>
    /** As it turned out when it was asked for once more. */
    | ResolvedOutcome
    /** The payee waits for another person, and nothing was paid. */
    | { readonly outcome: 'payee-initiated' };
  /** The order itself, while its outcome is unknown. */
  readonly sending?: Sending;
}
