import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that may lead to somebody else's site: then it asks first. On this site it is a plain one. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const [asking, setAsking] = useState(false);
  const host = otherHost(href);
  if (host === undefined) return <a href={href}>{children}</a>;

  function ask(event: MouseEvent) {
    event.preventDefault();
    setAsking(true);
  }
  const close = () => setAsking(false);

  return (
    <>
      {/* The middle button would open it without a question; the right one only opens the browser's own menu. */}
      <a href={href} rel="noreferrer" onClick={ask} onAuxClick={(event) => event.button === 1 && ask(event)}>
        {children}
      </a>
      {asking &&
        // Out of the line of text it stands in, whose size and colour are not its own.
        createPortal(
          <Dialog
            title="You are leaving our website"
            onClose={close}
            actions={
              <>
                <Button onClick={close}>Cancel</Button>
                <Button look="main" onClick={() => globalThis.location.assign(href)}>
                  Proceed
                </Button>
              </>
            }
          >
            The page you asked for is on {host}. It is another website, and it never needs your password or your PIN.
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** Undefined for what is on this site. An address that cannot be read is anybody's. */
function otherHost(href: string): string | undefined {
  try {
    const { origin, host } = new URL(href, globalThis.location.href);
    return origin === globalThis.location.origin ? undefined : host;
  } catch {
    return href;
  }
}
