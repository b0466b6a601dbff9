import type { Instant } from '#src/kernel/instant.ts';
import { momentOf } from '#src/parts/payments/unresolved-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface SameMessageDialogProps {
  readonly sentAt: Instant;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The same words were sent before, and nobody knows yet whether they arrived. */
export function SameMessageDialog({ sentAt, onAccept, onClose }: SameMessageDialogProps) {
  return (
    <Dialog
      title="You may have sent this message already"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAccept}>Send it as well</Button>
          <Button ref={focusedFirst} look="main" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      <p>
        We do not yet know whether the message you sent in the same words at {momentOf(sentAt)} has reached us. It may
        still arrive.
      </p>
      <p>If you send it as well, we may receive it twice.</p>
    </Dialog>
  );
}
