import { useEffect, useState } from 'react';
import { useAppDispatch } from '#src/api/hooks.ts';
import { readUnsettled, settleUnsettled } from '#src/api/unsettled-payment.ts';
import type { PaymentResult } from '../model/payment-result.ts';
import type { Sent } from '../model/send-payment.ts';
import { sendingUnderWay } from '../model/sending-under-way.ts';
import { useSessionId } from './use-session-id.ts';

type Outcome = PaymentResult['outcome'];

/** A payment of this tab's whose outcome was not known when another one was about to begin, or that is still being sent. */
export type UnsettledNow =
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | {
      readonly state: 'told';
      readonly outcome: Outcome;
      readonly askAgain: () => void;
      /** The customer has read it, and goes on. */
      readonly goOn: () => void;
    };

/** Looks it up before anything else, once for each `visit`. Nothing is ever sent by it. */
export function useUnsettled(visit: string): UnsettledNow {
  const dispatch = useAppDispatch();
  const sessionId = useSessionId();
  const [seen, setSeen] = useState(() => lookedFor(visit, sessionId));
  if (seen.visit !== visit) setSeen(lookedFor(visit, sessionId));
  const { isAsking, attempt } = seen;

  // The bank is asked because the page was opened, not because something was pressed.
  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const sent = sendingUnderWay(sessionId);
    const asked = sent === undefined ? dispatch(settleUnsettled(controller.signal)) : sent.then(settledAs);
    void asked.then((outcome) => {
      if (!controller.signal.aborted) setSeen({ visit, attempt, isAsking: false, outcome });
    });
    return () => controller.abort();
  }, [dispatch, sessionId, visit, attempt, isAsking]);

  if (isAsking) return { state: 'asking' };
  const { outcome } = seen;
  if (outcome === undefined) return { state: 'none' };
  return {
    state: 'told',
    outcome,
    askAgain: () => setSeen({ visit, attempt: attempt + 1, isAsking: true }),
    goOn: () => setSeen({ visit, attempt, isAsking: false }),
  };
}

interface Seen {
  readonly visit: string;
  readonly attempt: number;
  readonly isAsking: boolean;
  readonly outcome?: Outcome | undefined;
}

function lookedFor(visit: string, sessionId: string): Seen {
  const isAsking = readUnsettled() !== undefined || sendingUnderWay(sessionId) !== undefined;
  return { visit, attempt: 0, isAsking };
}

/** Nothing is asked of whoever comes to another page meanwhile: what was to be accepted first was not accepted. */
function settledAs(sent: Sent): Outcome {
  return sent.state === 'settled' ? sent.outcome : { outcome: 'not-made' };
}
