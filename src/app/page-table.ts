import type { ComponentType } from 'react';
import { titleOfType } from '#src/api/activity/activity-titles.ts';
import type { bulkScreens } from '#src/features/bulk/ui/bulk-screens.ts';
import type { Folder } from '#src/features/mail/model/folders.ts';
import type { ServicePageName } from '#src/features/services/ui/service-pages.ts';
import type { Crumb } from '#src/parts/page/page-facts.ts';
import type { PageHandle } from './page-handle.ts';

export interface PageRoute {
  readonly path: string;
  readonly handle: PageHandle;
  readonly lazy: LoadScreen;
}

/** Pages that keep something between them, which their frame holds. */
export interface PagesInFrame {
  readonly lazy: LoadScreen;
  readonly children: readonly PageRoute[];
}

export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

const accounts = { title: 'Accounts', to: '/accounts' };
const myAccounts = { title: 'My Accounts', to: '/accounts' };
const payments = { title: 'Payments', to: '/payments' };
const payees = { title: 'Manage payees', to: '/payments/payees' };
const upcoming = { title: 'Upcoming payments', to: '/payments/upcoming' };
const bulk = { title: 'Bulk payments', to: '/payments/bulk' };
const mailbox = { title: 'Secure mailbox', to: '/secure-mail/f/inbox' };
const settings = { title: 'Settings', to: '/settings' };
const log = { title: 'Activity log', to: '/settings/activity-log' };
const services = { title: 'Additional services', to: '/services' };
const wealth = { title: 'Investment & wealth advice', to: '/services/investmentwealth' };

const statementsPage = {
  handle: { heading: 'Statements', above: [accounts], needs: ['statements', 'loanStatements'] },
  lazy: async () => ({
    Component: (await import('#src/features/statements/ui/statements-screen.tsx')).StatementsScreen,
  }),
} as const satisfies Omit<PageRoute, 'path'>;

const payPage = {
  handle: { heading: 'Make a payment', above: [payments], needs: ['payment'] },
  lazy: async () => ({ Component: (await import('#src/features/pay/ui/pay-screen.tsx')).PayScreen }),
} as const satisfies Omit<PageRoute, 'path'>;

const internationalPage = {
  handle: {
    heading: 'Request international payment',
    above: [payments],
    needs: ['payment'],
    notPermitted: 'This account does not have the required permissions to access this functionality.',
  },
  lazy: async () => ({ Component: (await import('#src/features/international/ui/request-screen.tsx')).RequestScreen }),
} as const satisfies Omit<PageRoute, 'path'>;

const payeesPage = {
  handle: { heading: 'Manage payees', above: [payments], needs: ['payeesManage'] },
  lazy: async () => ({ Component: (await import('#src/features/payees/ui/payees-screen.tsx')).PayeesScreen }),
} as const satisfies Omit<PageRoute, 'path'>;

const paymentsNeeds = ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView'] as const;

