import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

/** Session-end pages: navigation to them is never blocked. */
const sessionEndPaths = /^\/(?:login|logged-off|session-expired)$/;

interface LeaveUnsavedProps {
  readonly isUnsaved: boolean;
  readonly title: string;
  /** What would be lost. */
  readonly children: ReactNode;
}

/** Asks before the customer leaves something unsaved, by a link or Back; the browser asks before the page is closed or reloaded. */
export function LeaveUnsaved({ isUnsaved, title, children }: LeaveUnsavedProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !sessionEndPaths.test(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={title}
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
      {children}
    </Dialog>
  );
}
