import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { BankError } from '#src/api/bank-error.ts';
import { useAppDispatch } from '#src/api/hooks.ts';
import type { Payee } from '#src/api/payee.ts';
import type { PaymentResult } from '../model/payment-result.ts';
import { createSending, type OrderToSend } from '../model/send-payment.ts';
import { noteSending } from '../model/sending-under-way.ts';
import { useSessionId } from './use-session-id.ts';

/** Pages that nobody is kept from: the session is over there. */
const wayOut = /^\/(?:login|logged-off|session-expired)$/;

export type SendingNow =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  /** The bank has something to say that must be accepted first. */
  | { readonly state: 'cut-off'; readonly message: string }
  | { readonly state: 'refused'; readonly error: BankError; readonly isPayeeInDoubt?: true };

interface SendingArg {
  /** Equal for the same review alone. */
  readonly review: object | undefined;
  readonly order: OrderToSend;
  /** Whether the page is still shown; the review itself may have gone, with a change of entity. */
  readonly isThere: () => boolean;
  readonly onAdded: (payee: Pick<Payee, 'id' | 'groupId'>) => void;
  readonly onSettled: (outcome: PaymentResult['outcome']) => void;
}

/** Confirms a reviewed payment. While the bank thinks nothing else can be pressed, and the page is not left. */
export function useSending({ review, order, isThere, onAdded, onSettled }: SendingArg) {
  const dispatch = useAppDispatch();
  const sessionId = useSessionId();
  const [now, setNow] = useState<SendingNow>({ state: 'idle' });
  const [isHeld, setHeld] = useState(false);
  const isBusy = useRef(false);
  const isAccepted = useRef(false);
  const sending = useRef<{ review: object | undefined; run: ReturnType<typeof createSending> }>(undefined);
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

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    setNow({ state: 'busy' });
    if (sending.current?.review !== review || sending.current === undefined) {
      isAccepted.current = false;
      sending.current = { review, run: createSending(dispatch, order, onAdded) };
    }
    const answer = sending.current.run.send(isAccepted.current);
    noteSending(sessionId, answer);
    const sent = await answer.finally(() => {
      isBusy.current = false;
      setHeld(false);
    });
    // The session may have ended meanwhile, or another page tells of it: then nobody is led anywhere.
    if (!isThere()) return;
    if (sent.state === 'settled') return onSettled(sent.outcome);
    // What was accepted was said of that try: the next may be too late for another day.
    if (sent.state === 'refused') isAccepted.current = false;
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
    /** What the bank said was read, and it is to go on. */
    accept() {
      isAccepted.current = true;
      confirm();
    },
    stop: () => setNow({ state: 'idle' }),
  };
}
