import type { Ref } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

interface ChangeButtonProps {
  /** The answer, as its label says. */
  readonly what: string;
  readonly disabled: boolean;
  readonly place?: Ref<HTMLButtonElement> | undefined;
  readonly onPress: () => void;
}

/** Back from a review to that field, with everything else as it is. */
export function ChangeButton({ what, disabled, place, onPress }: ChangeButtonProps) {
  return (
    <Button ref={place} look="quiet" disabled={disabled} onClick={onPress}>
      <span>
        Change<HiddenText> {what}</HiddenText>
      </span>
    </Button>
  );
}
