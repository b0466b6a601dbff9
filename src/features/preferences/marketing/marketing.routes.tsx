import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function marketingRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Marketing = lazyScreen(async () => (await import('./ui/marketing-screen.tsx')).MarketingScreen, openBank);
  return [{ path: '/settings/marketing-preferences', element: <Marketing /> }];
}
