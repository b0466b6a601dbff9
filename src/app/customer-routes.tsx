import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { type LoadScreen, loadFirstPage, type PageRoute, type PagesInFrame, pageTable } from './page-table.ts';
import { EntityRedirectPage } from './pages/entity-redirect.tsx';

/**
 * The routes behind sign-in. They load as one file, so that a further route adds nothing to the sign-in page. A visitor is
 * led to sign-in without waiting for the page, whose screen then loads when it is first shown.
 */
export function customerRoutes(isSignedIn: boolean): RouteObject[] {
  const toRoute = (row: PageRoute | PagesInFrame) => routeOf(row, isSignedIn);
  return [
    { path: '/entity-redirect', element: <EntityRedirectPage /> },
    { path: '/secure-mail', element: <Navigate to="/secure-mail/f/inbox" replace /> },
    {
      path: '/settings',
      ...screenOf(async () => ({ Component: (await import('./pages/settings-index.tsx')).SettingsIndex }), isSignedIn),
    },
    ...pageTable.filter((row) => !isGated(row)).map(toRoute),
    {
      ...screenOf(async () => ({ Component: (await import('./permission-gate.tsx')).PermissionGate }), isSignedIn),
      children: pageTable.filter(isGated).map(toRoute),
    },
  ];
}

export async function fetchFirstPage(): Promise<void> {
  await loadFirstPage();
}

function isGated(row: PageRoute | PagesInFrame): boolean {
  return 'children' in row ? row.children.some(isGated) : row.handle.needs !== undefined;
}

function routeOf({ lazy: load, ...row }: PageRoute | PagesInFrame, isSignedIn: boolean): RouteObject {
  const screen = screenOf(load, isSignedIn);
  if (!('children' in row)) return { ...row, ...screen };
  return { ...screen, children: row.children.map((page) => routeOf(page, isSignedIn)) };
}

function screenOf(load: LoadScreen, isSignedIn: boolean): Pick<RouteObject, 'lazy' | 'Component'> {
  if (isSignedIn) return { lazy: load };
  return { Component: lazy(async () => ({ default: (await load()).Component })) };
}
