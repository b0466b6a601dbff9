import { useEffect, useState } from 'react';
import { useAppDispatch } from '#src/api/hooks.ts';
import { readUnsettled, settleUnsettled, type UnsettledOutcome } from '#src/api/unsettled-payment.ts';

/** A payment of this tab's whose outcome was not known when another one was about to begin. */
export type UnsettledNow =
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | {
      readonly state: 'told';
      readonly outcome: UnsettledOutcome;
      readonly askAgain: () => void;
      /** The customer has read it, and goes on. */
      readonly goOn: () => void;
    };

/** Looks it up before anything else, once for each `visit`. Nothing is ever sent by it. */
export function useUnsettled(visit: string): UnsettledNow {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState(() => lookedFor(visit));
  if (seen.visit !== visit) setSeen(lookedFor(visit));
  const { isAsking, attempt } = seen;

  // The bank is asked because the page was opened, not because something was pressed.
  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    void dispatch(settleUnsettled(controller.signal)).then((outcome) => {
      if (!controller.signal.aborted) setSeen({ visit, attempt, isAsking: false, outcome });
    });
    return () => controller.abort();
  }, [dispatch, visit, attempt, isAsking]);

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
  readonly outcome?: UnsettledOutcome | undefined;
}

function lookedFor(visit: string): Seen {
  return { visit, attempt: 0, isAsking: readUnsettled() !== undefined };
}
