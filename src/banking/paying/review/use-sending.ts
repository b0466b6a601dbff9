import { useRef } from 'react';
import type { PaymentRun } from '#src/api/payments/payment-run.ts';
import { unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';
import { useHeldAct } from '#src/banking/page/use-act.ts';
import { type Accepted, isOpen, noteSending, type Sending, type Sent } from '#src/banking/paying/model/sending.ts';
import { type KeptDraft, useSessionId } from '#src/banking/paying/use-kept-draft.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

const nothingAccepted: Accepted = { cutOff: false, alsoPaid: [] };

interface SendingArg {
  /** Identifies the review: the same object means the same review. */
  readonly review: object | undefined;
  /** The bank's day: a review confirmed on another day is another order. */
  readonly on: CalendarDay;
  /** Begins sending the reviewed order; called once for each review and day. */
  readonly create: () => Sending;
  /** The form that the order was made from. */
  readonly keeping: KeptDraft;
  readonly onFinished: (sent: Extract<Sent, { readonly status: 'finished' }>, run: PaymentRun | undefined) => void;
}

/** Confirms a reviewed payment. Until the bank answers, the controls are disabled and navigation is blocked. */
export function useSending({ review, on, create, keeping, onFinished }: SendingArg) {
  const dispatch = useAppDispatch();
  const sessionId = useSessionId();
  const acts = useHeldAct();
  const { now, isActing, send, stop } = useOrder<Sent>({ acts });
  const accepted = useRef(nothingAccepted);
  const sending = useRef<{ review: object | undefined; on: CalendarDay; order: Sending }>(undefined);

  function confirm() {
    if (isActing()) return;
    keeping.sendingBegun();
    if (sending.current === undefined || sending.current.review !== review || sending.current.on !== on) {
      accepted.current = nothingAccepted;
      sending.current = { review, on, order: create() };
    }
    const { order } = sending.current;
    void send(
      () => {
        const answer = order.send(accepted.current);
        noteSending(sessionId, answer);
        return answer;
      },
      (sent) => told(sent, order.run()),
    );
  }

  /** This page shows the outcome, once there is one. */
  function told(sent: Sent, run: PaymentRun | undefined): void {
    const noteAt = run?.noteAt();
    const mayBeMade = sent.status === 'finished' && isOpen(sent.outcome);
    if (noteAt !== undefined && !mayBeMade && sent.status !== 'unresolved') dispatch(unresolvedDismissed(noteAt));
    if (sent.status === 'finished') {
      onFinished(sent, run);
      return;
    }
    keeping.notSent();
    // The acceptance covered that attempt only: the next may miss another day's cut-off.
    if (sent.status === 'refused') accepted.current = { ...accepted.current, cutOff: false };
  }

  return {
    now,
    isHeld: acts.isHeld,
    confirm,
    /** The customer has read the warning and continues. */
    accept(more: Partial<Accepted>) {
      accepted.current = { ...accepted.current, ...more };
      confirm();
    },
    stop,
  };
}
