import { useState } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { type OrderedPayment, useGetOrderedPaymentQuery } from '#src/api/payments/ordered-payment.ts';
import { isTransfer } from '#src/api/payments/payment-order.ts';
import { orderTextsOf } from '#src/api/payments/payment-run.ts';
import { paymentUnknownCode } from '#src/api/wire/refusal-codes.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import type { ReceiptRef } from '#src/banking/paying/model/sending.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';

export type ReadPayment =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & FailedCalls)
  /** The bank knows of no such payment in this session. */
  | { readonly status: 'not-found' }
  | { readonly status: 'read'; readonly result: PaymentResult };

/** All entities are asked: the customer may have switched since. */
export function useReadPayment(receipt: ReceiptRef): ReadPayment {
  const { order, madeAt: at } = receipt;
  const { kind, id } = order;
  const payment = useGetOrderedPaymentQuery({ party: false, kind, id }, { refetchOnMountOrArgChange: true });
  const accounts = useListAccountsQuery({ party: false });
  const payees = useListPayeesQuery({ party: false }, { skip: isTransfer(kind) });
  const [balancesFromMs] = useState(() => clock.wallNowMs());

  const error = shownError(payment.error);
  if (error?.kind === 'refusal' && error.code === paymentUnknownCode) return { status: 'not-found' };
  const failed = failedCalls([payment]);
  if (failed !== undefined) return { status: 'failed', ...failed };
  // Without the lists, the account's number stands in for its name, and the payee's bank is not named.
  if (payment.currentData === undefined || accounts.isLoading || payees.isLoading) return { status: 'loading' };

  const { from, recipient, outcome, ...details } = payment.currentData;
  const named = ({ id: wanted, accountNumber }: OrderedPayment['from']) =>
    accounts.currentData?.accounts.find(({ id: known }) => known === wanted) ?? {
      title: 'Your account',
      maskedAccountNumber: maskedNumber(accountNumber),
    };
  const shown = { ...details, from: named(from), on: londonDayOf(at) };
  const bankOf = (wanted: string) =>
    payees.currentData?.payees.find(({ sortCode, bankName }) => sortCode === wanted && bankName !== '')?.bankName;
  const made: PaymentResult['payment'] =
    recipient.kind === 'own-account'
      ? { ...shown, toAccount: named(recipient) }
      : { ...shown, payee: { ...recipient, bankName: bankOf(recipient.sortCode) } };
  return { status: 'read', result: { payment: made, outcome: outcomeOf(outcome, kind), at, receipt, balancesFromMs } };
}

function outcomeOf(outcome: OrderedPayment['outcome'], kind: PaymentKind): PaymentResult['outcome'] {
  return outcome.outcome === 'unknown' ? { outcome: 'unknown', error: unclear(kind) } : outcome;
}

function unclear(kind: PaymentKind): BankError {
  return { kind: 'fault', fault: 'unreadable', message: fillText(orderTextsOf(kind).unknown) };
}
