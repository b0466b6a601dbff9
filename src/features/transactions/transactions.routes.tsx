import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** The door of the transactions errand. Its screen is fetched when it is first asked for, while the bank is opened. */
export function transactionsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const TransactionsScreen = lazyScreen(
    async () => (await import('./ui/transactions-screen.tsx')).TransactionsScreen,
    openBank,
  );
  return [{ path: '/accounts/transactions/:accountId', element: <TransactionsScreen /> }];
}

/** The list on another page, which has opened the bank before it draws this. */
export const TransactionsOf = lazyScreen(async () => (await import('./ui/transactions-of.tsx')).TransactionsOf);
