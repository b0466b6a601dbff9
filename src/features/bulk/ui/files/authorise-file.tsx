import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeAuthorising, type LaterDay } from '#src/api/bulk/before-authorising.ts';
import type { BulkApproval } from '#src/api/bulk/bulk-orders.ts';
import { type AuthoriseRun, createAuthorisation } from '#src/api/bulk/bulk-run.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { useFormNote } from '#src/parts/orders/use-form-note.ts';
import { FailureText } from '#src/parts/page/failure-text.tsx';
import { CutOffDialog } from '#src/parts/paying/details/cut-off-dialog.tsx';
import { laterDayText } from '#src/parts/paying/model/later-day-text.ts';
import { useIsPast } from '#src/parts/payments/use-is-past.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { AuthorisationUnknown } from './authorisation-unknown.tsx';

interface AuthoriseFileProps {
  readonly party: PartyId | false;
  readonly id: string;
  readonly confirms: string;
  /** When another page sent an authorisation whose outcome is unknown. */
  readonly lostAt?: Instant | undefined;
  readonly onDone: (approval: BulkApproval) => void;
}

type Attempt =
  | { readonly is: 'ready' | 'sending' }
  | { readonly is: 'later'; readonly day: LaterDay; readonly isFactorNeeded: boolean }
  | { readonly is: 'refused'; readonly error: BankError }
  | {
      readonly is: 'unknown';
      readonly error?: BankError;
      readonly againAt?: Instant | undefined;
      readonly isAsking: boolean;
    };

/** The sender's own authorisation, after which the payments are made. Pressed twice, it is given once. */
export function AuthoriseFile({ party, id, confirms, lostAt, onDone }: AuthoriseFileProps) {
  const dispatch = useAppDispatch();
  const run = useRef<AuthoriseRun>(undefined);
  const note = useFormNote('authorisation');
  const isBusy = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>({ is: lostAt === undefined ? 'ready' : 'unknown', isAsking: true });

  const mayRepeat = useIsPast(attempt.is === 'unknown' ? attempt.againAt : undefined);
  const isAsking = attempt.is === 'sending' || (attempt.is === 'unknown' && attempt.isAsking);

  /** One act at a time. */
  async function alone(act: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    await act();
    isBusy.current = false;
  }

  async function authorise() {
    setAttempt({ is: 'sending' });
    const read = await dispatch(beforeAuthorising({ party, id }));
    if ('error' in read) return setAttempt({ is: 'refused', error: read.error });
    const { later, isFactorNeeded } = read.data;
    if (later !== undefined) return setAttempt({ is: 'later', day: later, isFactorNeeded });
    await send(isFactorNeeded);
  }

  async function send(isFactorNeeded: boolean) {
    setAttempt({ is: 'sending' });
    run.current = dispatch(createAuthorisation({ party, id, confirms, isFactorNeeded }, note));
    await finish(run.current());
  }

  async function ask(again?: 'again') {
    setAttempt((before) => (before.is === 'unknown' ? { ...before, isAsking: true } : before));
    if (run.current !== undefined) await finish(run.current(again));
  }

  async function finish(running: ReturnType<AuthoriseRun>) {
    const outcome = await running;
    if (outcome.outcome === 'unknown') {
      setAttempt({ is: 'unknown', error: outcome.error, againAt: outcome.againAt, isAsking: false });
    } else if (outcome.outcome === 'refused') setAttempt({ is: 'refused', error: outcome.error });
    else onDone(outcome.outcome);
  }

  const takeOver = useCallback(
    (at: Instant) => {
      note.takenOver(at);
      run.current = dispatch(createAuthorisation({ party, id, confirms, isFactorNeeded: true }, note, at));
    },
    [dispatch, note, party, id, confirms],
  );
  // Nobody presses anything to learn what became of an authorisation that another page has sent.
  const askOnce = useRef(ask);
  useEffect(() => {
    if (lostAt === undefined || run.current !== undefined) return;
    takeOver(lostAt);
    void askOnce.current();
  }, [lostAt, takeOver]);

  return (
    <section aria-label="Authorise" className={styles.card}>
      <p>
        We found no errors in {confirms}. {attempt.is !== 'unknown' && 'Nothing is paid until you authorise it. '}
        Bulk payments cannot be recalled once confirmed.
      </p>
      {attempt.is === 'refused' && attempt.error.kind !== 'session-over' && (
        <Notice tone="alert">
          <FailureText error={attempt.error} lead="This file has not been authorised." />
        </Notice>
      )}
      {attempt.is === 'unknown' && (
        <AuthorisationUnknown error={attempt.error} againAt={attempt.againAt} mayRepeat={mayRepeat} />
      )}
      <div className={styles.actions}>
        {/* One button, so that the focus stays where it is. */}
        <Button
          look={mayRepeat ? 'plain' : 'main'}
          busy={isAsking}
          onClick={() => void alone(attempt.is === 'unknown' ? () => ask() : authorise)}
        >
          {attempt.is === 'unknown' ? 'Check now' : 'Authorise payments'}
        </Button>
        {mayRepeat && (
          <Button look="main" disabled={isAsking} onClick={() => void alone(() => ask('again'))}>
            Authorise again
          </Button>
        )}
      </div>
      {attempt.is === 'later' && (
        <CutOffDialog
          message={laterDayText(attempt.day)}
          word="payments"
          onAccept={() => void alone(() => send(attempt.isFactorNeeded))}
          onClose={() => setAttempt({ is: 'ready' })}
        />
      )}
    </section>
  );
}
