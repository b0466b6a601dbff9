import { lazy, useEffect } from 'react';
import { Navigate, type RouteObject, useNavigate } from 'react-router-dom';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { loadFirstPage } from './page-table/accounts-pages.ts';
import type { LoadScreen, PageRoute, PagesInFrame } from './page-table/page-route.ts';
import { pageTable } from './page-table.ts';

const pauseMs = 3_000;

/** Shown between a page of one entity and the accounts of another. */
function EntityRedirectPage() {
  const navigate = useNavigate();

  // The redirect is timed.
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/accounts', { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <PlainPage heading="Taking you back to your accounts">
      <p>You will see accounts for your chosen entity.</p>
      <ButtonLink to="/accounts" replace>
        Go there now
      </ButtonLink>
    </PlainPage>
  );
}

/** The routes behind sign-in. They load as one file, so that a further route adds nothing to the sign-in page. */
export function customerRoutes(isSignedIn: () => boolean): RouteObject[] {
  const gated = pageTable.filter(isGated);
  return [
    { path: '/entity-redirect', element: <EntityRedirectPage /> },
    { path: '/secure-mail', element: <Navigate to="/secure-mail/f/inbox" replace /> },
    { path: '/settings', lazy: loadFor(isSignedIn, loadSettingsIndex) },
    ...pageTable.filter((row) => !gated.includes(row)).map((row) => routeOf(row, isSignedIn)),
    { lazy: loadFor(isSignedIn, loadGate), children: gated.map((row) => routeOf(row, isSignedIn)) },
  ];
}

export async function fetchFirstPage(): Promise<void> {
  await loadFirstPage();
}

function isGated(row: PageRoute | PagesInFrame): boolean {
  return 'children' in row ? row.children.some(isGated) : row.handle.needs !== undefined;
}

function routeOf(row: PageRoute | PagesInFrame, isSignedIn: () => boolean): RouteObject {
  const screen = { lazy: loadFor(isSignedIn, row.lazy) };
  if (!('children' in row)) return { ...row, ...screen };
  return { ...screen, children: row.children.map((page) => routeOf(page, isSignedIn)) };
}

/** The router waits for a screen before it shows its page. A visitor, whom the guard turns away, waits for none. */
function loadFor(isSignedIn: () => boolean, load: LoadScreen): LoadScreen {
  return async () => (isSignedIn() ? load() : { Component: lazy(async () => ({ default: (await load()).Component })) });
}

async function loadSettingsIndex() {
  return { Component: (await import('./pages/settings-index.tsx')).SettingsIndex };
}

async function loadGate() {
  return { Component: (await import('./permission-gate.tsx')).PermissionGate };
}
