import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { NewMail } from '#src/api/mail/mail-order.ts';
import { createMessageRun, type MessageRun, sameInDoubt } from '#src/api/mail/message-run.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { delayAfter } from '#src/api/orders/ledger.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { wasOver } from '#src/api/orders/resolve-notes.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import type { Instant } from '#src/kernel/instant.ts';

export type SendingState =
  | { readonly status: 'writing' | 'sending' | 'sent' }
  /** The same words were sent before, and may still arrive. Nothing is sent before the customer accepts that. */
  | { readonly status: 'same'; readonly sentAt: Instant; readonly mail: NewMail }
  /** Nothing was sent. */
  | { readonly status: 'failed'; readonly error: BankError; readonly attempt: number }
  /** It has been missing for too long to arrive still. */
  | { readonly status: 'not-received'; readonly attempt: number }
  /** It may have been sent, or may still arrive. */
  | { readonly status: 'unknown'; readonly isChecking: boolean; readonly mayWriteAgain: boolean };

export interface Sending {
  readonly state: SendingState;
  readonly send: (mail: NewMail) => Promise<void>;
  /** Sends what may be sent twice by it, or does not. */
  readonly sendAsWell: () => Promise<void>;
  readonly stop: () => void;
  /** Looks in the outbox; sends nothing. */
  readonly check: () => Promise<void>;
  /** Gives up waiting, so that the same text can be sent as a new message. */
  readonly writeAgain: () => void;
}

/** One message, sent once. While its outcome is unknown, the bank is only asked for it, here or above every other page. */
export function useSending(): Sending {
  const dispatch = useAppDispatch();
  const note = useFormNote('message');
  const [state, setState] = useState<SendingState>({ status: 'writing' });
  const run = useRef<{ readonly send: MessageRun; readonly since: Instant }>(undefined);
  const attempts = useRef(0);
  const checks = useRef(0);

  async function send(mail: NewMail): Promise<void> {
    if (state.status !== 'writing' && state.status !== 'failed' && state.status !== 'not-received') return;
    setState({ status: 'sending' });
    const [same] = await sameInDoubt(mail);
    if (same !== undefined) return setState({ status: 'same', sentAt: same.at, mail });
    await begin(mail);
  }

  async function sendAsWell(): Promise<void> {
    if (state.status !== 'same') return;
    setState({ status: 'sending' });
    await begin(state.mail);
  }

  async function begin(mail: NewMail): Promise<void> {
    run.current = { send: dispatch(createMessageRun(mail, note)), since: clock.businessNow() };
    await confirm();
  }

  async function confirm(): Promise<void> {
    if (run.current === undefined) return;
    const outcome = await run.current.send();
    switch (outcome.outcome) {
      case 'sent':
        return setState({ status: 'sent' });
      case 'refused':
        attempts.current += 1;
        return setState({ status: 'failed', error: outcome.error, attempt: attempts.current });
      case 'not-received':
        attempts.current += 1;
        return setState({ status: 'not-received', attempt: attempts.current });
      case 'unknown':
        return setState({
          status: 'unknown',
          isChecking: false,
          mayWriteAgain: wasOver(run.current.since, confirmAgainAfterMs, performance.now()),
        });
      default:
        return outcome satisfies never;
    }
  }

  async function check(): Promise<void> {
    checks.current += 1;
    setState((last) => (last.status === 'unknown' ? { ...last, isChecking: true } : last));
    await confirm();
  }

  function writeAgain(): void {
    run.current = undefined;
    note.forgotten();
    setState({ status: 'writing' });
  }

  // The message may still arrive: the outbox is read at longer and longer intervals.
  const checkWhenDue = useEffectEvent(() => void check());
  useEffect(() => {
    if (state.status !== 'unknown' || state.isChecking) return;
    const timer = setTimeout(() => checkWhenDue(), delayAfter(checks.current + 1));
    return () => clearTimeout(timer);
  }, [state]);

  return { state, send, sendAsWell, stop: () => setState({ status: 'writing' }), check, writeAgain };
}