/** Every page behind login, once: its route, with all that guard, menus, breadcrumbs and tests ask of it. Menus keep this order. */
export const pageTable: readonly (PageRoute | PagesInFrame)[] = [
  {
    path: '/accounts',
    handle: { heading: 'My Accounts' },
    lazy: loadFirstPage,
  },
  {
    path: '/accounts/:accountId',
    handle: { heading: 'Account details', above: [myAccounts] },
    lazy: async () => {
      const loading = [import('#src/features/accounts/ui/account-screen.tsx'), import('./joined-pages.tsx')] as const;
      const [{ AccountScreen }, { withTransactions }] = await Promise.all(loading);
      return { Component: withTransactions(AccountScreen) };
    },
  },
  {
    path: '/accounts/transactions/:accountId',
    handle: { heading: 'Transactions', above: [myAccounts] },
    lazy: async () => ({
      Component: (await import('#src/features/transactions/ui/transactions-screen.tsx')).TransactionsScreen,
    }),
  },
  {
    ...statementsPage,
    path: '/accounts/statements/:accountId?',
    handle: {
      ...statementsPage.handle,
      menu: {
        in: 'accounts',
        label: 'Statements',
        about: 'View and download statements.',
        // Statements of loans and mortgages are not shown, so their permission alone opens nothing.
        needs: [{ use: 'statements' }],
      },
    },
  },
  { ...statementsPage, path: '/statements' },
  {
    path: '/accounts/services',
    handle: {
      heading: 'Cheque services',
      above: [accounts],
      needs: ['payInBooks', 'chequeBooks', 'chequeStatus'],
      menu: {
        in: 'accounts',
        label: 'Cheque services',
        about: 'Order books and check the status of cheques.',
        needs: [{ use: 'services' }],
      },
    },
    lazy: async () => ({ Component: (await import('#src/features/cheques/ui/cheques-screen.tsx')).ChequesScreen }),
  },
  {
    path: '/payments',
    handle: { heading: 'Payments & Transfers', needs: paymentsNeeds },
    lazy: async () => {
      const loading = [import('#src/features/pay/ui/hub/hub-screen.tsx'), import('./joined-pages.tsx')] as const;
      const [{ HubScreen }, { withOutgoings }] = await Promise.all(loading);
      return { Component: withOutgoings(HubScreen) };
    },
  },
  { ...payPage, path: '/payments/from' },
  {
    ...payPage,
    path: '/payments/make/:accountId?',
    handle: {
      ...payPage.handle,
      menu: {
        in: 'payments',
        label: 'Make a Payment',
        about: 'Pay someone in the UK in pounds.',
        needs: [{ use: 'makePayment' }],
      },
    },
  },
  {
    path: '/payments/transfer-money/:accountId?',
    handle: {
      heading: 'Internal Transfer',
      above: [payments],
      needs: ['transfer'],
      menu: {
        in: 'payments',
        label: 'Internal Transfer',
        about: 'Move money between your accounts.',
        needs: [{ use: 'transfer' }],
      },
    },
    lazy: async () => ({ Component: (await import('#src/features/transfer/ui/transfer-screen.tsx')).TransferScreen }),
  },
  {
    lazy: bulkScreen('flow'),
    children: [
      {
        path: '/payments/bulk',
        handle: {
          heading: 'Bulk payments',
          above: [payments],
          // The page itself tells customers who have no account for it.
          needs: paymentsNeeds,
          menu: {
            in: 'payments',
            label: 'Bulk payments',
            about: 'Make many payments from one file.',
            needs: [{ use: 'uploadBulk' }, { permitted: 'bulkView' }],
          },
        },
        lazy: bulkScreen('home'),
      },
      {
        path: '/payments/bulk/confirm',
        handle: {
          heading: 'Confirm bulk payments',
          crumb: 'Confirm',
          above: [payments, bulk],
          needs: ['bulkUpload'],
        },
        lazy: bulkScreen('confirm'),
      },
    ],
  },
  {
    path: '/payments/bulk/all',
    handle: { heading: 'All bulk uploads', crumb: 'All uploads', above: [payments, bulk], needs: ['bulkView'] },
    lazy: bulkScreen('all'),
  },
  {
    path: '/payments/bulk/file/:fileReference',
    handle: {
      heading: 'Bulk file',
      crumb: 'File',
      above: [payments, bulk],
      // A customer who authorises a file, be it their own, must see its contents.
      needs: ['bulkView', 'bulkUpload', 'approver'],
    },
    lazy: bulkScreen('file'),
  },
  {
    path: '/payments/upcoming',
    handle: {
      heading: 'Upcoming payments',
      above: [payments],
      needs: ['paymentsFuture'],
      menu: {
        in: 'payments',
        label: 'Standing orders & direct debits',
        about: 'Scheduled and regular payments.',
        needs: [{ permitted: 'paymentsFuture' }],
      },
    },
    lazy: async () => ({ Component: (await import('#src/features/upcoming/ui/upcoming-screen.tsx')).UpcomingScreen }),
  },
  {
    path: '/payments/upcoming/edit/:instructionId',
    handle: { heading: 'Edit standing order', above: [payments, upcoming], needs: ['paymentsFuture'] },
    lazy: async () => ({ Component: (await import('#src/features/upcoming/ui/edit-screen.tsx')).EditScreen }),
  },
  {
    ...internationalPage,
    path: '/payments/request-international/:accountId?',
    handle: {
      ...internationalPage.handle,
      menu: {
        in: 'payments',
        label: 'Request international payment',
        about: 'Pay abroad or in another currency.',
        needs: [{ permitted: 'payment', task: 'PC_F_DOM' }],
      },
    },
  },
  // The bank's own spelling.
  { ...internationalPage, path: '/payments/request-intenational/:accountId?' },
  {
    ...payeesPage,
    path: '/payments/payees',
    handle: {
      ...payeesPage.handle,
      menu: {
        in: 'payments',
        label: 'Manage my payees',
        about: 'The people and companies you pay.',
        needs: [{ permitted: 'payeesManage' }],
      },
    },
  },
  { ...payeesPage, path: '/payments/manage-payees' },
  {
    path: '/payments/payees/new',
    handle: { heading: 'Add a new payee', above: [payments, payees], needs: ['payeesManage'] },
    lazy: async () => ({ Component: (await import('#src/features/payees/ui/new-payee-screen.tsx')).NewPayeeScreen }),
  },
  {
    path: '/payments/payees/edit/:payeeId',
    handle: { heading: 'Change payee', above: [payments, payees], needs: ['payeesManage'] },
    lazy: async () => ({
      Component: (await import('#src/features/payees/ui/change-payee-screen.tsx')).ChangePayeeScreen,
    }),
  },
  folder('inbox', 'Inbox'),
  folder('outbox', 'Sent'),
  folder('bulletins', 'Bulletins'),
  {
    path: '/secure-mail/new',
    handle: { heading: 'Secure mailbox', crumb: 'Compose Message', above: [mailbox] },
    lazy: async () => ({ Component: (await import('#src/features/mail/ui/compose-screen.tsx')).ComposeScreen }),
  },
  {
    path: '/secure-mail/enquiry',
    handle: { heading: 'Send an enquiry', above: [services] },
    lazy: async () => ({ Component: (await import('#src/features/mail/ui/enquiry-screen.tsx')).EnquiryScreen }),
  },
  {
    path: '/settings/alerts',
    handle: {
      heading: 'Contact details & alerts',
      above: [settings],
      needs: ['alerts'],
      menu: {
        in: 'settings',
        label: 'View details',
        about: 'Your contact details and alerts.',
        needs: [{ permitted: 'alerts' }],
      },
    },
    lazy: async () => ({ Component: (await import('#src/features/alerts/ui/alerts-screen.tsx')).AlertsScreen }),
  },
  {
    path: '/settings/manage-accounts',
    handle: {
      heading: 'Reorder & rename accounts',
      above: [settings],
      menu: { in: 'settings', label: 'Reorder & rename accounts', about: 'Name and arrange your accounts.' },
    },
    lazy: async () => ({
      Component: (await import('#src/features/manage-accounts/ui/manage-accounts-screen.tsx')).ManageAccountsScreen,
    }),
  },
  {
    path: '/settings/manage-credentials/password',
    handle: {
      heading: 'Change password',
      above: [settings],
      menu: { in: 'settings', label: 'Change password', about: 'Update your login password.' },
    },
    lazy: async () => ({
      Component: (await import('#src/features/credentials/ui/manage-credential-screen.tsx')).ManagePasswordScreen,
    }),
  },
  {
    path: '/settings/manage-credentials/pin',
    handle: {
      heading: 'Change transaction PIN',
      above: [settings],
      menu: { in: 'settings', label: 'Change transaction PIN', about: 'Update the PIN that confirms payments.' },
    },
    lazy: async () => ({
      Component: (await import('#src/features/credentials/ui/manage-credential-screen.tsx')).ManagePinScreen,
    }),
  },
  {
    path: '/settings/activity-log',
    handle: {
      heading: 'Activity log',
      above: [settings],
      needs: ['transactionLog'],
      menu: {
        in: 'settings',
        label: 'Activity log',
        about: 'Who did what, and when.',
        needs: [{ permitted: 'transactionLog' }],
      },
    },
    lazy: async () => ({ Component: (await import('#src/features/activity/ui/types-screen.tsx')).TypesScreen }),
  },
  {
    path: '/settings/activity-log/type/:activityType',
    handle: {
      heading: ({ activityType = '' }) => titleOfType(activityType),
      above: [settings, log],
      needs: ['transactionLog'],
    },
    lazy: async () => ({ Component: (await import('#src/features/activity/ui/entries-screen.tsx')).EntriesScreen }),
  },
  {
    path: '/settings/activity-log/log/:activityReference',
    handle: { heading: 'Activity', above: [settings, log], needs: ['transactionLog'] },
    lazy: async () => ({ Component: (await import('#src/features/activity/ui/activity-screen.tsx')).ActivityScreen }),
  },
  {
    path: '/settings/marketing-preferences',
    handle: {
      heading: 'Marketing preferences',
      above: [settings],
      menu: { in: 'settings', label: 'Marketing preferences', about: 'Choose how we may contact you.' },
    },
    lazy: async () => ({
      Component: (await import('#src/features/marketing/ui/marketing-screen.tsx')).MarketingScreen,
    }),
  },
  {
    path: '/settings/authorisations',
    handle: {
      heading: 'Authorisations',
      above: [settings],
      needs: ['approver'],
      menu: {
        in: 'settings',
        label: 'Authorisations',
        about: 'Payments awaiting your authorisation.',
        needs: [{ permitted: 'approver', waiting: true }],
      },
    },
    lazy: async () => ({
      Component: (await import('#src/features/authorisations/ui/authorisations-screen.tsx')).AuthorisationsScreen,
    }),
  },
  {
    path: '/settings/paymentcompanies',
    handle: { heading: 'Your data sharing', above: [settings] },
    lazy: async () => ({
      Component: (await import('#src/features/data-sharing/ui/data-sharing-screen.tsx')).DataSharingScreen,
    }),
  },
  service('overview', 'Additional services', { path: '/services', above: [] }),
  service('mortgageloans', 'Mortgages & Loans'),
  service('deposit', 'Deposit Accounts'),
  service('expatriate', 'Expatriate Services'),
  service('assetfinance', 'Asset Finance'),
  service('insurance', 'Insurance'),
  service('international', 'International Accounts'),
  service('racingplus', 'Racing Plus'),
  service('invoiceservices', 'Invoice services'),
  service('vatservices', 'VAT services'),
  service('investmentwealth', 'Investment & Wealth Advice'),
  service('investmentmanager', 'Investment manager', { above: [services, wealth] }),
  service('investmentmanager', 'Investment manager', {
    path: '/services/investmentwealth/investmentmanager',
    above: [services, wealth],
  }),
  service('mtportfolios', 'Market tracking portfolios', { above: [services, wealth] }),
  service('mtportfolios', 'Market tracking portfolios', {
    path: '/services/investmentwealth/mtportfolios',
    above: [services, wealth],
  }),
];

