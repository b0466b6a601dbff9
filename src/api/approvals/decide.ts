import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { approvalTexts } from '#src/api/messages/outcome-texts.ts';
import { createOrder, type Order } from '#src/api/orders/order.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk, StoreExtra } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { approvalExpiredCode, decidedAlreadyCode } from '#src/api/wire/refusal-codes.ts';
import type { ApprovalId } from '#src/kernel/ids.ts';
import { approveCall, type Decision, type DecisionArg, decidedCall, rejectCall } from './approval-calls.ts';
import type { ApprovalItem } from './approval-item.ts';

export type DecisionOutcome =
  /** The item as the bank has it now, which shows who decided and how. */
  | { readonly outcome: 'decided'; readonly item: ApprovalItem }
  /** Not counted. The item is given if it has been decided otherwise. */
  | { readonly outcome: 'refused'; readonly error: BankError; readonly item?: ApprovalItem }
  /** The decision may or may not have arrived, and may still arrive. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

type DecisionOrder = Order<ApprovalId, ApprovalItem>;

const approved = uncachedQuery(approveCall);
const rejected = uncachedQuery(rejectCall);
const decidedItems = uncachedQuery(decidedCall);

/** Decisions that are not resolved yet, of the latest session: an item has one at a time. */
const ofStores = new WeakMap<StoreExtra, { sessionId: string; orders: Map<ApprovalId, DecisionOrder> }>();

/**
 * Sends a decision once. If its answer is lost, the bank is asked what has been decided; a repeated call only asks again, until
 * the bank says whether it was decided or sending again is safe. It continues when the page is left.
 */
export function decide(decision: Decision, given: DecisionArg): AppThunk<Promise<DecisionOutcome>> {
  return async (dispatch, getState, extra) => {
    const { party, id } = given;
    const { signal } = new AbortController();
    const session = selectSession(getState());
    const orders = ordersOf(extra, session.status === 'signed-in' ? session.sessionId : '');
    const findDecided = async () => {
      const answer = await dispatch(decidedItems({ party }, signal));
      return 'error' in answer ? answer : { data: answer.data.items.find((item) => item.id === id) };
    };
    const order =
      orders.get(id) ??
      createOrder<ApprovalId, ApprovalItem>(
        {
          draft: async () => ({ data: id }),
          confirm: () => dispatch(decision === 'approve' ? approved(given, signal) : rejected(given, signal)),
          async lookUp() {
            const answer = await findDecided();
            if ('error' in answer) return answer;
            return {
              data: answer.data === undefined ? { state: 'unconfirmed' } : { state: 'made', made: answer.data },
            };
          },
        },
        { now: () => clock.businessNow(), confirmsIdempotently: runtimeConfig().confirmsIdempotently },
      );
    orders.set(id, order);
    await order.verify();
    const outcome = await order.confirmAgain();
    dispatch(
      bankApi.util.invalidateTags([...staleAfter[decision === 'approve' ? 'approveTransaction' : 'rejectTransaction']]),
    );
    if (outcome.outcome === 'unknown') {
      return { outcome: 'unknown', error: withMessage(outcome.error, approvalTexts.unknown) };
    }
    orders.delete(id);
    if (outcome.outcome === 'made') return { outcome: 'decided', item: outcome.made };
    const { error } = outcome;
    // Somebody was quicker, or the time is over: the customer is shown what has become of it.
    const decided = isOver(error) ? await findDecided() : undefined;
    const item = decided !== undefined && 'data' in decided ? decided.data : undefined;
    return { outcome: 'refused', error, ...(item === undefined ? {} : { item }) };
  };
}

function ordersOf(extra: StoreExtra, sessionId: string): Map<ApprovalId, DecisionOrder> {
  const known = ofStores.get(extra);
  if (known?.sessionId === sessionId) return known.orders;
  const orders = new Map<ApprovalId, DecisionOrder>();
  ofStores.set(extra, { sessionId, orders });
  return orders;
}

function isOver({ code }: BankError): boolean {
  return code === decidedAlreadyCode || code === approvalExpiredCode;
}
