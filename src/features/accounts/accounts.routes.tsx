import { lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AccountId } from '#src/kernel/ids.ts';

export function loadAccountsScreen() {
  return import('./ui/accounts-screen.tsx');
}

/** The door of the accounts errand. Its screens are fetched when they are first asked for, while the bank is opened. */
export function accountsRoutes(
  openBank: () => Promise<unknown>,
  renderTransactions: (accountId: AccountId) => ReactNode,
): RouteObject[] {
  const AccountsScreen = lazy(async () => {
    const [{ AccountsScreen: Loaded }] = await Promise.all([loadAccountsScreen(), openBank()]);
    return { default: Loaded };
  });
  const AccountScreen = lazy(async () => {
    const [{ AccountScreen: Loaded }] = await Promise.all([import('./ui/account-screen.tsx'), openBank()]);
    return { default: Loaded };
  });
  return [
    { path: '/accounts', element: <AccountsScreen /> },
    { path: '/accounts/:accountId', element: <AccountScreen renderTransactions={renderTransactions} /> },
  ];
}
