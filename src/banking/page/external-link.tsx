import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that asks first if it leads to another site. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const [asking, setAsking] = useState(false);
  if (otherHost(href) === undefined) return <a href={href}>{children}</a>;

  function ask(event: MouseEvent) {
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      {/* A middle click would open it without asking; a right click only opens the browser's menu. */}
      <a href={href} rel="noreferrer" onClick={ask} onAuxClick={(event) => event.button === 1 && ask(event)}>
        {children}
      </a>
      {asking && <LeavingDialog href={href} onClose={() => setAsking(false)} />}
    </>
  );
}

interface LeavingDialogProps {
  readonly href: string;
  readonly onClose: () => void;
}

/** Asks before another site is opened. */
export function LeavingDialog({ href, onClose }: LeavingDialogProps) {
  // Outside the line of text, so that the dialog does not inherit its size and colour.
  return createPortal(
    <Dialog
      title="You are leaving our website"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" onClick={() => globalThis.location.assign(href)}>
            Proceed
          </Button>
        </>
      }
    >
      This page is on {otherHost(href)}, which is another website. Never enter your password or PIN there.
    </Dialog>,
    document.body,
  );
}

/** Undefined on this site. A URL that cannot be parsed counts as another site. */
export function otherHost(href: string): string | undefined {
  try {
    const { origin, host } = new URL(href, globalThis.location.href);
    return origin === globalThis.location.origin ? undefined : host;
  } catch {
    return href;
  }
}
