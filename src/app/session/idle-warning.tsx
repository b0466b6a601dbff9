import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { spokenSeconds, timeLeftText } from './time-left.ts';

interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly leaving: boolean;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** The display counts every second; screen readers hear only some. */
export function IdleWarning({ secondsLeft, leaving, onStay, onLogOut }: IdleWarningProps) {
  return (
    <Dialog
      title="Are you still there?"
      onClose={onStay}
      actions={
        <>
          {/* First, so that it has the focus: a customer who is typing must not log out by accident. */}
          <Button look="main" onClick={onStay}>
            Stay logged in
          </Button>
          <Button busy={leaving} onClick={onLogOut}>
            Log out
          </Button>
        </>
      }
    >
      <p aria-hidden="true">{timeLeftText(secondsLeft)}</p>
      <div aria-live="assertive">
        <HiddenText>{timeLeftText(spokenSeconds(secondsLeft))}</HiddenText>
      </div>
    </Dialog>
  );
}
