import { matchPath } from 'react-router-dom';
import { titleOfType } from '#src/api/activity/activity-types.ts';

interface AwaitedPage {
  readonly heading: string;
  /** The pages above, where the page has a breadcrumb. */
  readonly above?: readonly AwaitedCrumb[];
}

interface AwaitedCrumb {
  readonly title: string;
  readonly to: string;
}

const accounts = { title: 'Accounts', to: '/accounts' };
const payments = { title: 'Payments', to: '/payments' };
const settings = { title: 'Settings', to: '/settings' };
const payees = { title: 'Manage payees', to: '/payments/payees' };
const upcoming = { title: 'Upcoming payments', to: '/payments/upcoming' };
const bulk = { title: 'Bulk payments', to: '/payments/bulk' };
const log = { title: 'Activity log', to: '/settings/activity-log' };

/** The headings of all pages that the permission gate may hold back. */
const pages: Readonly<Record<string, AwaitedPage>> = {
  '/statements': { heading: 'Statements', above: [accounts] },
  '/accounts/statements/:accountId?': { heading: 'Statements', above: [accounts] },
  '/accounts/services': { heading: 'Cheque services', above: [accounts] },
  '/payments': { heading: 'Payments & Transfers' },
  '/payments/from': { heading: 'Make a payment', above: [payments] },
  '/payments/make/:accountId?': { heading: 'Make a payment', above: [payments] },
  '/payments/request-international/:accountId?': { heading: 'Request international payment', above: [payments] },
  '/payments/request-intenational/:accountId?': { heading: 'Request international payment', above: [payments] },
  '/payments/transfer-money/:accountId?': { heading: 'Internal Transfer', above: [payments] },
  '/payments/payees': { heading: 'Manage payees', above: [payments] },
  '/payments/manage-payees': { heading: 'Manage payees', above: [payments] },
  '/payments/payees/new': { heading: 'Add a new payee', above: [payments, payees] },
  '/payments/payees/edit/:payeeId': { heading: 'Change payee', above: [payments, payees] },
  '/payments/upcoming': { heading: 'Upcoming payments', above: [payments] },
  '/payments/upcoming/edit/:instructionId': { heading: 'Edit standing order', above: [payments, upcoming] },
  '/payments/bulk': { heading: 'Bulk payments', above: [payments] },
  '/payments/bulk/confirm': { heading: 'Confirm bulk payments', above: [payments, bulk] },
  '/payments/bulk/all': { heading: 'All bulk uploads', above: [payments, bulk] },
  '/payments/bulk/file/:fileReference': { heading: 'Bulk file', above: [payments, bulk] },
  '/settings/alerts': { heading: 'Contact details & alerts', above: [settings] },
  '/settings/activity-log': { heading: 'Activity log', above: [settings] },
  '/settings/activity-log/log/:activityReference': { heading: 'Activity', above: [settings, log] },
  '/settings/authorisations': { heading: 'Authorisations', above: [settings] },
};

/** What is known of a page before its screen has loaded; undefined for URLs that no page has. */
export function awaitedPageAt(pathname: string): AwaitedPage | undefined {
  const entries = matchPath('/settings/activity-log/type/:type', pathname);
  if (entries !== null) return { heading: titleOfType(entries.params.type ?? ''), above: [settings, log] };
  return Object.entries(pages).find(([path]) => matchPath(path, pathname) !== null)?.[1];
}
