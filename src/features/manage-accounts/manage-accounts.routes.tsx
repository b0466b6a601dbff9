import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function manageAccountsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const ManageAccounts = lazyScreen(
    async () => (await import('./ui/manage-accounts-screen.tsx')).ManageAccountsScreen,
    openBank,
  );
  return [{ path: '/settings/manage-accounts', element: <ManageAccounts /> }];
}
