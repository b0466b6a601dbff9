import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface CutOffDialogProps {
  /** The bank's own message. */
  readonly message: string;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** It is past the cut-off. Nothing is confirmed unless the customer accepts this. */
export function CutOffDialog({ message, onAccept, onClose }: CutOffDialogProps) {
  return (
    <Dialog
      title="Payment date"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button look="main" onClick={onAccept}>
            Confirm payment
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
