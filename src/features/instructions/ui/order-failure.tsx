import type { BankError } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

/** Why an order was not done, or that its outcome is unknown. */
export function OrderFailure({ error }: { readonly error: BankError }) {
  // An ended session has its own page, and a code step left open needs no message.
  if (error.kind === 'session-over' || error.kind === 'not-confirmed') return null;
  return (
    <Notice tone="alert">
      <FailureText error={error} />
    </Notice>
  );
}
