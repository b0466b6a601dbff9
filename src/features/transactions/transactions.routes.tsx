import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function transactionsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const TransactionsScreen = lazyScreen(
    async () => (await import('./ui/transactions-screen.tsx')).TransactionsScreen,
    openBank,
  );
  return [{ path: '/accounts/transactions/:accountId', element: <TransactionsScreen /> }];
}

/** The list as part of another page, which has already opened the bank. */
export const TransactionsOf = lazyScreen(async () => (await import('./ui/transactions-of.tsx')).TransactionsOf);
