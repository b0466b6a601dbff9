import { matchRoutes } from 'react-router-dom';
import { customerRoutes } from './customer-routes.tsx';
import type { PageHandle } from './page-handle.ts';

/** What the route that the router chooses for a URL says of its page. */
export function pageAt(pathname: string): PageHandle | undefined {
  return matchRoutes(
    customerRoutes(() => true),
    pathname,
  )?.at(-1)?.route.handle;
}
