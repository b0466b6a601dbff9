import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/**
 * The screen loads on first use, while the bank opens. All three URLs share one page; the chosen account is in the
 * path.
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
