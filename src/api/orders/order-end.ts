import type { BankError } from '#src/api/messages/bank-error.ts';
import type { Order, OrderOutcome } from './order.ts';

/**
 * How an order of any kind ends for its page. `Done` is what is told of one that was made, `Beside` what is told beside the error
 * of one in doubt.
 */
export type OrderEnd<Done, Beside = unknown> =
  | Done
  /** Nothing happened, and nothing will. */
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** It may have been made, or may still be made later. */
  | ({ readonly outcome: 'unknown'; readonly error: BankError } & Beside);

export function endOf<Made, Done>(outcome: OrderOutcome<Made>, done: (made: Made) => Done): OrderEnd<Done> {
  if (outcome.outcome === 'made') return done(outcome.made);
  return outcome.outcome === 'unknown' ? outcome : { outcome: 'refused', error: outcome.error };
}

/** Verifies an order whose notices the customer has seen already, and confirms it. */
export async function verifiedAndConfirmed<Draft, Made, Done>(
  order: Order<Draft, Made>,
  done: (made: Made) => Done,
): Promise<OrderEnd<Done>> {
  const verified = await order.verify();
  if ('error' in verified) return { outcome: 'refused', error: verified.error };
  return endOf(await order.confirm(), done);
}
