import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSignOut } from '#src/api/session/session-actions.ts';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';
import type { Overlay, OverlayProps, ShellOverlayProps } from './shell-parts.tsx';

/** Fetched when the first page behind sign-in is shown, beside that page. */
export interface ShellParts {
  readonly Header: ComponentType<OverlayProps>;
  readonly Strip: ComponentType;
  readonly Notices: ComponentType;
  readonly Overlay: ComponentType<ShellOverlayProps>;
}

/** The frame of every page behind sign-in. Once the session is over the guard around it leads to the log-off page. */
export function Shell({ Header, Strip, Notices, Overlay }: ShellParts) {
  const signOut = useSignOut();
  const [overlay, setOverlay] = useState<Overlay>();
  const [leaving, setLeaving] = useState(false);
  const { pathname } = useLocation();

  // What lay over a page stays behind with it, also when the browser's own buttons lead away.
  useEffect(() => {
    if (pathname !== '') setOverlay(undefined);
  }, [pathname]);

  function leave() {
    setLeaving(true);
    void signOut();
  }

  return (
    <>
      <Frame
        header={
          <>
            <Brand />
            <Suspense>
              <Header overlay={overlay} onChange={setOverlay} />
            </Suspense>
          </>
        }
        strip={
          <Suspense>
            <Strip />
          </Suspense>
        }
      >
        <Suspense>
          <Notices />
        </Suspense>
        <Outlet />
      </Frame>
      <Suspense>
        <Overlay overlay={overlay} onChange={setOverlay} leaving={leaving} onLeave={leave} />
      </Suspense>
    </>
  );
}
