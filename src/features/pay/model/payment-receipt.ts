import type { DoneOutcome } from '#src/api/payments/payment-outcome.ts';
import { ownAccountRow, type Receipt, type ReceiptRow } from '#src/parts/receipt/receipt.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-text.tsx';
import { movedWords, whenAndWhy } from './payment-lines.ts';
import type { PaymentResult, ReviewedPayment } from './payment-result.ts';
import type { OutcomeWords } from './result-words.ts';

/** What the customer keeps of a payment that the bank has taken in. */
export function paymentReceipt({ payment, at }: PaymentResult, done: DoneOutcome, words: OutcomeWords): Receipt {
  const { referenceNumber, valueDate } = done;
  return {
    title: words.heading,
    rows: paymentRows(payment, statementRow(payment, valueDate)),
    ...(referenceNumber !== undefined && { referenceNumber }),
    madeAt: at,
  };
}

/** Every answer of the payment, in the words of the receipt; what the statement says of the day stands below the day. */
export function paymentRows(payment: ReviewedPayment, statement: readonly ReceiptRow[] = []): readonly ReceiptRow[] {
  const { from, payee, amount } = payment;
  const moved = movedWords(payment);
  return [
    ownAccountRow('From account', from),
    {
      label: 'Payee account',
      value: payee.name,
      detail: [payee.accountName, sortCodeText(payee.sortCode), payee.accountNumber].filter(Boolean).join(' · '),
    },
    { label: 'Amount', value: moneyText(amount) },
    ...whenAndWhy(payment).flatMap((line, at) => {
      if (at > 0) return [line];
      return [moved === undefined ? line : { ...line, detail: moved }, ...statement];
    }),
  ];
}

/** The day that the statement gives, where that is another than the day it was sent. */
function statementRow({ schedule, on }: ReviewedPayment, valueDate: DoneOutcome['valueDate']): readonly ReceiptRow[] {
  if (schedule.kind !== 'now' || valueDate === undefined || valueDate === on) return [];
  return [{ label: 'Date on your statement', value: dayText(valueDate) }];
}
