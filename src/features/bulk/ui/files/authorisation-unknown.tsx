import type { BankError } from '#src/api/messages/bank-error.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import type { Instant } from '#src/kernel/instant.ts';
import { FailureText } from '#src/parts/page/failure-text.tsx';
import { timeOf } from '#src/parts/payments/unresolved-copy.ts';
import { useIsPast } from '#src/parts/payments/use-is-past.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

interface AuthorisationUnknownProps {
  /** Missing until the bank has been asked. */
  readonly error: BankError | undefined;
  readonly againAt: Instant | undefined;
  readonly busy: boolean;
  readonly onCheck: () => void;
  readonly onAgain: () => void;
}

/** An authorisation that may or may not have arrived: it is looked up and, after a delay, may be given again. */
export function AuthorisationUnknown({ error, againAt, busy, onCheck, onAgain }: AuthorisationUnknownProps) {
  const isDue = useIsPast(againAt);
  return (
    <>
      {error === undefined && <p role="status">We are asking the bank whether it has your authorisation.</p>}
      {error !== undefined && error.kind !== 'session-over' && (
        <Notice tone="warning">
          <div>
            <FailureText error={error} />
            {againAt !== undefined && (
              <p role="status">
                {isDue
                  ? 'You can authorise it again now. It will be paid only once, however often you authorise it.'
                  : `If we still do not know by ${timeOf(againAt)}, you can authorise it again then.`}
              </p>
            )}
          </div>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button look={isDue ? 'plain' : 'main'} busy={busy} onClick={onCheck}>
          Check now
        </Button>
        {isDue && (
          <Button look="main" disabled={busy} onClick={onAgain}>
            Authorise again
          </Button>
        )}
      </div>
    </>
  );
}
