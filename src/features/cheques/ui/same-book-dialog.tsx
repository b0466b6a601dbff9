import type { BookKind } from '#src/api/cheques/book-marks.ts';
import { SameOrderDialog } from '#src/banking/orders/same-order-dialog.tsx';
import { bookNames } from '#src/features/cheques/model/book-copy.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { momentText } from '#src/ui/text/dates.ts';

interface SameBookDialogProps {
  readonly kind: BookKind;
  readonly orderedAt: Instant;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

export function SameBookDialog({ kind, orderedAt, ...actions }: SameBookDialogProps) {
  return (
    <SameOrderDialog title="You may have ordered this book already" acceptLabel="Order it as well" {...actions}>
      <p>
        We do not yet know whether your {bookNames[kind]} order for this account at {momentText(orderedAt)} has reached
        us. It may still arrive.
      </p>
      <p>If you order it as well, we may send you two books.</p>
    </SameOrderDialog>
  );
}
