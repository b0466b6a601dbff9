import { type ComponentType, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { ArrivalProvider } from '#src/banking/page/arrival.tsx';
import { TroubleProvider } from '#src/banking/page/trouble.tsx';

/** Shared by every route: arrival, trouble notices and the session watch. */
export function RouteRoot({ Watch }: { readonly Watch: ComponentType }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <ArrivalProvider>
      <TroubleProvider>
        <Outlet />
        {isSignedIn && (
          <Suspense>
            <Watch />
          </Suspense>
        )}
      </TroubleProvider>
    </ArrivalProvider>
  );
}
