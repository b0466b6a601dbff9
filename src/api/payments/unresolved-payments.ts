import { useSyncExternalStore } from 'react';
import {
  dropNote,
  isOfPayment,
  type NoteResult,
  type OrderNote,
  readNotes,
  resolveNote,
  watchNotes,
} from '#src/api/orders/ledger.ts';
import type { Answer } from '#src/api/orders/order.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { type AppThunk, useAppSelector } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { paymentUnknownCode } from '#src/api/wire/refusal-codes.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { PaymentDetails, PaymentState } from './payment-answers.ts';
import { orderStateCall } from './payment-calls.ts';
import { dropRef, readRefs } from './payment-note.ts';
import type { ConfirmedRef, DoneOutcome, RequestedOutcome } from './payment-order.ts';
import { requestStateCall } from './request-state.ts';
import {
  checkBegun,
  checkFailed,
  outcomeTold,
  paymentResolved,
  type ResolvedOutcome,
  selectUnresolved,
  type UnresolvedPayment,
  type UnresolvedState,
} from './unresolved.slice.ts';

/** A payment whose outcome is or was unknown, with all this page knows of it. */
export interface UnresolvedView {
  readonly at: Instant;
  /** Only this tab can look it up. */
  readonly isOfThisTab: boolean;
  /** Only the request for a payment: no money moves by it. */
  readonly isRequest: boolean;
  readonly result?: NoteResult;
  readonly kind: PaymentKind;
  /** Undefined if no tab of this session knows it. */
  readonly payment?: UnresolvedPayment;
}

export function unresolvedViews(
  notes: readonly OrderNote[],
  refs: readonly ConfirmedRef[],
  known: UnresolvedState,
): readonly UnresolvedView[] {
  const ofPayments = notes.filter(isOfPayment);
  const times = new Set([...ofPayments.map(({ at }) => at), ...refs.map(({ at }) => at)]);
  return [...times].sort().map((at) => {
    const note = ofPayments.find((one) => one.at === at);
    const ref = refs.find((one) => one.at === at);
    const result = note?.result;
    const payment = known[at];
    const kind = ref?.kind ?? payment?.ref?.kind ?? note?.kind ?? 'payout';
    return {
      at,
      isOfThisTab: ref !== undefined,
      isRequest: kind === 'request',
      kind,
      ...(result !== undefined && { result }),
      ...(payment !== undefined && { payment }),
    };
  });
}

/**
 * Those that may still be made to this payee or own account, or to an unknown one. Undefined for a payee yet to be
 * added. One that the bank no longer knows may have been made.
 */
export function unresolvedTo(recipient: PaymentDetails['to']): AppThunk<readonly UnresolvedView[]> {
  return (_dispatch, getState) =>
    unresolvedViews(readNotes(), readRefs(), selectUnresolved(getState())).filter(({ isRequest, result, payment }) => {
      const paid = payment?.details.to;
      return (
        !isRequest &&
        result === undefined &&
        (payment?.outcome === undefined || payment.outcome.outcome === 'not-found') &&
        (paid === undefined || paid === recipient)
      );
    });
}

/** Requests whose message may still arrive. */
export function unresolvedRequests(): AppThunk<readonly UnresolvedView[]> {
  return (_dispatch, getState) =>
    unresolvedViews(readNotes(), readRefs(), selectUnresolved(getState())).filter(
      ({ isRequest, result, payment }) => isRequest && result === undefined && payment?.outcome === undefined,
    );
}

const requestState = uncachedQuery(requestStateCall);
const orderState = uncachedQuery(orderStateCall);
const checks = new Map<Instant, Promise<void>>();

/**
 * Asks the bank once for the outcome of one of this tab's payments; never sends the payment. Anything inconclusive
 * stays unknown, because a confirmation may still arrive.
 */
export function checkUnresolved(at: Instant): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const ref = readRefs().find((one) => one.at === at);
    if (ref === undefined || selectUnresolved(getState())[at]?.progress === 'confirming') return Promise.resolve();
    const running = checks.get(at);
    if (running !== undefined) return running;
    const check = dispatch(lookedUp(ref)).finally(() => checks.delete(at));
    checks.set(at, check);
    return check;
  };
}

/** For anything a customer sent, a request included. The party was not kept, so all entities are asked. */
function stateOf({ kind, id }: ConfirmedRef): AppThunk<Promise<Answer<PaymentState<DoneOutcome | RequestedOutcome>>>> {
  const { signal } = new AbortController();
  return kind === 'request'
    ? requestState({ party: false, id }, signal)
    : orderState({ party: false, kind, id }, signal);
}

function lookedUp(ref: ConfirmedRef): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { at, kind } = ref;
    dispatch(checkBegun({ at }));
    const answer = await dispatch(stateOf(ref));
    // The session may have changed since, which makes the answer meaningless.
    if (!readRefs().some((one) => one.at === at)) return;
    if ('error' in answer) {
      const { error } = answer;
      if (error.kind !== 'refusal' || error.code !== paymentUnknownCode) return void dispatch(checkFailed({ at }));
      dropRef(at);
      dispatch(paymentResolved({ at, outcome: { outcome: 'not-found' } }));
      return;
    }
    const { data } = answer;
    const outcome = outcomeIn(data);
    if (outcome === undefined) {
      dispatch(checkFailed({ at, details: data.details }));
      return;
    }
    dropRef(at);
    resolveNote(at, outcome.outcome);
    dispatch(paymentResolved({ at, outcome, ref }));
    dispatch(bankApi.util.invalidateTags([...staleAfter[kind === 'request' ? 'sendMail' : 'confirmPayment']]));
  };
}

/** Undefined while it is unknown: what the bank is still working on may yet fail. */
function outcomeIn(
  found: PaymentState<DoneOutcome | RequestedOutcome>,
): Exclude<ResolvedOutcome, { readonly outcome: 'not-found' }> | undefined {
  if (found.status === 'not-made') return { outcome: 'not-made' };
  if (found.status !== 'made') return undefined;
  const { outcome, ...facts } = found.made;
  return outcome === 'timed-out' ? undefined : { outcome, ...facts };
}

/** The customer has seen the outcome, or dismissed it. */
export function unresolvedDismissed(at: Instant): AppThunk<void> {
  return (dispatch, getState) => {
    dropNote(at);
    const isKnown = selectUnresolved(getState())[at]?.outcome !== undefined;
    if (isKnown || !readRefs().some((ref) => ref.at === at)) dispatch(outcomeTold({ at }));
  };
}

export function useUnresolvedViews(): readonly UnresolvedView[] {
  const notes = useSyncExternalStore(watchNotes, readNotes);
  const known = useAppSelector(selectUnresolved);
  // This tab's references change only together with a note or the state.
  return unresolvedViews(notes, readRefs(), known);
}
