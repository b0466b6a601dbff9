import { useRef, useState } from 'react';
import type { BulkApproval } from '#src/api/bulk/bulk-orders.ts';
import { type AuthoriseOutcome, createAuthorisation } from '#src/api/bulk/bulk-run.ts';
import { type LaterDay, laterDayOf } from '#src/api/bulk/later-day.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import type { PartyId } from '#src/kernel/ids.ts';
import { useFormNote } from '#src/parts/orders/use-form-note.ts';
import { FailureText } from '#src/parts/page/failure-text.tsx';
import { CutOffDialog } from '#src/parts/paying/details/cut-off-dialog.tsx';
import { laterDayText } from '#src/parts/paying/model/later-day-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

interface AuthoriseFileProps {
  readonly party: PartyId | false;
  readonly id: string;
  readonly confirms: string;
  readonly onDone: (approval: BulkApproval) => void;
}

/** The sender's own authorisation, after which the payments are made. Pressed twice, it is given once. */
export function AuthoriseFile({ party, id, confirms, onDone }: AuthoriseFileProps) {
  const dispatch = useAppDispatch();
  const run = useRef<() => Promise<AuthoriseOutcome>>(undefined);
  const note = useFormNote('authorisation');
  const isBusy = useRef(false);
  const [state, setState] = useState<{
    readonly busy: boolean;
    readonly error?: BankError;
    readonly isUnknown?: boolean;
  }>({ busy: false });
  const [later, setLater] = useState<LaterDay>();

  async function authorise() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ busy: true });
    const day = await dispatch(laterDayOf({ party, id }));
    isBusy.current = false;
    if ('error' in day) setState({ busy: false, error: day.error });
    else if (day.data === undefined) await send();
    else {
      setState({ busy: false });
      setLater(day.data);
    }
  }

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    setLater(undefined);
    setState(({ isUnknown = false }) => ({ busy: true, isUnknown }));
    run.current ??= dispatch(createAuthorisation({ party, id, confirms }, note));
    const outcome = await run.current();
    isBusy.current = false;
    if (outcome.outcome === 'refused' || outcome.outcome === 'unknown') {
      setState({ busy: false, error: outcome.error, isUnknown: outcome.outcome === 'unknown' });
    } else onDone(outcome.outcome);
  }

  const { busy, error, isUnknown = false } = state;
  return (
    <section aria-label="Authorise" className={styles.card}>
      <p>
        We found no errors in {confirms}. Nothing is paid until you authorise it. Bulk payments cannot be recalled once
        confirmed.
      </p>
      {error !== undefined && error.kind !== 'session-over' && (
        <Notice tone="alert">
          <FailureText error={error} lead={isUnknown ? undefined : 'This file has not been authorised.'} />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button look="main" busy={busy} onClick={() => void (isUnknown ? send() : authorise())}>
          {isUnknown ? 'Check now' : 'Authorise payments'}
        </Button>
      </div>
      {later !== undefined && (
        <CutOffDialog
          message={laterDayText(later)}
          word="payments"
          onAccept={() => void send()}
          onClose={() => setLater(undefined)}
        />
      )}
    </section>
  );
}
