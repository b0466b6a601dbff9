import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The routes inside load with the first page on a service. `missing` is shown for an unknown one. */
export function servicesRoutes(openBank: () => Promise<unknown>, missing: ReactNode): RouteObject[] {
  const Pages = lazyScreen(async () => (await import('./ui/service-pages.tsx')).ServicePages, openBank);
  return [{ path: '/services/*', element: <Pages missing={missing} /> }];
}
