import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { isTransfer } from '#src/api/payments/payment-outcome.ts';

/** What customers call an order: to a payee, or between their own accounts. */
export type OrderNoun = 'payment' | 'transfer';

export function wordOfKind(kind: PaymentKind | undefined): OrderNoun {
  return kind !== undefined && isTransfer(kind) ? 'transfer' : 'payment';
}
