import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import { momentOf } from '#src/parts/payments/unresolved-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';

interface UnresolvedDialogProps {
  readonly payments: readonly UnresolvedView[];
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/**
 * Earlier payments may still be made, to this payee or another. No draft is created until the customer accepts this.
 */
export function UnresolvedDialog({ payments, onAccept, onClose }: UnresolvedDialogProps) {
  return (
    <Dialog
      title="An earlier payment may still be made"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAccept}>Pay as well</Button>
          <Button look="main" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      {payments.map((view) => (
        <p key={view.at}>{earlierText(view)}</p>
      ))}
      <p>If you pay as well, both payments may leave your account.</p>
    </Dialog>
  );
}

function earlierText({ at, payment }: UnresolvedView): string {
  const amount = payment?.details.amount;
  const what = amount === undefined ? 'a payment' : `your payment of ${moneyText(amount)}`;
  return `We do not yet know whether ${what} at ${momentOf(at)} was made. It may still be made.`;
}
