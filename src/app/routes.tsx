import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { accountsRoutes, loadAccountsScreen } from '#src/features/accounts/accounts.routes.tsx';
import { signInRoutes } from '#src/features/sign-in/sign-in.routes.tsx';
import { styleguideRoutes } from '#src/features/styleguide/styleguide.routes.tsx';
import { TransactionsOf, transactionsRoutes } from '#src/features/transactions/transactions.routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { notBuilt } from './not-built.ts';
import { LoggedOffPage } from './pages/logged-off.tsx';
import { NotBuiltPage } from './pages/not-built.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { SessionExpiredPage } from './pages/session-expired.tsx';
import { RouteRoot } from './route-root.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { Shell } from './shell/shell.tsx';

/** Every address of the app. `openBank` must have finished before a screen asks the bank anything. */
export function createRouter(openBank: () => Promise<unknown>) {
  const Home = lazy(async () => {
    const [{ Home: Loaded }] = await Promise.all([loadHome(), openBank()]);
    return { default: Loaded };
  });

  return createBrowserRouter(
    [
      {
        element: <RouteRoot />,
        errorElement: <ErrorBoundary />,
        children: [
          {
            element: <PublicShell />,
            children: [
              ...signInRoutes(fetchAfterSignIn),
              { path: '/logged-off', element: <LoggedOffPage /> },
              { path: '/session-expired', element: <SessionExpiredPage /> },
              // A constant of the build: what is shipped to customers holds nothing of it.
              ...(import.meta.env.MODE === 'production' ? [] : styleguideRoutes()),
              ...notBuiltRoutes('not-needed'),
              { path: '*', element: <NotFoundPage /> },
            ],
          },
          {
            element: <Guard />,
            children: [
              {
                element: <Shell />,
                children: [
                  { path: '/', element: <Home /> },
                  ...accountsRoutes(openBank, (accountId) => <TransactionsOf accountId={accountId} />),
                  ...transactionsRoutes(openBank),
                  ...notBuiltRoutes('needed'),
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}

function loadHome() {
  return import('./home.tsx');
}

/** Ahead of need only: a part that does not arrive now is asked for again, and told of, when it is needed. */
function fetchAfterSignIn(): void {
  void Promise.allSettled([loadHome(), loadAccountsScreen()]);
}

function notBuiltRoutes(session: 'needed' | 'not-needed'): RouteObject[] {
  return notBuilt.filter((page) => page.session === session).map(({ path }) => ({ path, element: <NotBuiltPage /> }));
}
