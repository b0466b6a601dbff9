import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function alertsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Alerts = lazyScreen(async () => (await import('./ui/alerts-screen.tsx')).AlertsScreen, openBank);
  return [{ path: '/settings/alerts', element: <Alerts /> }];
}
