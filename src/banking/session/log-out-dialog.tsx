import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface LogOutDialogProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const paymentInProgress =
  'A payment is still being confirmed. If you log out now it may or may not be made: we will tell you as soon as we know.';

export function LogOutDialog({ busy, onConfirm, onClose }: LogOutDialogProps) {
  const payments = useAppSelector(selectUnresolved);
  const isPaying = Object.values(payments).some(({ progress }) => progress === 'confirming');
  return (
    <Dialog
      title="Are you sure you want to LOG OUT?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay logged in</Button>
          <Button look="main" busy={busy} onClick={onConfirm}>
            Log out
          </Button>
        </>
      }
    >
      {isPaying ? paymentInProgress : undefined}
    </Dialog>
  );
}
