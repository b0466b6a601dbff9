import type { BankError } from '#src/api/messages/bank-error.ts';
import { useIsPast } from '#src/banking/orders/use-is-past.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { CutOffDialog } from '#src/banking/paying/details/cut-off-dialog.tsx';
import { laterDayText } from '#src/banking/paying/model/schedule.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import type { Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { AwaitedTime } from '#src/ui/text/awaited-time.tsx';
import { timeText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { type FileToAuthorise, useAuthoriseFile } from './use-authorise-file.ts';

/** The sender's own authorisation, after which the payments are made. Pressed twice, it is given once. */
export function AuthoriseFile(file: FileToAuthorise) {
  const { now, isBusy, authorise, acceptLater, dismissLater, check, authoriseAgain } = useAuthoriseFile(file);
  const isUnknown = now.status === 'unknown';
  const mayRepeat = useIsPast(isUnknown ? now.againAt : undefined);
  return (
    <section aria-label="Authorise" className={styles.card} data-asks="">
      <p>
        We found no errors in {file.confirms}.{' '}
        {!isUnknown && now.status !== 'made' && 'Nothing is paid until you authorise it. '}
        Bulk payments cannot be recalled once confirmed.
      </p>
      {now.status === 'refused' && now.error.kind !== 'session-over' && (
        <Notice tone="alert">
          <FailureText error={now.error} lead="This file has not been authorised." />
        </Notice>
      )}
      {isUnknown && <AuthorisationUnknown error={now.error} againAt={now.againAt} mayRepeat={mayRepeat} />}
      <div className={styles.confirming}>
        {/* One button, so that the focus stays where it is. */}
        <Button look={mayRepeat ? 'plain' : 'main'} busy={isBusy} onClick={isUnknown ? check : authorise}>
          {isUnknown ? 'Check now' : 'Authorise payments'}
        </Button>
        {mayRepeat && (
          <Button look="main" disabled={isBusy} onClick={authoriseAgain}>
            Authorise again
          </Button>
        )}
      </div>
      {now.status === 'later' && (
        <CutOffDialog message={laterDayText(now.day)} word="payments" onAccept={acceptLater} onClose={dismissLater} />
      )}
    </section>
  );
}

interface AuthorisationUnknownProps {
  /** Missing until the bank has been asked. */
  readonly error: BankError | undefined;
  readonly againAt: Instant | undefined;
  readonly mayRepeat: boolean;
}

/** What is known of an authorisation that may or may not have arrived. */
function AuthorisationUnknown({ error, againAt, mayRepeat }: AuthorisationUnknownProps) {
  if (error === undefined) return <p role="status">We are asking the bank whether it has your authorisation.</p>;
  if (error.kind === 'session-over') return null;
  return (
    <Notice tone="warning">
      <div>
        <FailureText error={error} />
        {againAt !== undefined && (
          <p role="status">
            {mayRepeat ? (
              'You can authorise it again now. It will be paid only once, however often you authorise it.'
            ) : (
              <>
                If we still do not know by <AwaitedTime at={againAt} text={timeText} />, you can authorise it again
                then.
              </>
            )}
          </p>
        )}
      </div>
    </Notice>
  );
}
