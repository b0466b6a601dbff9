import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import type { AccountId } from '#src/kernel/ids.ts';

/** Each screen loads on first use, while the bank opens. */
export function accountsRoutes(
  openBank: () => Promise<unknown>,
  renderTransactions: (accountId: AccountId) => ReactNode,
): RouteObject[] {
  const AccountsScreen = lazyScreen(async () => (await import('./ui/accounts-screen.tsx')).AccountsScreen, openBank);
  const AccountScreen = lazyScreen(async () => (await import('./ui/account-screen.tsx')).AccountScreen, openBank);
  return [
    { path: '/accounts', element: <AccountsScreen /> },
    { path: '/accounts/:accountId', element: <AccountScreen renderTransactions={renderTransactions} /> },
  ];
}
