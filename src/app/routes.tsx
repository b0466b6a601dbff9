import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { credentialsRoutes } from '#src/features/credentials/credentials.routes.tsx';
import { signInRoutes } from '#src/features/session/sign-in.routes.tsx';
import { styleguideRoutes } from '#src/features/styleguide/styleguide.routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { PageFailed } from './page-failed.tsx';
import { loadLeftPayments } from './pages/lazy-left-payments.tsx';
import { LoggedOffPage } from './pages/logged-off.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { SessionExpiredPage } from './pages/session-expired.tsx';
import { RouteRoot } from './route-root.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { Shell } from './shell/shell.tsx';
import { ShellBySession } from './shell/shell-by-session.tsx';

/** Below it come the routes of `customer-routes.tsx`. */
const behindSignIn = 'behind-sign-in';

/** The routes before sign-in; those behind it are added on first use. Screens wait for `openBank` before they ask anything. */
export function createRouter(openBank: () => Promise<unknown>) {
  const Home = lazyScreen(async () => (await loadHome()).Home, openBank);
  const Watch = lazyScreen(async () => (await loadWatch()).SignedInWatch, openBank);
  const shellParts = {
    Header: lazyScreen(async () => (await loadShellParts()).ShellHeader, openBank),
    Strip: lazyScreen(async () => (await loadShellParts()).ShellStrip, openBank),
    Notices: lazyScreen(async () => (await loadShellParts()).ShellNotices, openBank),
    Overlay: lazyScreen(async () => (await loadShellParts()).ShellOverlay, openBank),
  };

  return createBrowserRouter(
    [
      {
        element: <RouteRoot Watch={Watch} />,
        errorElement: <ErrorBoundary />,
        hydrateFallbackElement: <div aria-busy="true" />,
        children: [
          {
            element: <PublicShell />,
            children: [
              keepingFrame({
                children: [
                  ...signInRoutes(fetchAfterSignIn),
                  { path: '/logged-off', element: <LoggedOffPage /> },
                  { path: '/session-expired', element: <SessionExpiredPage /> },
                  ...credentialsRoutes(openBank),
                  // Removed from production builds.
                  ...(import.meta.env.MODE === 'production' ? [] : styleguideRoutes()),
                ],
              }),
            ],
          },
          {
            element: <ShellBySession {...shellParts} />,
            children: [keepingFrame({ children: [{ path: '*', element: <NotFoundPage /> }] })],
          },
          {
            element: <Guard />,
            children: [
              {
                element: <Shell {...shellParts} />,
                children: [
                  keepingFrame({
                    id: behindSignIn,
                    // Here, so that a visitor is led to sign-in without the other routes.
                    children: ['/', '/digital'].map((path) => ({ path, element: <Home /> })),
                  }),
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL, patchRoutesOnNavigation: addCustomerRoutes(openBank) },
  );
}

/** A failed page leaves the header, its menus and “Log out” in place. */
function keepingFrame(route: { readonly id?: string; readonly children: RouteObject[] }): RouteObject {
  return { ...route, errorElement: <PageFailed /> };
}

/** The router asks for every URL it does not know, or knows only by a parameter. */
function addCustomerRoutes(openBank: () => Promise<unknown>): PatchRoutesOnNavigationFunction {
  let isAdded = false;
  return async ({ patch, signal }) => {
    if (isAdded) return;
    const { customerRoutes } = await loadCustomerRoutes();
    // The router takes nothing from a navigation that another has replaced.
    if (isAdded || signal.aborted) return;
    isAdded = true;
    patch(behindSignIn, customerRoutes(openBank));
  };
}

export function loadCustomerRoutes() {
  return import('./customer-routes.tsx');
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
  void Promise.allSettled([
    loadCustomerRoutes(),
    loadHome(),
    loadShellParts(),
    loadWatch(),
    import('#src/features/accounts/ui/accounts-screen.tsx'),
  ]);
}
