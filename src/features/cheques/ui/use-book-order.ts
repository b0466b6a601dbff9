import { useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { type BookKind, notedAs } from '#src/api/cheques/book-marks.ts';
import { type BookOrder, type BookOutcome, createBookOrder } from '#src/api/cheques/book-order.ts';
import { sameBookInDoubt } from '#src/api/cheques/look-up-books.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** An earlier order that may still arrive, and what the customer wants to order as well. */
interface Doubled {
  readonly account: Account;
  readonly orderedAt: Instant;
}

/** One order at a time. While its outcome is unknown, pressing again only asks the bank. */
export function useBookOrder(kind: BookKind) {
  const dispatch = useAppDispatch();
  const party = useAppSelector(selectActiveParty);
  const order = useRef<BookOrder>(undefined);
  const note = useFormNote(notedAs[kind]);
  const [busy, setBusy] = useState(false);
  const [doubled, setDoubled] = useState<Doubled>();
  const [result, setResult] = useState<{ readonly outcome: BookOutcome; readonly account: Account }>();

  async function send(account: Account) {
    setBusy(true);
    order.current ??= dispatch(createBookOrder({ party, kind, account }, note));
    const outcome = await order.current.confirm();
    // A refused order may be for another account next time; an unknown one is only looked up.
    if (outcome.outcome !== 'unknown') order.current = undefined;
    setResult({ outcome, account });
    setBusy(false);
  }

  async function sendUnlessDoubled(account: Account) {
    const [earlier] = order.current === undefined ? await sameBookInDoubt(kind, account.accountNumber) : [];
    if (earlier === undefined) await send(account);
    else setDoubled({ account, orderedAt: earlier.at });
  }

  function forget() {
    order.current = undefined;
    setResult(undefined);
  }

  return {
    busy,
    result,
    doubled,
    send: (account: Account) => void sendUnlessDoubled(account),
    /** The customer knows of the earlier order. */
    sendAsWell() {
      if (doubled !== undefined) void send(doubled.account);
      setDoubled(undefined);
    },
    stop: () => setDoubled(undefined),
    forget,
  };
}
