import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { nameOf } from '#src/features/approvals/model/item-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface DeclineDialogProps {
  readonly item: ApprovalItem;
  readonly onDecline: () => void;
  readonly onClose: () => void;
}

export function DeclineDialog({ item, onDecline, onClose }: DeclineDialogProps) {
  return (
    <Dialog
      title="Decline"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" onClick={onDecline}>
            Decline
          </Button>
        </>
      }
    >
      Do you want to decline the {nameOf(item)}? Nobody can authorise it after that.{' '}
      {item.requestedBy ?? 'The person who asked for it'} will be told by secure mail.
    </Dialog>
  );
}
