import { useEffect, useState } from 'react';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import {
  checkUnresolved,
  type UnresolvedView,
  unresolvedDismissed,
  useUnresolvedViews,
} from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { type ReceiptRef, type Sent, sendingInProgress } from '#src/banking/paying/model/sending.ts';
import { useSessionId } from '#src/banking/paying/use-kept-draft.ts';
import type { Instant } from '#src/kernel/instant.ts';

type Outcome = PaymentResult['outcome'];

/** A payment made in this tab that was unresolved, or still being sent, when another was about to begin. */
export type UnresolvedNow =
  | { readonly status: 'none' }
  | {
      readonly status: 'asking';
      /** Missing while it is still being verified. */
      readonly kind: PaymentKind | undefined;
    }
  | {
      readonly status: 'resolved';
      /** Missing if nothing was confirmed. */
      readonly kind: PaymentKind | undefined;
      readonly outcome: Outcome;
      /** Missing if this tab confirmed nothing. */
      readonly receipt: ReceiptRef | undefined;
      /** The customer has read it and continues. */
      readonly proceed: () => void;
    }
  | {
      readonly status: 'unknown';
      readonly view: UnresolvedView;
      readonly checkNow: () => void;
      /** Continues to the new payment, with this one unresolved. */
      readonly proceed: () => void;
    };

/** Checks for unresolved payments once per `visit`. Never sends anything. */
export function useUnresolved(visit: string): UnresolvedNow {
  const dispatch = useAppDispatch();
  const sessionId = useSessionId();
  const views = useUnresolvedViews();
  const [seen, setSeen] = useState<Seen>(() => begun(visit, sessionId, views));
  if (seen.visit !== visit) setSeen(begun(visit, sessionId, views));
  const { sending, sent, asked } = seen;

  // A payment sent from another page may finish at any time.
  useEffect(() => {
    let isPageShown = true;
    void sending?.then((finished) => {
      if (isPageShown)
        setSeen((now) => (now.sending === sending ? { ...now, sending: undefined, sent: finished } : now));
    });
    return () => {
      isPageShown = false;
    };
  }, [sending]);

  if (sending !== undefined) {
    return { status: 'asking', kind: views.findLast(({ payment }) => payment?.progress === 'confirming')?.kind };
  }
  const view = views.findLast(({ at }) => asked.includes(at));
  if (view === undefined) {
    if (sent === undefined) return { status: 'none' };
    const receipt = sent.status === 'finished' ? sent.receipt : undefined;
    const proceed = () => setSeen({ ...seen, sent: undefined });
    return { status: 'resolved', kind: receipt?.order.kind, outcome: outcomeOf(sent), receipt, proceed };
  }
  const { at, payment } = view;
  const outcome = payment?.outcome;
  const goOn = () => setSeen({ ...seen, sent: undefined, asked: asked.filter((other) => other !== at) });
  // A request has a page of its own.
  if (outcome !== undefined && outcome.outcome !== 'requested') {
    // Where the bank's clock stands still, the next payment may have the same time.
    const proceed = () => {
      goOn();
      dispatch(unresolvedDismissed(at));
    };
    return { status: 'resolved', kind: view.kind, outcome, receipt: receiptOf(view), proceed };
  }
  if (payment === undefined || payment.progress === 'confirming' || payment.checks === 0)
    return { status: 'asking', kind: view.kind };
  return {
    status: 'unknown',
    view,
    checkNow: () => void dispatch(checkUnresolved(at)),
    proceed: goOn,
  };
}

interface Seen {
  readonly visit: string;
  /** Sent from another page, and still unanswered. */
  readonly sending: Promise<Sent> | undefined;
  readonly sent: Sent | undefined;
  /**
   * This tab's payments that were unresolved, or not yet shown, when the visit began. A page reports its own payments
   * itself.
   */
  readonly asked: readonly Instant[];
}

function begun(visit: string, sessionId: string, views: readonly UnresolvedView[]): Seen {
  const own = views.filter(
    ({ isOfThisTab, isRequest, payment }) => !isRequest && (isOfThisTab || payment?.outcome !== undefined),
  );
  const asked = own.map(({ at }) => at);
  return { visit, sending: sendingInProgress(sessionId), sent: undefined, asked };
}

/** The customer has left the page that asked for acceptance, so nothing was accepted. */
function outcomeOf(sent: Sent): Outcome {
  return sent.status === 'finished' ? sent.outcome : { outcome: 'not-made' };
}

/** Nobody saw when the bank answered; the time it was sent is the closest known. */
function receiptOf({ at, payment }: UnresolvedView): ReceiptRef | undefined {
  return payment?.ref && { order: payment.ref, madeAt: at };
}
