import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/**
 * Each screen loads on first use, while the bank opens. All wizard URLs share one page. `outgoings` is passed in for the
 * hub, because features never import each other.
 */
export function payRoutes(openBank: () => Promise<unknown>, outgoings: ReactNode): RouteObject[] {
  const Hub = lazyScreen(async () => (await import('./ui/hub/hub-screen.tsx')).HubScreen, openBank);
  const Wizard = lazyScreen(async () => (await import('./ui/pay-screen.tsx')).PayScreen, openBank);
  return [
    { path: '/payments', element: <Hub outgoings={outgoings} /> },
    ...['/payments/from', '/payments/make', '/payments/make/:accountId'].map((path) => ({
      path,
      element: <Wizard />,
    })),
  ];
}
