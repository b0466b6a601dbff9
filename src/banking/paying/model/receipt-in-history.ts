import { isPaymentKind } from '#src/api/orders/order-kinds.ts';
import { anyFieldsOf, instantOf } from '#src/api/wire/wire.ts';
import type { ReceiptRef } from './sending.ts';

/** The receipt in a history entry's state. Undefined for anything this app did not write. */
export function receiptIn(state: unknown): ReceiptRef | undefined {
  const { order, madeAt } = anyFieldsOf(anyFieldsOf(state).receipt);
  const { kind, id, at } = anyFieldsOf(order);
  const [sent, made] = [instantOf(at), instantOf(madeAt)];
  if (!isPaymentKind(kind) || typeof id !== 'string' || id === '') return undefined;
  if (sent === undefined || made === undefined) return undefined;
  return { order: { kind, id, at: sent }, madeAt: made };
}