/** The pages without the frames that some of them share. */
export const pages: readonly PageRoute[] = pageTable.flatMap((row) => ('children' in row ? row.children : [row]));

/** Nearly every session begins here. */
export async function loadFirstPage() {
  return { Component: (await import('#src/features/accounts/ui/accounts-screen.tsx')).AccountsScreen };
}

/** Those of the racing section are open to everybody by URL. */
function service(
  name: ServicePageName,
  heading: string,
  {
    path = `/services/${name}`,
    above = [services],
  }: { readonly path?: string; readonly above?: readonly Crumb[] } = {},
): PageRoute {
  return {
    path,
    handle: { heading, above },
    lazy: async () => {
      const { servicePages } = await import('#src/features/services/ui/service-pages.ts');
      return { Component: await servicePages[name]() };
    },
  };
}

function bulkScreen(name: keyof typeof bulkScreens): LoadScreen {
  return async () => ({ Component: (await import('#src/features/bulk/ui/bulk-screens.ts')).bulkScreens[name] });
}

/** A folder and its messages share one page. */
function folder(name: Folder, crumb: string): PageRoute {
  return {
    path: `/secure-mail/f/${name}/:id?`,
    handle: { heading: 'Secure mailbox', crumb, above: [mailbox] },
    lazy: async () => ({ Component: (await import('#src/features/mail/ui/mailbox-screen.tsx')).mailboxScreens[name] }),
  };
}
