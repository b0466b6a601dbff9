import { useRef } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { type BookKind, notedAs } from '#src/api/cheques/book-marks.ts';
import { type BookOrder, type BookOutcome, createBookOrder } from '#src/api/cheques/book-order.ts';
import { sameBookInDoubt } from '#src/api/cheques/look-up-books.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';
import type { Instant } from '#src/kernel/instant.ts';

type Answer =
  /** An earlier order may still arrive. Nothing is sent before the customer accepts that. */
  | { readonly status: 'same'; readonly account: Account; readonly orderedAt: Instant }
  | { readonly status: 'made' | 'refused' | 'unknown'; readonly account: Account; readonly outcome: BookOutcome };

/** One order at a time. While its outcome is unknown, pressing again only asks the bank. */
export function useBookOrder(kind: BookKind) {
  const dispatch = useAppDispatch();
  const party = useAppSelector(selectActiveParty);
  const order = useRef<BookOrder>(undefined);
  const note = useFormNote(notedAs[kind]);
  const { now, send, ask, stop } = useOrder<Answer>();

  async function confirmed(account: Account): Promise<Answer> {
    order.current ??= dispatch(createBookOrder({ party, kind, account }, note));
    const outcome = await order.current.confirm();
    // A refused order may be for another account next time; an unknown one is only looked up.
    if (outcome.outcome !== 'unknown') order.current = undefined;
    return { status: outcome.outcome === 'ordered' ? 'made' : outcome.outcome, account, outcome };
  }

  async function confirmedUnlessSame(account: Account): Promise<Answer> {
    const [earlier] = order.current === undefined ? await sameBookInDoubt(kind, account.accountNumber) : [];
    return earlier === undefined ? confirmed(account) : { status: 'same', account, orderedAt: earlier.at };
  }

  return {
    busy: now.status === 'sending',
    result: 'outcome' in now ? { outcome: now.outcome, account: now.account, busy: now.isAsking } : undefined,
    doubled: now.status === 'same' ? now : undefined,
    send: (account: Account) => void send(() => confirmedUnlessSame(account)),
    /** The customer knows of the earlier order. */
    sendAsWell() {
      if (now.status === 'same') void send(() => confirmed(now.account));
    },
    askAgain: ask,
    stop,
  };
}
