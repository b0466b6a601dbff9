import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function chequesRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const ChequesScreen = lazyScreen(async () => (await import('./ui/cheques-screen.tsx')).ChequesScreen, openBank);
  return [{ path: '/accounts/services', element: <ChequesScreen /> }];
}
