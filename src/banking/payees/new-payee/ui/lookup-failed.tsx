import type { BankError } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

interface LookupFailedProps {
  readonly error: BankError;
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}

/** At the sort code, while its bank is unknown: why, and a retry. */
export function LookupFailed({ error, busy, onTryAgain }: LookupFailedProps) {
  if (error.kind === 'session-over') return null;
  return (
    <Notice tone="alert">
      <FailureText error={error} lead="We could not look up this sort code." />
      <Button busy={busy} onClick={onTryAgain}>
        Try again
      </Button>
    </Notice>
  );
}
