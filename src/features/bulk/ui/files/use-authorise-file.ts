import { useEffect, useEffectEvent, useRef } from 'react';
import { type AuthoriseOutcome, type AuthoriseRun, createAuthorisation } from '#src/api/bulk/authorise-run.ts';
import { beforeAuthorising, type LaterDay } from '#src/api/bulk/before-authorising.ts';
import type { BulkApproval } from '#src/api/bulk/bulk-orders.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';
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

type Answer =
  /** The customer must accept another day first. */
  | { readonly status: 'later'; readonly day: LaterDay; readonly isFactorNeeded: boolean }
  | { readonly status: 'refused'; readonly error: BankError }
  | {
      readonly status: 'unknown';
      /** Missing until the bank has been asked. */
      readonly error?: BankError;
      readonly againAt?: Instant | undefined;
    }
  | { readonly status: 'made'; readonly approval: BulkApproval };

/** Authorises a file, looks up the outcome, and authorises again if the customer says so. One action at a time. */
export function useAuthoriseFile({ party, id, confirms, lostAt, onDone }: FileToAuthorise) {
  const dispatch = useAppDispatch();
  const run = useRef<AuthoriseRun>(undefined);
  const note = useFormNote('authorisation');
  const { now, isBusy, send, stop } = useOrder<Answer>({
    begins: lostAt === undefined ? { status: 'ready' } : { status: 'unknown', isAsking: true, attempt: 0 },
  });

  function told(answer: Answer): void {
    if (answer.status === 'made') onDone(answer.approval);
  }

  async function authorised(): Promise<Answer> {
    const read = await dispatch(beforeAuthorising({ party, id }));
    if ('error' in read) return { status: 'refused', error: read.error };
    const { later, isFactorNeeded } = read.data;
    return later === undefined ? sent(isFactorNeeded) : { status: 'later', day: later, isFactorNeeded };
  }

  async function sent(isFactorNeeded: boolean): Promise<Answer> {
    run.current = dispatch(createAuthorisation({ party, id, confirms, isFactorNeeded }, note));
    return answerOf(await run.current());
  }

  function ask(running: AuthoriseRun | undefined, again?: 'again'): void {
    if (running !== undefined) void send(async () => answerOf(await running(again)), told);
  }

  const askFirst = useEffectEvent(ask);
  // Nobody presses anything to learn what became of an authorisation that another page has sent.
  useEffect(() => {
    if (lostAt === undefined || run.current !== undefined) return;
    note.takenOver(lostAt);
    run.current = dispatch(createAuthorisation({ party, id, confirms }, note, lostAt));
    askFirst(run.current);
  }, [dispatch, note, party, id, confirms, lostAt]);

  return {
    now,
    // Once it is made, the page goes on to its outcome.
    isBusy: isBusy || now.status === 'made',
    authorise: () => void send(authorised, told),
    acceptLater() {
      if (now.status === 'later') void send(() => sent(now.isFactorNeeded), told);
    },
    dismissLater: stop,
    check: () => ask(run.current),
    authoriseAgain: () => ask(run.current, 'again'),
  };
}

function answerOf(outcome: AuthoriseOutcome): Answer {
  switch (outcome.outcome) {
    case 'unknown':
      return { status: 'unknown', error: outcome.error, againAt: outcome.againAt };
    case 'refused':
      return { status: 'refused', error: outcome.error };
    default:
      return { status: 'made', approval: outcome.outcome };
  }
}
