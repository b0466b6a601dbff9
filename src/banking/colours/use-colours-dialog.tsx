import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import type { ColoursDialogProps } from './colours-dialog.tsx';
import type { Wearer } from './wearer.ts';

interface ColoursChooser {
  /** Undefined if no colours could be kept. */
  readonly open: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** Few customers choose colours, so the dialog loads on first use. `dialog` shows it, or that it did not load. */
export function useColoursDialog(of: Wearer | undefined, title: string): ColoursChooser {
  const [shown, setShown] = useState<{ readonly Dialog: ComponentType<ColoursDialogProps> }>();
  if (of === undefined) return { open: undefined, dialog: undefined };

  async function open() {
    try {
      const { ColoursDialog } = await import('./colours-dialog.tsx');
      setShown({ Dialog: ColoursDialog });
    } catch {
      setShown({ Dialog: ColoursMissing });
    }
  }
  return {
    open: () => void open(),
    dialog: shown && <shown.Dialog of={of} title={title} onClose={() => setShown(undefined)} />,
  };
}

function ColoursMissing({ onClose }: ColoursDialogProps) {
  return (
    <Dialog title="Colours could not be opened" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      Please check your internet connection and try again.
    </Dialog>
  );
}
