import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { paymentTexts } from '#src/api/messages/outcome-texts.ts';
import { type OrderedPayment, useGetOrderedPaymentQuery } from '#src/api/payments/ordered-payment.ts';
import { paymentUnknownCode } from '#src/api/wire/refusal-codes.ts';
import type { PaymentResult, ShownPayment } from '#src/parts/paying/model/payment-result.ts';
import type { ReceiptRef } from '#src/parts/paying/model/sending.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { type FailedCalls, failedCalls } from '#src/parts/page/failed-calls.ts';

export type ReadPayment =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed' } & FailedCalls)
  /** The bank knows of no such payment in this session. */
  | { readonly state: 'not-found' }
  | { readonly state: 'read'; readonly result: PaymentResult };

/** All entities are asked: the customer may have switched since. */
export function useReadPayment(receipt: ReceiptRef): ReadPayment {
  const { order, madeAt: at } = receipt;
  const { kind, id } = order;
  const payment = useGetOrderedPaymentQuery({ party: false, kind, id }, { refetchOnMountOrArgChange: true });
  const accounts = useListAccountsQuery({ party: false });

  const error = shownError(payment.error);
  if (error?.kind === 'refusal' && error.code === paymentUnknownCode) return { state: 'not-found' };
  const failed = failedCalls([payment]);
  if (failed !== undefined) return { state: 'failed', ...failed };
  // If the list fails, the account number stands in for its name.
  if (payment.currentData === undefined || accounts.isLoading) return { state: 'loading' };

  const { from, outcome, ...details } = payment.currentData;
  const account = accounts.currentData?.accounts.find(({ id: known }) => known === from.id);
  const named = account ?? { title: 'Your account', maskedAccountNumber: maskedNumber(from.accountNumber) };
  const made: ShownPayment = { ...details, from: named, on: londonDayOf(at) };
  return { state: 'read', result: { payment: made, outcome: outcomeOf(outcome), at, receipt } };
}

function outcomeOf(outcome: OrderedPayment['outcome']): PaymentResult['outcome'] {
  return outcome.outcome === 'unknown' ? { outcome: 'unknown', error: unclear() } : outcome;
}

function unclear(): BankError {
  return { kind: 'fault', fault: 'unreadable', message: fillText(paymentTexts.unknown) };
}
