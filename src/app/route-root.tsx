import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { serviceClosed, watchServiceClosed } from '#src/api/environment/service-state.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { ArrivalProvider } from '#src/banking/page/arrival.tsx';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { TroubleProvider } from '#src/banking/page/trouble.tsx';

const ServiceClosedPage = lazyScreen(() =>
  import('./pages/service-closed.tsx').then(
    ({ ServiceClosedPage: Loaded }) => Loaded,
    // Then each part of the page says for itself what it could not load.
    () => () => null,
  ),
);

/** Shared by every route: arrival, trouble notices and the session watch. */
export function RouteRoot({ Watch }: { readonly Watch: ComponentType }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const closed = useSyncExternalStore(watchServiceClosed, serviceClosed, serviceClosed);
  return (
    <ArrivalProvider>
      <TroubleProvider>
        <Outlet />
        {isSignedIn && (
          <Suspense>
            <Watch />
          </Suspense>
        )}
        {closed !== undefined && (
          <Suspense>
            <ServiceClosedPage closed={closed} />
          </Suspense>
        )}
      </TroubleProvider>
    </ArrivalProvider>
  );
}
