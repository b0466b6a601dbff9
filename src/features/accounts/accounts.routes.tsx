import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

export function loadAccountsScreen() {
  return import('./ui/accounts-screen.tsx');
}

/** The door of the accounts errand. Its screens are fetched when they are first asked for, while the bank is opened. */
export function accountsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const AccountsScreen = lazy(async () => {
    const [{ AccountsScreen: Loaded }] = await Promise.all([loadAccountsScreen(), openBank()]);
    return { default: Loaded };
  });
  return [{ path: '/accounts', element: <AccountsScreen /> }];
}
