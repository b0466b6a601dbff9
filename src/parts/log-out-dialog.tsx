import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface LogOutDialogProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function LogOutDialog({ busy, onConfirm, onClose }: LogOutDialogProps) {
  return (
    <Dialog
      title="Are you sure you want to LOG OUT?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button look="main" busy={busy} onClick={onConfirm}>
            Log Out
          </Button>
        </>
      }
    />
  );
}
