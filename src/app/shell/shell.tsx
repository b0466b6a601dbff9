import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSignOut } from '#src/api/session/session-actions.ts';
import { Brand } from './brand.tsx';
import { BarAwaited, Frame } from './frame.tsx';
import type { Overlay, OverlayProps, ShellOverlayProps } from './shell-parts.tsx';
import { StripAwaited } from './strip-awaited.tsx';

/** Loaded together with the first page behind sign-in. */
export interface ShellParts {
  readonly Header: ComponentType<OverlayProps>;
  readonly Strip: ComponentType;
  readonly Bar: ComponentType<OverlayProps>;
  readonly Notices: ComponentType;
  readonly Overlay: ComponentType<ShellOverlayProps>;
}

/** The frame of every page behind sign-in. */
export function Shell({ Header, Strip, Bar, Notices, Overlay }: ShellParts) {
  const signOut = useSignOut();
  const [overlay, setOverlay] = useState<Overlay>();
  const [leaving, setLeaving] = useState(false);
  const { pathname } = useLocation();

  // Overlays close on navigation, including Back and Forward.
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
          <Suspense fallback={<StripAwaited />}>
            <Strip />
          </Suspense>
        }
        bar={
          <Suspense fallback={<BarAwaited />}>
            <Bar overlay={overlay} onChange={setOverlay} />
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
