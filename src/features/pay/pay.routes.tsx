import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * The door of paying: the hub, and the wizard with which a payment is made. Each screen is fetched when it is first asked
 * for, while the bank is opened. The addresses of the wizard are one page: what is chosen stands in them.
 */
export function payRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Hub = lazy(async () => {
    const [{ HubScreen }] = await Promise.all([import('./ui/hub/hub-screen.tsx'), openBank()]);
    return { default: HubScreen };
  });
  const Wizard = lazy(async () => {
    const [{ PayScreen }] = await Promise.all([import('./ui/pay-screen.tsx'), openBank()]);
    return { default: PayScreen };
  });
  return [
    { path: '/payments', element: <Hub /> },
    ...['/payments/from', '/payments/make', '/payments/make/:accountId'].map((path) => ({
      path,
      element: <Wizard />,
    })),
  ];
}
