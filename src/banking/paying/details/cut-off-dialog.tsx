import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface CutOffDialogProps {
  /** The bank's own message. */
  readonly message: string;
  readonly word: OrderNoun | 'payments';
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** It is past the cut-off. Nothing is confirmed unless the customer accepts this. */
export function CutOffDialog({ message, word, onAccept, onClose }: CutOffDialogProps) {
  return (
    <Dialog
      title="Payment date"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button look="main" onClick={onAccept}>
            {`Confirm ${word}`}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
