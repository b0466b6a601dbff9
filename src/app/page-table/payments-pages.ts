import type { bulkScreens } from '#src/features/bulk/ui/bulk-screens.ts';
import { type LoadScreen, type PageRoute, type PagesInFrame, screen } from './page-route.ts';

const payments = { title: 'Payments', to: '/payments' };
const payees = { title: 'Manage payees', to: '/payments/payees' };
const upcoming = { title: 'Upcoming payments', to: '/payments/upcoming' };
const bulk = { title: 'Bulk payments', to: '/payments/bulk' };

const payPage = {
  handle: { heading: 'Make a payment', above: [payments], needs: ['payment'] },
  lazy: screen(() => import('#src/features/payments/ui/pay-screen.tsx'), 'PayScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

const internationalPage = {
  handle: {
    heading: 'Request international payment',
    above: [payments],
    needs: ['payment'],
    notPermitted: 'This account does not have the required permissions to access this functionality.',
  },
  lazy: screen(() => import('#src/features/international/ui/request-screen.tsx'), 'RequestScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

const payeesPage = {
  handle: { heading: 'Manage payees', above: [payments], needs: ['payeesManage'] },
  lazy: screen(() => import('#src/features/payees/ui/payees-screen.tsx'), 'PayeesScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

const paymentsNeeds = ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView'] as const;

export const paymentsPages: readonly (PageRoute | PagesInFrame)[] = [
  {
    path: '/payments',
    handle: { heading: 'Payments & Transfers', needs: paymentsNeeds },
    lazy: async () => {
      const loading = [
        import('#src/features/payments/ui/hub/hub-screen.tsx'),
        import('#src/app/joined-pages.tsx'),
      ] as const;
      const [{ HubScreen }, { withNextPayments }] = await Promise.all(loading);
      return { Component: withNextPayments(HubScreen) };
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
    lazy: screen(() => import('#src/features/transfers/ui/transfer-screen.tsx'), 'TransferScreen'),
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
    lazy: screen(() => import('#src/features/instructions/ui/upcoming-screen.tsx'), 'UpcomingScreen'),
  },
  {
    path: '/payments/upcoming/edit/:instructionId',
    handle: { heading: 'Edit standing order', above: [payments, upcoming], needs: ['paymentsFuture'] },
    lazy: screen(() => import('#src/features/instructions/ui/edit-screen.tsx'), 'EditScreen'),
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
    lazy: screen(() => import('#src/features/payees/ui/new-payee-screen.tsx'), 'NewPayeeScreen'),
  },
  {
    path: '/payments/payees/edit/:payeeId',
    handle: { heading: 'Change payee', above: [payments, payees], needs: ['payeesManage'] },
    lazy: screen(() => import('#src/features/payees/ui/change-payee-screen.tsx'), 'ChangePayeeScreen'),
  },
];

function bulkScreen(name: keyof typeof bulkScreens): LoadScreen {
  return async () => ({ Component: (await import('#src/features/bulk/ui/bulk-screens.ts')).bulkScreens[name] });
}
