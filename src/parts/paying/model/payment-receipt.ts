import { ownAccountRow, type Receipt, type ReceiptRow } from '#src/parts/receipt/receipt.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { movedCopy, scheduleAndReference } from './payment-lines.ts';
import type { PaymentResult, ShownPayment } from './payment-result.ts';
import { leavesLater, type OutcomeCopy } from './result-copy.ts';

export function paymentReceipt({ payment, outcome, at }: PaymentResult, copy: OutcomeCopy): Receipt {
  const referenceNumber = 'referenceNumber' in outcome ? outcome.referenceNumber : undefined;
  return {
    title: copy.heading,
    rows: paymentRows(payment, outcome),
    ...(referenceNumber !== undefined && { referenceNumber }),
    madeAt: at,
  };
}

/** Whether the bank accepted the payment, so that there is a receipt. */
export function isAccepted({ outcome }: PaymentResult['outcome']): boolean {
  return outcome === 'paid' || outcome === 'scheduled' || outcome === 'needs-authoriser';
}

/** The receipt's rows; the date the payment leaves comes below the date it was made. */
export function paymentRows(payment: ShownPayment, outcome: PaymentResult['outcome']): readonly ReceiptRow[] {
  const { from, payee, amount, schedule } = payment;
  const moved = schedule.kind === 'now' ? undefined : movedCopy(payment);
  return [
    ownAccountRow('From account', from),
    {
      label: 'Payee account',
      value: payee.name,
      detail: [payee.accountName, sortCodeText(payee.sortCode), payee.accountNumber].filter(Boolean).join(' · '),
    },
    { label: 'Amount', value: moneyText(amount) },
    ...scheduleAndReference(payment).flatMap((line, at) => {
      if (at > 0) return [line];
      return [moved === undefined ? line : { ...line, detail: moved }, ...leavingRow(payment, outcome)];
    }),
  ];
}

function leavingRow({ on }: ShownPayment, outcome: PaymentResult['outcome']): readonly ReceiptRow[] {
  const leavesOn = leavesLater(outcome, on);
  if (leavesOn === undefined) return [];
  return [{ label: 'Leaves your account', value: dayText(leavesOn), detail: 'Your statement gives this date' }];
}
