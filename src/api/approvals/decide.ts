import type { BankError } from '#src/api/messages/bank-error.ts';
import { approvalTexts } from '#src/api/messages/outcome-texts.ts';
import { createFormNote, type FormNote } from '#src/api/orders/form-note.ts';
import { byMark, createNotedOrder, takenOver } from '#src/api/orders/noted-order.ts';
import type { Answer, Order } from '#src/api/orders/order.ts';
import { endOf } from '#src/api/orders/order-end.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk, StoreExtra } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { approvalExpiredCode, decidedAlreadyCode } from '#src/api/wire/refusal-codes.ts';
import type { ApprovalId } from '#src/kernel/ids.ts';
import { approveCall, type Decision, type DecisionArg, decidedCall, rejectCall } from './approval-calls.ts';
import type { ApprovalItem } from './approval-item.ts';
import { decisionMark, type MarkedItem, notedAs, resultOf } from './decision-marks.ts';
import { lookUpDecisions } from './look-up-decisions.ts';

export type DecisionOutcome =
  /** The item as the bank has it now, which shows who decided and how. */
  | { readonly outcome: 'decided'; readonly item: ApprovalItem }
  /** Not counted. The item is given if it has been decided otherwise. */
  | { readonly outcome: 'refused'; readonly error: BankError; readonly item?: ApprovalItem }
  /** The decision may or may not have arrived, and may still arrive. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

/** What is decided, for which entity. */
export interface ToDecide extends Omit<DecisionArg, 'id' | 'sentOnce'> {
  readonly item: MarkedItem & Pick<ApprovalItem, 'id'>;
}

/** A decision that is not resolved yet. */
interface OpenDecision {
  readonly order: Promise<Order<ApprovalId, ApprovalItem>>;
  readonly note: FormNote;
}

const approved = uncachedQuery(approveCall);
const rejected = uncachedQuery(rejectCall);
const decidedItems = uncachedQuery(decidedCall);

/** Decisions of the latest session: an item has one at a time. */
const ofStores = new WeakMap<StoreExtra, { sessionId: string; decisions: Map<ApprovalId, OpenDecision> }>();

/**
 * Sends a decision once. If its answer is lost, the bank is asked what has been decided; a repeated call only asks again, until
 * the bank says whether it was decided or sending again is safe. It continues when the page is left; its note outlives both page
 * and session.
 */
export function decide(decision: Decision, given: ToDecide): AppThunk<Promise<DecisionOutcome>> {
  return async (dispatch, getState, extra) => {
    const { party, item } = given;
    const { id } = item;
    const session = selectSession(getState());
    const decisions = decisionsOf(extra, session.status === 'signed-in' ? session.sessionId : '');
    const open = decisions.get(id) ?? dispatch(openDecision(decision, given));
    decisions.set(id, open);
    const order = await open.order;
    await order.verify();
    const end = endOf(await order.confirmAgain(), (made) => ({ outcome: 'decided' as const, item: made }));
    if (end.outcome === 'unknown') return end;
    decisions.delete(id);
    if (end.outcome === 'decided') return end;
    const { error } = end;
    // Somebody was quicker, or the time is over: the customer is shown how the item stands.
    const decided = isOver(error) ? await dispatch(decidedNow(party, id)) : undefined;
    const now = decided !== undefined && 'data' in decided ? decided.data : undefined;
    return { ...end, ...(now === undefined ? {} : { item: now }) };
  };
}

/** The page that shows the outcomes is left: from now on, every page reports them. */
export function decisionsLeft(): AppThunk<void> {
  return (_dispatch, _getState, extra) => {
    for (const { note } of ofStores.get(extra)?.decisions.values() ?? []) note.left();
    ofStores.delete(extra);
  };
}

function openDecision(decision: Decision, given: ToDecide): AppThunk<OpenDecision> {
  return (dispatch) => {
    const note = createFormNote(notedAs[decision]);
    return { note, order: dispatch(notedOrder(decision, given, note)) };
  };
}

/** If another page has sent a decision on the item whose outcome is unknown, that is looked up before anything is sent. */
function notedOrder(
  decision: Decision,
  { party, item, confirms }: ToDecide,
  note: FormNote,
): AppThunk<Promise<Order<ApprovalId, ApprovalItem>>> {
  return async (dispatch) => {
    const { id } = item;
    const { signal } = new AbortController();
    const mark = await decisionMark(item);
    const earlier = await dispatch(takenOver({ kinds: Object.values(notedAs), mark, note, lookUp: lookUpDecisions }));
    return dispatch(
      createNotedOrder<ApprovalId, ApprovalItem>({
        noting: byMark({
          note,
          mark: () => mark,
          isAsWanted: ({ status }) => resultOf(earlier?.kind ?? notedAs[decision], status) !== 'not-made',
        }),
        draft: async () => ({ data: id }),
        confirm(_id, sentOnce) {
          const given = { party, id, confirms, sentOnce };
          return dispatch(decision === 'approve' ? approved(given, signal) : rejected(given, signal));
        },
        async lookUp() {
          const answer = await dispatch(decidedNow(party, id));
          if ('error' in answer) return answer;
          return {
            data: answer.data === undefined ? { status: 'unconfirmed' } : { status: 'made', made: answer.data },
          };
        },
        lost: earlier && { draft: id, since: earlier.at },
        stale: staleAfter[decision === 'approve' ? 'approveTransaction' : 'rejectTransaction'],
        words: approvalTexts,
      }),
    );
  };
}

function decidedNow(party: PartyArg['party'], id: ApprovalId): AppThunk<Promise<Answer<ApprovalItem | undefined>>> {
  return async (dispatch) => {
    const answer = await dispatch(decidedItems({ party }, new AbortController().signal));
    return 'error' in answer ? answer : { data: answer.data.items.find((item) => item.id === id) };
  };
}

function decisionsOf(extra: StoreExtra, sessionId: string): Map<ApprovalId, OpenDecision> {
  const known = ofStores.get(extra);
  if (known?.sessionId === sessionId) return known.decisions;
  const decisions = new Map<ApprovalId, OpenDecision>();
  ofStores.set(extra, { sessionId, decisions });
  return decisions;
}

function isOver({ code }: BankError): boolean {
  return code === decidedAlreadyCode || code === approvalExpiredCode;
}
