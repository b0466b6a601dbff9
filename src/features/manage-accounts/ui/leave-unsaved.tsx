import { useBlocker } from 'react-router-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

/** Session-end pages: navigation to them is never blocked. */
const sessionEndPaths = /^\/(?:login|logged-off|session-expired)$/;

/** Asks before the customer leaves an unsaved order. */
export function LeaveUnsaved({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !sessionEndPaths.test(nextLocation.pathname),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.proceed()}>Leave</Button>
          <Button look="main" onClick={() => blocker.reset()}>
            Stay
          </Button>
        </>
      }
    >
      The new order of your accounts has not been saved.
    </Dialog>
  );
}
