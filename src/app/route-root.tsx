import { Outlet } from 'react-router-dom';
import { ArrivalProvider } from '#src/parts/arrival.tsx';
import { TroubleProvider } from '#src/parts/trouble.tsx';

/** What every address shares: the arrival at a page, and a place for trouble. */
export function RouteRoot() {
  return (
    <ArrivalProvider>
      <TroubleProvider>
        <Outlet />
      </TroubleProvider>
    </ArrivalProvider>
  );
}
