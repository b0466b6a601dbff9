import { markOf } from '#src/api/orders/marks.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';

export type BookKind = 'cheque' | 'pay-in';

export const notedAs = { cheque: 'cheque-book', 'pay-in': 'pay-in-book' } as const satisfies Record<
  BookKind,
  MarkedKind
>;

/**
 * Tells a customer's accounts from one another in the note of an order. One of 256, so that others who use this browser cannot
 * work the number out.
 */
export function bookMark(accountNumber: string): Promise<string | undefined> {
  return markOf([accountNumber], 2);
}
