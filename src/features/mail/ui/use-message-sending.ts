import { useRef } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { NewMail } from '#src/api/mail/mail-order.ts';
import { createMessageRun, type MessageRun, sameInDoubt } from '#src/api/mail/message-run.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { confirmAgainAfterMs } from '#src/api/orders/order.ts';
import { wasOver } from '#src/api/orders/resolve-notes.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { type OrderNow, useOrder } from '#src/banking/orders/use-order.ts';
import type { Instant } from '#src/kernel/instant.ts';

type Answer =
  | { readonly status: 'made' }
  /** The same words were sent before, and may still arrive. Nothing is sent before the customer accepts that. */
  | { readonly status: 'same'; readonly sentAt: Instant; readonly mail: NewMail }
  /** Nothing was sent. */
  | { readonly status: 'refused'; readonly error: BankError }
  /** It has been missing for too long to arrive still. */
  | { readonly status: 'not-received' }
  /** It may have been sent, or may still arrive. */
  | { readonly status: 'unknown'; readonly mayWriteAgain: boolean };

export type SendingState = OrderNow<Answer>;

/** One message, sent once. While its outcome is unknown, the bank is only asked for it, here or above every other page. */
export function useSending() {
  const dispatch = useAppDispatch();
  const note = useFormNote('message');
  const { now, send, ask, stop } = useOrder<Answer>({ isFollowed: true });
  const run = useRef<{ readonly send: MessageRun; readonly since: Instant }>(undefined);

  /** A message in doubt is only looked for. */
  async function confirmed(mail: NewMail): Promise<Answer> {
    run.current ??= { send: dispatch(createMessageRun(mail, note)), since: clock.businessNow() };
    const { send: confirm, since } = run.current;
    const outcome = await confirm();
    if (outcome.outcome === 'unknown') {
      return { status: 'unknown', mayWriteAgain: wasOver(since, confirmAgainAfterMs, performance.now()) };
    }
    run.current = undefined;
    if (outcome.outcome === 'refused') return { status: 'refused', error: outcome.error };
    return { status: outcome.outcome === 'sent' ? 'made' : 'not-received' };
  }

  async function confirmedUnlessSame(mail: NewMail): Promise<Answer> {
    const [same] = run.current === undefined ? await sameInDoubt(mail) : [];
    return same === undefined ? confirmed(mail) : { status: 'same', sentAt: same.at, mail };
  }

  return {
    state: now,
    send: (mail: NewMail) => send(() => confirmedUnlessSame(mail)),
    /** Sends what may be sent twice by it. */
    sendAsWell() {
      if (now.status === 'same') void send(() => confirmed(now.mail));
    },
    stop,
    /** Looks in the outbox; sends nothing. */
    check: ask,
    /** Gives up waiting, so that the same text can be sent as a new message. */
    writeAgain() {
      run.current = undefined;
      note.forgotten();
      stop();
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
