import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function authorisationsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Authorisations = lazyScreen(
    async () => (await import('./ui/authorisations-screen.tsx')).AuthorisationsScreen,
    openBank,
  );
  return [{ path: '/settings/authorisations', element: <Authorisations /> }];
}
