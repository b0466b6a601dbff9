import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { accountsRoutes, loadAccountsScreen } from '#src/features/accounts/accounts.routes.tsx';
import { activityRoutes } from '#src/features/activity/activity.routes.tsx';
import { alertsRoutes } from '#src/features/alerts/alerts.routes.tsx';
import { authorisationsRoutes } from '#src/features/authorisations/authorisations.routes.tsx';
import { bulkRoutes } from '#src/features/bulk/bulk.routes.tsx';
import { chequesRoutes } from '#src/features/cheques/cheques.routes.tsx';
import { credentialsRoutes } from '#src/features/credentials/credentials.routes.tsx';
import { dataSharingRoutes } from '#src/features/data-sharing/data-sharing.routes.tsx';
import { internationalRoutes } from '#src/features/international/international.routes.tsx';
import { mailRoutes } from '#src/features/mail/mail.routes.tsx';
import { manageAccountsRoutes } from '#src/features/manage-accounts/manage-accounts.routes.tsx';
import { marketingRoutes } from '#src/features/marketing/marketing.routes.tsx';
import { payRoutes } from '#src/features/pay/pay.routes.tsx';
import { payeesRoutes } from '#src/features/payees/payees.routes.tsx';
import { servicesRoutes } from '#src/features/services/services.routes.tsx';
import { signInRoutes } from '#src/features/sign-in/sign-in.routes.tsx';
import { statementsRoutes } from '#src/features/statements/statements.routes.tsx';
import { styleguideRoutes } from '#src/features/styleguide/styleguide.routes.tsx';
import { TransactionsOf, transactionsRoutes } from '#src/features/transactions/transactions.routes.tsx';
import { transferRoutes } from '#src/features/transfer/transfer.routes.tsx';
import { upcomingRoutes } from '#src/features/upcoming/upcoming.routes.tsx';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { PageFailed } from './page-failed.tsx';
import { EntityRedirectPage } from './pages/entity-redirect.tsx';
import { loadLeftPayments } from './pages/lazy-left-payments.tsx';
import { LoggedOffPage } from './pages/logged-off.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { SessionExpiredPage } from './pages/session-expired.tsx';
import { RouteRoot } from './route-root.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { Shell } from './shell/shell.tsx';

/** All routes. Screens wait for `openBank` before they ask the bank anything. */
export function createRouter(openBank: () => Promise<unknown>) {
  const Home = lazyScreen(async () => (await loadHome()).Home, openBank);
  const Watch = lazyScreen(async () => (await loadWatch()).SignedInWatch, openBank);
  const Gate = lazyScreen(async () => (await import('./permission-gate.tsx')).PermissionGate, openBank);
  const SettingsIndex = lazyScreen(async () => (await import('./pages/settings-index.tsx')).SettingsIndex, openBank);
  const shellParts = {
    Header: lazyScreen(async () => (await loadShellParts()).ShellHeader, openBank),
    Strip: lazyScreen(async () => (await loadShellParts()).ShellStrip, openBank),
    Notices: lazyScreen(async () => (await loadShellParts()).ShellNotices, openBank),
    Overlay: lazyScreen(async () => (await loadShellParts()).ShellOverlay, openBank),
  };
  const credentials = credentialsRoutes(openBank);

  return createBrowserRouter(
    [
      {
        element: <RouteRoot Watch={Watch} />,
        errorElement: <ErrorBoundary />,
        children: [
          {
            element: <PublicShell />,
            children: keepingFrame([
              ...signInRoutes(fetchAfterSignIn),
              { path: '/logged-off', element: <LoggedOffPage /> },
              { path: '/session-expired', element: <SessionExpiredPage /> },
              ...credentials.publicRoutes,
              // Removed from production builds.
              ...(import.meta.env.MODE === 'production' ? [] : styleguideRoutes()),
              { path: '*', element: <NotFoundPage /> },
            ]),
          },
          {
            element: <Guard />,
            children: [
              {
                element: <Shell {...shellParts} />,
                children: keepingFrame([
                  { path: '/', element: <Home /> },
                  { path: '/digital', element: <Home /> },
                  { path: '/entity-redirect', element: <EntityRedirectPage /> },
                  ...accountsRoutes(openBank, (accountId) => <TransactionsOf accountId={accountId} />),
                  ...transactionsRoutes(openBank),
                  { path: '/settings', element: <SettingsIndex /> },
                  ...credentials.settingsRoutes,
                  ...manageAccountsRoutes(openBank),
                  ...marketingRoutes(openBank),
                  ...dataSharingRoutes(openBank),
                  {
                    element: <Gate />,
                    children: [
                      ...statementsRoutes(openBank),
                      ...alertsRoutes(openBank),
                      ...payRoutes(openBank),
                      ...internationalRoutes(openBank),
                      ...payeesRoutes(openBank),
                      ...authorisationsRoutes(openBank),
                      ...transferRoutes(openBank),
                      ...upcomingRoutes(openBank),
                      ...mailRoutes(openBank, <NotFoundPage />),
                      ...servicesRoutes(openBank, <NotFoundPage />),
                      ...bulkRoutes(openBank),
                      ...activityRoutes(openBank),
                      ...chequesRoutes(openBank),
                    ],
                  },
                ]),
              },
            ],
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}

/** A failed page leaves header, menus and Log Out in place. */
function keepingFrame(children: RouteObject[]): RouteObject[] {
  return [{ errorElement: <PageFailed />, children }];
}

function loadHome() {
  return import('./home.tsx');
}

/** Also loads what is shown after the session, when the connection may be gone. */
function loadShellParts() {
  void loadLeftPayments().catch(() => {});
  return import('./shell/shell-parts.tsx');
}

function loadWatch() {
  return import('./session/signed-in-watch.tsx');
}

/** A prefetch only: a chunk that fails to load is requested again, and reported, when needed. */
function fetchAfterSignIn(): void {
  void Promise.allSettled([loadHome(), loadShellParts(), loadWatch(), loadAccountsScreen()]);
}
