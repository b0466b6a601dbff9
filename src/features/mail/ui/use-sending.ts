import { useEffect, useRef, useState } from 'react';
import { createMailOrder, type MailOrder, type NewMail } from '#src/api/mail/mail-order.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';

export type SendingState =
  | { readonly is: 'writing' | 'sending' | 'sent' }
  /** Nothing was sent. */
  | { readonly is: 'failed'; readonly error: BankError; readonly attempt: number }
  /** It may have been sent, or may still arrive. */
  | { readonly is: 'unknown'; readonly isChecking: boolean; readonly mayWriteAgain: boolean };

export interface Sending {
  readonly state: SendingState;
  readonly send: (mail: NewMail) => Promise<void>;
  /** Looks in the outbox; sends nothing. */
  readonly check: () => Promise<void>;
  /** Gives up waiting, so that the same text can be sent as a new message. */
  readonly writeAgain: () => void;
}

const checkEveryMs = 10_000;

/** One message, sent once. While its outcome is unknown, the bank is only asked for it. */
export function useSending(): Sending {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SendingState>({ is: 'writing' });
  const order = useRef<{ readonly order: MailOrder; readonly since: number }>(undefined);
  const attempts = useRef(0);

  async function send(mail: NewMail): Promise<void> {
    if (state.is !== 'writing' && state.is !== 'failed') return;
    setState({ is: 'sending' });
    const made = dispatch(createMailOrder(mail));
    const ready = await made.verify();
    if ('error' in ready) return fail(ready.error);
    order.current = { order: made, since: performance.now() };
    await confirm();
  }

  async function confirm(): Promise<void> {
    if (order.current === undefined) return;
    const outcome = await order.current.order.confirm();
    switch (outcome.outcome) {
      case 'made':
        return setState({ is: 'sent' });
      case 'refused':
      case 'not-made':
        return fail(outcome.error);
      case 'unknown':
        return setState({ is: 'unknown', isChecking: false, mayWriteAgain: isLong(order.current.since) });
      default:
        return outcome satisfies never;
    }
  }

  function fail(error: BankError): void {
    attempts.current += 1;
    setState({ is: 'failed', error, attempt: attempts.current });
  }

  async function check(): Promise<void> {
    setState((last) => (last.is === 'unknown' ? { ...last, isChecking: true } : last));
    await confirm();
  }

  function writeAgain(): void {
    order.current = undefined;
    setState({ is: 'writing' });
  }

  // The message may still arrive: the outbox is read now and then for as long as the page is open.
  const latestCheck = useRef(check);
  useEffect(() => {
    latestCheck.current = check;
  });
  useEffect(() => {
    if (state.is !== 'unknown') return;
    const timer = setInterval(() => void latestCheck.current(), checkEveryMs);
    return () => clearInterval(timer);
  }, [state.is]);

  return { state, send, check, writeAgain };
}

function isLong(since: number): boolean {
  return performance.now() - since >= confirmAgainAfterMs;
}
