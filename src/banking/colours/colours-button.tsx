import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { useColoursDialog } from './use-colours-dialog.tsx';
import type { Wearer } from './wearer.ts';

interface ColoursButtonProps {
  readonly of: Wearer | undefined;
  /** What the account or entity is called. */
  readonly title: string;
}

export function ColoursButton({ of, title }: ColoursButtonProps) {
  const { open, dialog } = useColoursDialog(of, title);
  if (open === undefined) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={open}>
        <span>
          Choose colours<HiddenText> for {title}</HiddenText>
        </span>
      </Button>
      {dialog}
    </>
  );
}
