import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { SignInScreen } from '#src/features/session/ui/sign-in-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { PageFailed } from './page-failed.tsx';
import type { PageHandle } from './page-handle.ts';
import { LoggedOffPage } from './pages/logged-off.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { SessionExpiredPage } from './pages/session-expired.tsx';
import { RouteRoot } from './route-root.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { Shell } from './shell/shell.tsx';
import { ShellBySession } from './shell/shell-by-session.tsx';
import type { AppStore } from './store.ts';

/** Below it come the routes of `customer-routes.tsx`. */
const behindSignIn = 'behind-sign-in';

const Home = lazyScreen(async () => (await loadHome()).Home);
const Watch = lazyScreen(async () => (await loadWatch()).SignedInWatch);
const shellParts = {
  Header: lazyScreen(async () => (await loadShellParts()).ShellHeader),
  Strip: lazyScreen(async () => (await loadShellParts()).ShellStrip),
  Bar: lazyScreen(async () => (await loadShellParts()).ShellBar),
  Notices: lazyScreen(async () => (await loadShellParts()).ShellNotices),
  Overlay: lazyScreen(async () => (await loadShellParts()).ShellOverlay),
};

const keepsTitle = { heading: '', keepsTitle: true } satisfies PageHandle;

/**
 * The routes before sign-in; those behind it are added on first use. `openBank` runs once, before any screen that asks the
 * bank: with the first page of a session that is already open, or with the first page of a visitor who needs the bank to
 * change a password. Signing in opens it by itself.
 */
export function createRouter(store: Pick<AppStore, 'getState'>, openBank: () => Promise<unknown>) {
  return createBrowserRouter(pageRoutes(store, openBank), {
    basename: import.meta.env.BASE_URL,
    patchRoutesOnNavigation: addCustomerRoutes(() => selectIsSignedIn(store.getState())),
  });
}

export function pageRoutes({ getState }: Pick<AppStore, 'getState'>, openBank: () => Promise<unknown>): RouteObject[] {
  const isSignedIn = () => selectIsSignedIn(getState());
  const withBank = {
    loader: async () => {
      await openBank();
      return null;
    },
    shouldRevalidate: () => false,
  };

  return [
    {
      element: <RouteRoot Watch={Watch} />,
      errorElement: <ErrorBoundary />,
      hydrateFallbackElement: <div aria-busy="true" />,
      ...(isSignedIn() && withBank),
      children: [
        {
          element: <PublicShell />,
          children: [
            keepingFrame({
              hydrateFallbackElement: <div aria-busy="true" />,
              children: [
                { path: '/login', handle: keepsTitle, element: <SignInScreen onNear={fetchAfterSignIn} /> },
                { path: '/logged-off', element: <LoggedOffPage /> },
                { path: '/session-expired', element: <SessionExpiredPage /> },
                { ...withBank, children: credentialRoutes },
                // Removed from production builds.
                ...(import.meta.env.MODE === 'production' ? [] : [styleguideRoute()]),
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
                  children: [
                    { path: '/', handle: keepsTitle, element: <Home /> },
                    { path: '/digital', element: <Home /> },
                  ],
                }),
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** Each screen checks for itself who may enter: a visitor with a reset token, or a customer with a forced change. */
const credentialRoutes: RouteObject[] = [
  { path: '/change-credentials', lazy: loadChangeCredentials },
  { path: '/change-credentials-password', lazy: loadResetPassword },
  { path: '/change-credentials-new', lazy: loadResetPassword },
];

async function loadChangeCredentials() {
  const { ChangeCredentialsScreen } = await import('#src/features/credentials/ui/change-credentials-screen.tsx');
  return { Component: ChangeCredentialsScreen };
}

async function loadResetPassword() {
  const { ResetPasswordScreen } = await import('#src/features/credentials/ui/reset-password-screen.tsx');
  return { Component: ResetPasswordScreen };
}

/** The developers' page. All of it is inside the function, so that builds that do not call it contain none of the page. */
function styleguideRoute(): RouteObject {
  return {
    path: '/styleguide',
    handle: { heading: 'Styleguide', above: [{ title: 'Paddock', to: '/' }] } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('#src/features/styleguide/ui/styleguide-screen.tsx')).StyleguideScreen,
    }),
  };
}

/** A failed page leaves the header, its menus and “Log out” in place. */
function keepingFrame(
  route: Pick<RouteObject, 'id' | 'hydrateFallbackElement'> & { readonly children: RouteObject[] },
): RouteObject {
  return { ...route, errorElement: <PageFailed /> };
}

/** The router asks for every URL it does not know, or knows only by a parameter. */
function addCustomerRoutes(isSignedIn: () => boolean): PatchRoutesOnNavigationFunction {
  let isAdded = false;
  return async ({ patch, signal }) => {
    if (isAdded) return;
    const { customerRoutes } = await loadCustomerRoutes();
    // The router takes nothing from a navigation that another has replaced.
    if (isAdded || signal.aborted) return;
    isAdded = true;
    patch(behindSignIn, customerRoutes(isSignedIn));
  };
}

export function loadCustomerRoutes() {
  return import('./customer-routes.tsx');
}

function loadHome() {
  return import('./home.tsx');
}

function loadShellParts() {
  return import('./shell/shell-parts.tsx');
}

function loadWatch() {
  return import('./session/signed-in-watch.tsx');
}

/** A prefetch only: a chunk that fails to load is requested again, and reported, when needed. */
function fetchAfterSignIn(): void {
  void Promise.allSettled([
    loadCustomerRoutes().then(({ fetchFirstPage }) => fetchFirstPage()),
    loadHome(),
    loadShellParts(),
    loadWatch(),
  ]);
}
