import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

function loadTransactionsScreen() {
  return import('./ui/transactions-screen.tsx');
}

/** The door of the transactions errand. Its screen is fetched when it is first asked for, while the bank is opened. */
export function transactionsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const TransactionsScreen = lazy(async () => {
    const [{ TransactionsScreen: Loaded }] = await Promise.all([loadTransactionsScreen(), openBank()]);
    return { default: Loaded };
  });
  return [{ path: '/accounts/transactions/:accountId', element: <TransactionsScreen /> }];
}

/** The list on another page, which has opened the bank before it draws this. */
export const TransactionsOf = lazy(async () => ({
  default: (await import('./ui/transactions-of.tsx')).TransactionsOf,
}));
