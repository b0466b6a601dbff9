import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isGated } from '#src/api/capabilities/capabilities-of-pages.ts';
import { awaitedPageAt } from './awaited-pages.ts';
import { customerRoutes } from './customer-routes.tsx';

it('knows the heading of every page that waits for permissions', () => {
  const gated = pathsOf(customerRoutes(async () => {})).filter(isGated);
  expect(gated.length).toBeGreaterThan(20);
  const unknown = gated.filter((path) => awaitedPageAt(path.replace(/:\w+/g, 'PC_F_DFT')) === undefined);
  expect(unknown).toEqual([]);
});

it.each([
  ['/Payments/Make/ABC', 'Make a payment'],
  ['/payments/payees/new/', 'Add a new payee'],
  ['/settings/activity-log/type/CBR', 'Cheque book request'],
])('names the page at %s', (pathname, heading) => {
  expect(awaitedPageAt(pathname)?.heading).toBe(heading);
});

it('names no page that does not exist', () => {
  expect(awaitedPageAt('/payments/nothing')).toBeUndefined();
});

function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, children = [] }) => {
    const whole = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return [...(path === '' && index !== true ? [] : [whole]), ...pathsOf(children, whole)];
  });
}
