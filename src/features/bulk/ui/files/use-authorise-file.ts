import { useCallback, useEffect, useRef, useState } from 'react';
import { type AuthoriseRun, createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import { beforeAuthorising, type LaterDay } from '#src/api/bulk/before-authorising.ts';
import type { BulkApproval } from '#src/api/bulk/bulk-orders.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

export interface FileToAuthorise {
  readonly party: PartyId | false;
  readonly id: string;
  readonly confirms: string;
  /** When a page that is gone sent an authorisation whose outcome is unknown. */
  readonly lostAt?: Instant | undefined;
  readonly onDone: (approval: BulkApproval) => void;
}

type Attempt =
  | { readonly status: 'ready' | 'sending' }
  /** The customer must accept another day first. */
  | { readonly status: 'later'; readonly day: LaterDay; readonly isFactorNeeded: boolean }
  | { readonly status: 'refused'; readonly error: BankError }
  | {
      readonly status: 'unknown';
      /** Missing until the bank has been asked. */
      readonly error?: BankError;
      readonly againAt?: Instant | undefined;
      readonly isAsking: boolean;
    };

/** Authorises a file, looks up the outcome, and authorises again if the customer says so. One action at a time. */
export function useAuthoriseFile({ party, id, confirms, lostAt, onDone }: FileToAuthorise) {
  const dispatch = useAppDispatch();
  const run = useRef<AuthoriseRun>(undefined);
  const note = useFormNote('authorisation');
  const isBusy = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>({
    status: lostAt === undefined ? 'ready' : 'unknown',
    isAsking: true,
  });

  async function alone(act: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    await act();
    isBusy.current = false;
  }

  async function authorise() {
    setAttempt({ status: 'sending' });
    const read = await dispatch(beforeAuthorising({ party, id }));
    if ('error' in read) return setAttempt({ status: 'refused', error: read.error });
    const { later, isFactorNeeded } = read.data;
    if (later !== undefined) return setAttempt({ status: 'later', day: later, isFactorNeeded });
    await send(isFactorNeeded);
  }

  async function send(isFactorNeeded: boolean) {
    setAttempt({ status: 'sending' });
    run.current = dispatch(createAuthorisation({ party, id, confirms, isFactorNeeded }, note));
    await finish(run.current());
  }

  async function ask(again?: 'again') {
    setAttempt((before) => (before.status === 'unknown' ? { ...before, isAsking: true } : before));
    if (run.current !== undefined) await finish(run.current(again));
  }

  async function finish(running: ReturnType<AuthoriseRun>) {
    const outcome = await running;
    if (outcome.outcome === 'unknown') {
      setAttempt({ status: 'unknown', error: outcome.error, againAt: outcome.againAt, isAsking: false });
    } else if (outcome.outcome === 'refused') setAttempt({ status: 'refused', error: outcome.error });
    else onDone(outcome.outcome);
  }

  const takeOver = useCallback(
    (at: Instant) => {
      note.takenOver(at);
      run.current = dispatch(createAuthorisation({ party, id, confirms }, note, at));
    },
    [dispatch, note, party, id, confirms],
  );
  const askOnce = useRef(ask);
  // Nobody presses anything to learn what became of an authorisation that another page has sent.
  useEffect(() => {
    if (lostAt === undefined || run.current !== undefined) return;
    takeOver(lostAt);
    void askOnce.current();
  }, [lostAt, takeOver]);

  return {
    attempt,
    authorise: () => void alone(authorise),
    acceptLater: () => {
      if (attempt.status === 'later') void alone(() => send(attempt.isFactorNeeded));
    },
    dismissLater: () => setAttempt({ status: 'ready' }),
    check: () => void alone(() => ask()),
    authoriseAgain: () => void alone(() => ask('again')),
  };
}
