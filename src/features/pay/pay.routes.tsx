import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/**
 * The door of paying: the hub, and the wizard with which a payment is made. Each screen is fetched when it is first asked
 * for, while the bank is opened. The addresses of the wizard are one page: what is chosen stands in them.
 */
export function payRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Hub = lazyScreen(async () => (await import('./ui/hub/hub-screen.tsx')).HubScreen, openBank);
  const Wizard = lazyScreen(async () => (await import('./ui/pay-screen.tsx')).PayScreen, openBank);
  return [
    { path: '/payments', element: <Hub /> },
    ...['/payments/from', '/payments/make', '/payments/make/:accountId'].map((path) => ({
      path,
      element: <Wizard />,
    })),
  ];
}
