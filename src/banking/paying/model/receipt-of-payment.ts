import { isPaymentKind } from '#src/api/orders/order-kinds.ts';
import { instantOf } from '#src/api/wire/wire.ts';
import { ownAccountRow, type Receipt, type ReceiptRow } from '#src/banking/receipt/receipt.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';
import { slashedDay, timeText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { leavesLater, type OutcomeCopy } from './outcome-copy.ts';
import { movedCopy, scheduleAndReference } from './payment-lines.ts';
import {
  type PaymentResult,
  type ShownOrder,
  type ShownPayment,
  type ShownTransfer,
  wordOf,
} from './payment-result.ts';
import type { ReceiptRef } from './sending.ts';

export function paymentReceipt({ payment, outcome, at }: PaymentResult, copy: OutcomeCopy): Receipt {
  const referenceNumber = 'referenceNumber' in outcome ? outcome.referenceNumber : undefined;
  return {
    title: copy.heading,
    rows: withTime(paymentRows(payment, outcome), madeRow(payment, outcome, at)),
    ...(referenceNumber !== undefined && { referenceNumber }),
    madeAt: at,
  };
}

/** Whether the bank accepted the payment, so that there is a receipt. */
export function isAccepted({ outcome }: PaymentResult['outcome']): boolean {
  return outcome === 'paid' || outcome === 'scheduled' || outcome === 'needs-authoriser';
}

/** The receipt's rows; the date the payment leaves comes below the date it was made. */
export function paymentRows(
  payment: ShownPayment | ShownTransfer,
  outcome: PaymentResult['outcome'],
): readonly ReceiptRow[] {
  const { from, amount, schedule } = payment;
  const moved = schedule.kind === 'now' ? undefined : movedCopy(payment, wordOf(payment));
  return [
    ownAccountRow('From account', from),
    recipientRow(payment),
    { label: 'Amount', value: moneyText(amount) },
    ...scheduleAndReference(payment).flatMap((line, at) => {
      if (at > 0) return [line];
      return [moved === undefined ? line : { ...line, detail: moved }, ...leavingRow(payment, outcome)];
    }),
  ];
}

/** When it was made stands before the reference, with the other dates. */
function withTime(rows: readonly ReceiptRow[], made: ReceiptRow): readonly ReceiptRow[] {
  return rows.flatMap((row) => (row.label === 'Reference' ? [made, row] : [row]));
}

/** The time alone belongs to the day above; an order for later was made on a day of its own. */
function madeRow({ schedule }: ShownOrder, { outcome }: PaymentResult['outcome'], at: Instant): ReceiptRow {
  const on = `${slashedDay(at)} at ${timeText(at)}`;
  if (outcome === 'needs-authoriser') return { label: 'Requested', value: on };
  if (schedule.kind !== 'now') return { label: 'Set up', value: on };
  return { label: 'Time', value: timeText(at) };
}

function recipientRow(shown: ShownPayment | ShownTransfer): ReceiptRow {
  if ('toAccount' in shown) return ownAccountRow('Payee account', shown.toAccount);
  const { name, accountName, sortCode, accountNumber, bankName } = shown.payee;
  const detail = [accountName, sortCodeText(sortCode), accountNumber, bankName].filter(Boolean).join(' · ');
  return { label: 'Payee account', value: name, detail };
}

function leavingRow({ on }: ShownOrder, outcome: PaymentResult['outcome']): readonly ReceiptRow[] {
  const leavesOn = leavesLater(outcome, on);
  if (leavesOn === undefined) return [];
  return [{ label: 'Leaves your account', value: slashedDay(leavesOn), detail: 'Your statement gives this date' }];
}

/** The receipt in a history entry's state. Undefined for anything this app did not write. */
export function receiptIn(state: unknown): ReceiptRef | undefined {
  const { order, madeAt } = anyFieldsOf(anyFieldsOf(state).receipt);
  const { kind, id, at } = anyFieldsOf(order);
  const [sent, made] = [instantOf(at), instantOf(madeAt)];
  if (!isPaymentKind(kind) || typeof id !== 'string' || id === '') return undefined;
  if (sent === undefined || made === undefined) return undefined;
  return { order: { kind, id, at: sent }, madeAt: made };
}
