import type { Account } from '#src/api/accounts/account.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { ReviewedPayment } from '#src/banking/paying/model/payment-result.ts';
import { scheduleOf } from '#src/banking/paying/model/schedule.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { addedPayee, savedPayee } from './paid-payee.ts';
import type { PaymentDraft } from './payment-draft.ts';
import type { OrderPayee } from './send-payment.ts';

interface Chosen {
  readonly draft: PaymentDraft;
  /** Undefined if the draft has a new payee. */
  readonly payee: Payee | undefined;
  readonly from: Account;
  readonly today: CalendarDay;
}

/** The complete payment, with the payee as the order needs it; undefined while anything is missing. */
export function reviewedPayment({
  draft,
  payee,
  from,
  today,
}: Chosen): { readonly payment: ReviewedPayment; readonly orderPayee: OrderPayee } | undefined {
  const { amount, details, payeeToAdd } = draft;
  if (amount === undefined) return undefined;
  const rest = { from, amount, reference: details.reference, schedule: scheduleOf(details, today), on: today };
  if (payee !== undefined) {
    return { payment: { ...rest, payee: savedPayee(payee) }, orderPayee: { kind: 'saved', payee } };
  }
  return (
    payeeToAdd && {
      payment: { ...rest, payee: addedPayee(payeeToAdd.newPayee) },
      orderPayee: { kind: 'new', ...payeeToAdd },
    }
  );
}
