import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { magicOf } from '#sandbox/bank/magic/magic.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

/** An order that a magic value lets end otherwise than by being made. */
export const magicEndKind = 'payment.magic-end';

/** Before the outcome of an order under processing is resolved. */
const rejectedAfterMs = 2 * 60_000;
const returnedAfterMs = 3 * 60_000;

/** @param bookedAt when the order is booked, or would be. */
export function endAfter(
  bank: Bank,
  order: PaymentRecord,
  bookedAt: Instant,
): { readonly changes: readonly Change[]; readonly rule?: string } {
  const magic = magicOf(bank, 'afterwards', order);
  // No other bank returns a transfer between own accounts.
  if (magic === undefined || (magic.outcome === 'returned' && order.toAccountId !== null)) return { changes: [] };
  const { outcome, rule } = magic;
  const dueMs =
    outcome === 'rejected' ? epochMsOf(bank.clock.now) + rejectedAfterMs : epochMsOf(bookedAt) + returnedAfterMs;
  const job = {
    id: `${magicEndKind}:${order.id}`,
    dueAt: instantFromMs(dueMs),
    kind: magicEndKind,
    payload: { paymentId: order.id, outcome },
  };
  return { rule, changes: [{ change: 'schedule', job }] };
}
