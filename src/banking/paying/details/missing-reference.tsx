import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface MissingReferenceProps {
  readonly onContinue: () => void;
  readonly onGoBack: () => void;
}

export function MissingReference({ onContinue, onGoBack }: MissingReferenceProps) {
  return (
    <Dialog
      title="Missing reference"
      onClose={onGoBack}
      actions={
        <>
          <Button onClick={onGoBack}>Go back</Button>
          <Button look="main" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      Continue without a reference?
    </Dialog>
  );
}
