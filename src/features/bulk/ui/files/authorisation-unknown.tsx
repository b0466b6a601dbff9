import type { BankError } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import type { Instant } from '#src/kernel/instant.ts';
import { timeText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';

interface AuthorisationUnknownProps {
  /** Missing until the bank has been asked. */
  readonly error: BankError | undefined;
  readonly againAt: Instant | undefined;
  readonly mayRepeat: boolean;
}

/** What is known of an authorisation that may or may not have arrived. */
export function AuthorisationUnknown({ error, againAt, mayRepeat }: AuthorisationUnknownProps) {
  if (error === undefined) return <p role="status">We are asking the bank whether it has your authorisation.</p>;
  if (error.kind === 'session-over') return null;
  return (
    <Notice tone="warning">
      <div>
        <FailureText error={error} />
        {againAt !== undefined && (
          <p role="status">
            {mayRepeat
              ? 'You can authorise it again now. It will be paid only once, however often you authorise it.'
              : `If we still do not know by ${timeText(againAt)}, you can authorise it again then.`}
          </p>
        )}
      </div>
    </Notice>
  );
}
