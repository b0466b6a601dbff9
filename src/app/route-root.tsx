import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ArrivalProvider } from '#src/parts/arrival.tsx';
import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import { TroubleProvider } from '#src/parts/trouble.tsx';

/** What every address shares: the fixed title, the arrival at a page, and a place for trouble. */
export function RouteRoot() {
  const { bankName } = useRuntimeConfig();
  const { pathname } = useLocation();

  // The title belongs to the document, outside of what React draws. Sign-in and the empty path leave it as it is.
  useLayoutEffect(() => {
    if (pathname !== '/' && pathname !== '/login') document.title = `${bankName} Online Banking`;
  }, [bankName, pathname]);

  return (
    <ArrivalProvider>
      <TroubleProvider>
        <Outlet />
      </TroubleProvider>
    </ArrivalProvider>
  );
}
