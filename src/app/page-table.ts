import { accountsPages } from './page-table/accounts-pages.ts';
import { mailPages } from './page-table/mail-pages.ts';
import type { PageRoute, PagesInFrame } from './page-table/page-route.ts';
import { paymentsPages } from './page-table/payments-pages.ts';
import { servicesPages } from './page-table/services-pages.ts';
import { settingsPages } from './page-table/settings-pages.ts';

/**
 * Every page behind login, once: its route, with everything that guard, menus, breadcrumbs and tests read. Menus keep this
 * order.
 */
export const pageTable: readonly (PageRoute | PagesInFrame)[] = [
  ...accountsPages,
  ...paymentsPages,
  ...mailPages,
  ...settingsPages,
  ...servicesPages,
];

/** The pages without the frames that some of them share. */
export const pages: readonly PageRoute[] = pageTable.flatMap((row) => ('children' in row ? row.children : [row]));
