import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** Each screen loads on first use, while the bank opens. All wizard URLs share one page. */
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
