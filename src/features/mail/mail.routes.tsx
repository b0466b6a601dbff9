import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The routes inside load with the mailbox, to keep the first page small. `missing` is shown for an unknown one. */
export function mailRoutes(openBank: () => Promise<unknown>, missing: ReactNode): RouteObject[] {
  const Pages = lazyScreen(async () => (await import('./ui/mail-pages.tsx')).MailPages, openBank);
  return [{ path: '/secure-mail/*', element: <Pages missing={missing} /> }];
}
