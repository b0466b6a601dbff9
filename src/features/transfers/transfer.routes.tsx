import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function transferRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Transfer = lazyScreen(async () => (await import('./ui/transfer-screen.tsx')).TransferScreen, openBank);
  return ['/payments/transfer-money', '/payments/transfer-money/:accountId'].map((path) => ({
    path,
    element: <Transfer />,
  }));
}
