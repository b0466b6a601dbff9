import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/**
 * The door of the statements errand. Its screen is fetched when it is first asked for, while the bank is opened. All
 * three addresses are one page: the account that was chosen stands in the path, or none does.
 */
export function statementsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const StatementsScreen = lazyScreen(
    async () => (await import('./ui/statements-screen.tsx')).StatementsScreen,
    openBank,
  );
  return ['/statements', '/accounts/statements', '/accounts/statements/:accountId'].map((path) => ({
    path,
    element: <StatementsScreen />,
  }));
}
