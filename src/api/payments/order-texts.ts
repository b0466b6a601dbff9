import { laterTexts, paymentTexts, transferTexts } from '#src/api/messages/outcome-texts.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { isForLater, isTransfer } from './payment-outcome.ts';

export function orderTextsOf(kind: PaymentKind): Readonly<Record<'failed' | 'unknown', string>> {
  if (isForLater(kind)) return laterTexts;
  return isTransfer(kind) ? transferTexts : paymentTexts;
}
