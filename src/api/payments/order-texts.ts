import { laterTexts, paymentTexts, transferTexts } from '#src/api/messages/outcome-texts.ts';
import { isForLater, isTransfer, type PaymentKind } from './payment-outcome.ts';

export function orderTextsOf(kind: PaymentKind): Readonly<Record<'failed' | 'unknown', string>> {
  if (isForLater(kind)) return laterTexts;
  return isTransfer(kind) ? transferTexts : paymentTexts;
}
