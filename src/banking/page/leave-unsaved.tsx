import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { sessionEndPaths } from './session-end-paths.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

interface LeaveUnsavedProps {
  readonly isUnsaved: boolean;
  readonly title: string;
  /** What would be lost. */
  readonly children: ReactNode;
}

/** Asks before the customer leaves something unsaved, by a link or Back; the browser asks before the page is closed or reloaded. */
export function LeaveUnsaved({ isUnsaved, ...question }: LeaveUnsavedProps) {
  return isUnsaved && <Question {...question} />;
}

function Question({ title, children }: Omit<LeaveUnsavedProps, 'isUnsaved'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !sessionEndPaths.test(nextLocation.pathname),
  );
  useAskBeforeUnload(true);
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
