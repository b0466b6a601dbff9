import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The door of the errand to rename and reorder accounts. Its screen is fetched when it is first asked for, while the bank is opened. */
export function manageAccountsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const ManageAccounts = lazy(async () => {
    const [{ ManageAccountsScreen }] = await Promise.all([import('./ui/manage-accounts-screen.tsx'), openBank()]);
    return { default: ManageAccountsScreen };
  });
  return [{ path: '/settings/manage-accounts', element: <ManageAccounts /> }];
}
