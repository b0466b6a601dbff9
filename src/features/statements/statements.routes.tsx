import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

function loadStatementsScreen() {
  return import('./ui/statements-screen.tsx');
}

/**
 * The door of the statements errand. Its screen is fetched when it is first asked for, while the bank is opened. All
 * three addresses are one page: the account that was chosen stands in the path, or none does.
 */
export function statementsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const StatementsScreen = lazy(async () => {
    const [{ StatementsScreen: Loaded }] = await Promise.all([loadStatementsScreen(), openBank()]);
    return { default: Loaded };
  });
  return ['/statements', '/accounts/statements', '/accounts/statements/:accountId'].map((path) => ({
    path,
    element: <StatementsScreen />,
  }));
}
