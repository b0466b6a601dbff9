import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. One path has the specification's other spelling. */
export function internationalRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Request = lazyScreen(async () => (await import('./ui/request-screen.tsx')).RequestScreen, openBank);
  return ['international', 'international/:accountId', 'intenational', 'intenational/:accountId'].map((path) => ({
    path: `/payments/request-${path}`,
    element: <Request />,
  }));
}
