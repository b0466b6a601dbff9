import { useEffect, useState } from 'react';
import { checkUnresolved, type UnresolvedView, unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { useUnresolvedViews } from '#src/api/payments/use-unresolved-views.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PaymentResult } from '#src/features/pay/model/payment-result.ts';
import type { ReceiptRef, Sent } from '#src/features/pay/model/sending.ts';
import { sendingUnderWay } from '#src/features/pay/model/sending-under-way.ts';
import { useSessionId } from '#src/features/pay/ui/use-session-id.ts';
import type { Instant } from '#src/kernel/instant.ts';

type Outcome = PaymentResult['outcome'];

/** A payment of this tab's whose outcome was not known when another one was about to begin, or that is still being sent. */
export type UnresolvedNow =
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | {
      readonly state: 'told';
      readonly outcome: Outcome;
      /** Missing where nothing was confirmed by this tab. */
      readonly receipt: ReceiptRef | undefined;
      /** The customer has read it, and goes on. */
      readonly goOn: () => void;
    }
  | {
      readonly state: 'unknown';
      readonly view: UnresolvedView;
      readonly checkNow: () => void;
      /** To another payment, with this one in mind. */
      readonly goOn: () => void;
    };

/** Stands before another payment, once for each `visit`. Nothing is ever sent by it. */
export function useUnresolved(visit: string): UnresolvedNow {
  const dispatch = useAppDispatch();
  const sessionId = useSessionId();
  const views = useUnresolvedViews();
  const [seen, setSeen] = useState<Seen>(() => begun(visit, sessionId, views));
  if (seen.visit !== visit) setSeen(begun(visit, sessionId, views));
  const { sending, sent, asked } = seen;

  // What another page sends ends without any press on this one.
  useEffect(() => {
    let isThere = true;
    void sending?.then((settled) => {
      if (isThere) setSeen((now) => (now.sending === sending ? { ...now, sending: undefined, sent: settled } : now));
    });
    return () => {
      isThere = false;
    };
  }, [sending]);

  if (sending !== undefined) return { state: 'asking' };
  const view = views.findLast(({ at }) => asked.includes(at));
  if (view === undefined) {
    if (sent === undefined) return { state: 'none' };
    const receipt = sent.state === 'settled' ? sent.receipt : undefined;
    const goOn = () => setSeen({ ...seen, sent: undefined });
    return { state: 'told', outcome: outcomeOf(sent), receipt, goOn };
  }
  const { at, payment } = view;
  const outcome = payment?.outcome;
  if (outcome !== undefined) {
    const goOn = () => {
      setSeen({ ...seen, sent: undefined });
      dispatch(unresolvedDismissed(at));
    };
    return { state: 'told', outcome, receipt: receiptOf(view), goOn };
  }
  if (payment === undefined || payment.progress === 'confirming' || payment.checks === 0) return { state: 'asking' };
  return {
    state: 'unknown',
    view,
    checkNow: () => void dispatch(checkUnresolved(at)),
    goOn: () => setSeen({ ...seen, sent: undefined, asked: asked.filter((other) => other !== at) }),
  };
}

interface Seen {
  readonly visit: string;
  /** Of another page, and not at its end yet. */
  readonly sending: Promise<Sent> | undefined;
  readonly sent: Sent | undefined;
  /** This tab's payments that were unresolved, or untold, when the visit began: its own page tells of what it sends. */
  readonly asked: readonly Instant[];
}

function begun(visit: string, sessionId: string, views: readonly UnresolvedView[]): Seen {
  const own = views.filter(({ isOfThisTab, payment }) => isOfThisTab || payment?.outcome !== undefined);
  const asked = own.map(({ at }) => at);
  return { visit, sending: sendingUnderWay(sessionId), sent: undefined, asked };
}

/** Nothing is asked of a customer who has come to another page meanwhile: what was to be accepted first was not accepted. */
function outcomeOf(sent: Sent): Outcome {
  return sent.state === 'settled' ? sent.outcome : { outcome: 'not-made' };
}

/** When the bank answered the confirmation nobody heard: the time at which it was sent is the nearest to that. */
function receiptOf({ at, payment }: UnresolvedView): ReceiptRef | undefined {
  return payment?.ref && { order: payment.ref, madeAt: at };
}
