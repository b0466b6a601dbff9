import type { RouteObject } from 'react-router-dom';
import { sharingPath } from '#src/features/data-sharing/model/sharing-path.ts';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function dataSharingRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const DataSharing = lazyScreen(
    async () => (await import('./ui/data-sharing-screen.tsx')).DataSharingScreen,
    openBank,
  );
  return [{ path: sharingPath, element: <DataSharing /> }];
}
