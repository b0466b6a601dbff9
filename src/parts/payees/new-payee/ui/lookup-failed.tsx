import type { BankError } from '#src/api/messages/bank-error.ts';
import { messageBesideCode } from '#src/api/messages/refusals.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './new-payee.module.css';

interface LookupFailedProps {
  readonly error: BankError;
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}

/** Stands at the sort code as long as nobody knows whose it is: why, and another try. */
export function LookupFailed({ error, busy, onTryAgain }: LookupFailedProps) {
  if (error.kind === 'session-over') return null;
  return (
    <Notice tone="alert">
      <div>
        <p className={styles.lead}>We could not look up this sort code.</p>
        <p>{messageBesideCode(error)}</p>
        {error.code !== undefined && <p className={styles.quiet}>Error Code: {error.code}</p>}
      </div>
      <Button busy={busy} onClick={onTryAgain}>
        Try again
      </Button>
    </Notice>
  );
}
