import type { ReactNode } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface SameOrderDialogProps {
  readonly title: string;
  /** What happens if the customer goes on. */
  readonly children: ReactNode;
  readonly acceptLabel: string;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The same was sent before, and nobody knows yet whether it arrived. */
export function SameOrderDialog({ title, children, acceptLabel, onAccept, onClose }: SameOrderDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAccept}>{acceptLabel}</Button>
          <Button ref={focusedFirst} look="main" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
