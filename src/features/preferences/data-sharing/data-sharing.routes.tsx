import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { sharingPath } from '#src/features/preferences/data-sharing/model/sharing-path.ts';

/** The screen loads on first use, while the bank opens. */
export function dataSharingRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const DataSharing = lazyScreen(
    async () => (await import('./ui/data-sharing-screen.tsx')).DataSharingScreen,
    openBank,
  );
  return [{ path: sharingPath, element: <DataSharing /> }];
}
