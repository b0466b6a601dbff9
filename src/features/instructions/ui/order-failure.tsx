import { FailureText } from '#src/banking/page/failure-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import type { OrderNow } from './use-order.ts';

/** Why an order was not done, or that its outcome is unknown. */
export function OrderFailure({ now }: { readonly now: OrderNow }) {
  if (now.status !== 'refused' && now.status !== 'unknown') return null;
  // An ended session has its own page, and a code step left open needs no message.
  if (now.error.kind === 'session-over' || now.error.kind === 'not-confirmed') return null;
  return (
    <Notice tone="alert">
      <FailureText error={now.error} />
    </Notice>
  );
}
