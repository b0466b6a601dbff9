import { clock } from '#src/api/environment/bank-clock.ts';
import { type Answer, createOrder } from './order.ts';
import { type OrderEnd, verifiedAndConfirmed } from './order-end.ts';

/** In doubt, replacing it again reads it first. */
export type ReplaceOutcome<State> = OrderEnd<
  | { readonly outcome: 'saved' }
  /** Somebody else, or another tab, has changed it since it was shown. Nothing was sent. */
  | { readonly outcome: 'changed-meanwhile'; readonly now: State }
>;

export interface Replacing<State> {
  read(): Promise<Answer<State>>;
  /** Whether the bank's state is still the one that the customer's change started from. */
  isAsShown(state: State): boolean;
  isAsWanted(state: State): boolean;
  send(state: State): Promise<Answer<unknown>>;
}

/**
 * Replaces something kept at the bank. It is read first, so that nothing is overwritten unseen and an earlier attempt whose
 * answer was lost is found. If this answer is lost, it is read again.
 */
export async function replaceState<State>(replacing: Replacing<State>): Promise<ReplaceOutcome<State>> {
  const before = await replacing.read();
  if ('error' in before) return { outcome: 'refused', error: before.error };
  if (replacing.isAsWanted(before.data)) return { outcome: 'saved' };
  if (!replacing.isAsShown(before.data)) return { outcome: 'changed-meanwhile', now: before.data };

  const order = createOrder<State, null>(
    {
      draft: async () => before,
      async confirm(state) {
        const answer = await replacing.send(state);
        return 'error' in answer ? answer : { data: null };
      },
      async lookUp() {
        const answer = await replacing.read();
        if ('error' in answer) return answer;
        return { data: replacing.isAsWanted(answer.data) ? { status: 'made', made: null } : { status: 'unconfirmed' } };
      },
    },
    // The next attempt begins by reading, so this order is never confirmed again.
    { now: () => clock.businessNow(), confirmsIdempotently: false },
  );
  return verifiedAndConfirmed(order, () => ({ outcome: 'saved' }));
}
