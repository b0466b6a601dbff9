import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** The door of the errand to rename and reorder accounts. Its screen is fetched when it is first asked for, while the bank is opened. */
export function manageAccountsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const ManageAccounts = lazyScreen(
    async () => (await import('./ui/manage-accounts-screen.tsx')).ManageAccountsScreen,
    openBank,
  );
  return [{ path: '/settings/manage-accounts', element: <ManageAccounts /> }];
}
