import { useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { BookKind } from '#src/api/cheques/book-notes.ts';
import { type BookOrder, type BookOutcome, createBookOrder } from '#src/api/cheques/book-order.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';

/** One order at a time. While its outcome is unknown, pressing again only asks the bank. */
export function useBookOrder(kind: BookKind) {
  const dispatch = useAppDispatch();
  const party = useAppSelector(selectActiveParty);
  const order = useRef<BookOrder>(undefined);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly outcome: BookOutcome; readonly account: Account }>();

  async function send(account: Account) {
    setBusy(true);
    order.current ??= dispatch(createBookOrder({ party, kind, account }));
    const outcome = await order.current.confirm();
    // A refused order may be for another account next time; an unknown one is only looked up.
    if (outcome.outcome !== 'unknown') order.current = undefined;
    setResult({ outcome, account });
    setBusy(false);
  }

  function forget() {
    order.current = undefined;
    setResult(undefined);
  }

  return { busy, result, send: (account: Account) => void send(account), forget };
}
