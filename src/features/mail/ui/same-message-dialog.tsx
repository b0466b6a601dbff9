import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import type { Instant } from '#src/kernel/instant.ts';
import { momentText } from '#src/ui/text/dates.ts';

interface SameMessageDialogProps {
  readonly sentAt: Instant;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The same words were sent before, and nobody knows yet whether they arrived. */
export function SameMessageDialog({ sentAt, ...actions }: SameMessageDialogProps) {
  return (
    <SameOrderDialog title="You may have sent this message already" acceptLabel="Send it as well" {...actions}>
      <p>
        We do not yet know whether the message you sent in the same words at {momentText(sentAt)} has reached us. It may
        still arrive.
      </p>
      <p>If you send it as well, we may receive it twice.</p>
    </SameOrderDialog>
  );
}
