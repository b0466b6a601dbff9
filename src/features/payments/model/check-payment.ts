import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { type CheckedDetails, checkDetails } from '#src/banking/paying/model/check-details.ts';
import { amountRefusalText, refusedAmountText } from '#src/banking/paying/model/summary-copy.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import { validatePaymentAmount } from '#src/rules/payment-amount.ts';

interface Circumstances {
  readonly today: CalendarDay;
  readonly limits: PaymentLimits;
  /** Undefined if the bank did not say. */
  readonly available: Money<'GBP'> | undefined;
  readonly helpdesk: string;
  readonly areBalancesHidden?: boolean;
}

/** Checks the details of a payment before the bank is asked. The bank validates it again. */
export function checkPayment(
  typed: TypedDetails,
  { today, limits, available, ...shown }: Circumstances,
): CheckedDetails<'GBP'> {
  return checkDetails(typed, {
    word: 'payment',
    today,
    currency: 'GBP',
    amountMissing: 'How much would you like to pay?',
    amountTooBig: amountRefusalText('too-big', shown.helpdesk),
    objectionTo(amount, isImmediate) {
      const verdict = validatePaymentAmount({ amount, available, isImmediate, limits });
      return verdict.outcome === 'allowed' ? undefined : refusedAmountText(verdict, shown);
    },
  });
}
