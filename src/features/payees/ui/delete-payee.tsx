import { useEffect, useEffectEvent, useState } from 'react';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import { isOutcomeUnknown } from '#src/api/orders/outcome-unknown.ts';
import { payeeLeft } from '#src/api/payees/left-payees.slice.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { useDeletePayeeMutation } from '#src/api/payees/payees.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './delete-payee.module.css';

interface DeletePayeeProps {
  readonly payee: Payee;
  /** The latest list no longer has the payee. */
  readonly isGone: boolean;
  /** The deletion failed or its outcome is unknown, so the list must be refetched. */
  readonly onFailed: () => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before deleting a payee, and stays until it is deleted or the customer cancels. */
export function DeletePayee({ payee, isGone, onFailed, onDeleted, onClose }: DeletePayeeProps) {
  const party = useAppSelector(selectActiveParty);
  const [deletePayee, { isLoading: busy }] = useDeletePayeeMutation();
  const [failure, setFailure] = useState<BankError>();
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const { accountNumber, sortCode, customerId } = payee;
  const isDoneAfterAll = isGone && failure !== undefined;

  // The answer was lost, or the payee had been deleted already: the refetched list shows it is gone.
  const finish = useEffectEvent(onDeleted);
  useEffect(() => {
    if (isDoneAfterAll) finish();
  }, [isDoneAfterAll]);

  async function confirm() {
    setFailure(undefined);
    const { error } = await deletePayee({ party: customerId === '' ? party : customerId, payee });
    const shown = shownError(error);
    if (!isMounted()) return reportElsewhere(shown);
    if (error === undefined) return onDeleted();
    setFailure(shown);
    if (shown?.kind !== 'session-over') onFailed();
  }

  /** The customer left by the browser's buttons, which cancels any challenge. */
  function reportElsewhere(error: BankError | undefined) {
    const left = { name: payeeName(payee), what: 'deleted' } as const;
    if (error === undefined) dispatch(payeeLeft({ ...left, outcome: 'done' }));
    else if (isOutcomeUnknown(error)) dispatch(payeeLeft({ ...left, outcome: 'unknown' }));
    else if (error.kind === 'refusal') dispatch(payeeLeft({ ...left, outcome: 'refused', message: error.message }));
  }

  // A request in progress cannot be cancelled, so its outcome must be shown.
  function close() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      title="Delete payee"
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button look="danger" busy={busy} busyText="Deleting…" onClick={() => void confirm()}>
            Delete
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          Do you want to delete <strong className={styles.name}>{payeeName(payee)}</strong>,{' '}
          <span className={styles.account}>
            <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
          </span>
          ? To pay them again you will need to add them again.
        </p>
        <p>This does not cancel payments that are already set up.</p>
        {failure !== undefined && failure.kind !== 'session-over' && (
          <Notice tone="alert">
            <FailureText error={failure}>
              {isOutcomeUnknown(failure) && <p>The payee may have been deleted. It is safe to try again.</p>}
            </FailureText>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
