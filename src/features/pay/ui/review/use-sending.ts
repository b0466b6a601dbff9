import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Payee } from '#src/api/payees/payee.ts';
import { unresolvedDismissed } from '#src/api/payments/unresolved-payments.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { createSending, type OrderToSend } from '#src/features/pay/model/send-payment.ts';
import type { Accepted, Sending, Sent } from '#src/features/pay/model/sending.ts';
import { noteSending } from '#src/features/pay/model/sending-under-way.ts';
import { useSessionId } from '#src/features/pay/ui/use-session-id.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** Pages that nobody is kept from: the session is over there. */
const wayOut = /^\/(?:login|logged-off|session-expired)$/;

const nothingAccepted: Accepted = { cutOff: false, alsoPaid: [] };

const isSignedInNow: AppThunk<boolean> = (_dispatch, getState) => selectIsSignedIn(getState());

export type SendingNow =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  /** Something must be accepted first: what the bank says, or that an earlier payment may be made as well. */
  | Exclude<Sent, { readonly state: 'settled' }>;

interface SendingArg {
  /** Equal for the same review alone. */
  readonly review: object | undefined;
  /** The bank's day: what was reviewed on another is another order. */
  readonly on: CalendarDay;
  readonly order: OrderToSend;
  /** Whether the page is still shown; the review itself may have gone, with a change of entity. */
  readonly isThere: () => boolean;
  readonly onAdded: (payee: Pick<Payee, 'id' | 'groupId'>) => void;
  readonly onSettled: (sent: Extract<Sent, { readonly state: 'settled' }>, sending: Sending) => void;
}

/** Confirms a reviewed payment. While the bank thinks nothing else can be pressed, and the page is not left. */
export function useSending({ review, on, order, isThere, onAdded, onSettled }: SendingArg) {
  const dispatch = useAppDispatch();
  const sessionId = useSessionId();
  const [now, setNow] = useState<SendingNow>({ state: 'idle' });
  const [isHeld, setHeld] = useState(false);
  const isBusy = useRef(false);
  const accepted = useRef(nothingAccepted);
  const sending = useRef<{ review: object | undefined; on: CalendarDay; run: Sending }>(undefined);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isBusy.current && currentLocation.key !== nextLocation.key && !wayOut.test(nextLocation.pathname),
  );

  // Stays where it is; the customer is told why.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setHeld(true);
  }, [blocker]);

  // The browser asks before the page goes away by itself; once the session is over nobody is to be held.
  useEffect(() => {
    if (now.state !== 'busy') return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isBusy.current && dispatch(isSignedInNow)) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [dispatch, now.state]);

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    setNow({ state: 'busy' });
    if (sending.current === undefined || sending.current.review !== review || sending.current.on !== on) {
      accepted.current = nothingAccepted;
      sending.current = { review, on, run: createSending(dispatch, order, onAdded) };
    }
    const { run } = sending.current;
    const answer = run.send(accepted.current);
    noteSending(sessionId, answer);
    const sent = await answer.finally(() => {
      isBusy.current = false;
      setHeld(false);
    });
    // The session may have ended meanwhile, or another page tells of it: then nobody is led anywhere.
    if (!isThere()) return;
    // This page tells of it, unless nobody knows it yet.
    const noteAt = run.noteAt();
    const isUnknown = sent.state === 'settled' && sent.outcome.outcome === 'unknown';
    if (noteAt !== undefined && !isUnknown && sent.state !== 'unresolved') dispatch(unresolvedDismissed(noteAt));
    if (sent.state === 'settled') return onSettled(sent, run);
    // What was accepted was said of that try: the next may be too late for another day.
    if (sent.state === 'refused') accepted.current = { ...accepted.current, cutOff: false };
    setNow(sent);
  }

  function confirm() {
    // A bug belongs to the error boundary, which hears only of what is thrown while drawing.
    send().catch((bug: unknown) =>
      setNow(() => {
        throw bug;
      }),
    );
  }

  return {
    now,
    /** Somebody wanted to leave while the bank was thinking. */
    isHeld,
    confirm,
    /** What was said first was read, and it is to go on. */
    accept(more: Partial<Accepted>) {
      accepted.current = { ...accepted.current, ...more };
      confirm();
    },
    stop: () => setNow({ state: 'idle' }),
  };
}
