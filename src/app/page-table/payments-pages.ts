import type { bulkScreens } from '#src/features/bulk/ui/bulk-screens.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { type LoadScreen, type PageRoute, type PagesInFrame, screen } from './page-route.ts';

const { payments, pay, transfer, bulk, upcoming, international, payees } = pageNames;

const payPage = {
  handle: { heading: pay.title, above: [payments], needs: ['payment'] },
  lazy: screen(() => import('#src/features/payments/ui/pay-screen.tsx'), 'PayScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

const internationalPage = {
  handle: {
    heading: international.title,
    above: [payments],
    needs: ['payment'],
    notPermitted: 'This account does not have the required permissions to access this functionality.',
  },
  lazy: screen(() => import('#src/features/international/ui/request-screen.tsx'), 'RequestScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

const payeesPage = {
  handle: { heading: payees.title, above: [payments], needs: ['payeesManage'] },
  lazy: screen(() => import('#src/features/payees/ui/payees-screen.tsx'), 'PayeesScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

const paymentsNeeds = ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView'] as const;

export const paymentsPages: readonly (PageRoute | PagesInFrame)[] = [
  {
    path: payments.to,
    handle: { heading: payments.title, needs: paymentsNeeds },
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
    path: `${pay.to}/:accountId?`,
    handle: {
      ...payPage.handle,
      menu: {
        in: 'payments',
        page: pay,
        about: 'Pay someone in the UK in pounds.',
        needs: [{ use: 'makePayment' }],
      },
    },
  },
  {
    path: `${transfer.to}/:accountId?`,
    handle: {
      heading: transfer.title,
      above: [payments],
      needs: ['transfer'],
      menu: {
        in: 'payments',
        page: transfer,
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
        path: bulk.to,
        handle: {
          heading: bulk.title,
          above: [payments],
          // The page itself tells customers who have no account for it.
          needs: paymentsNeeds,
          menu: {
            in: 'payments',
            page: bulk,
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
          above: [payments, bulk],
          needs: ['bulkUpload'],
        },
        lazy: bulkScreen('confirm'),
      },
    ],
  },
  {
    path: '/payments/bulk/all',
    handle: { heading: 'All bulk uploads', above: [payments, bulk], needs: ['bulkView'] },
    lazy: bulkScreen('all'),
  },
  {
    path: '/payments/bulk/file/:fileReference',
    handle: {
      heading: 'Bulk file',
      above: [payments, bulk],
      // A customer who authorises a file, be it their own, must see its contents.
      needs: ['bulkView', 'bulkUpload', 'approver'],
    },
    lazy: bulkScreen('file'),
  },
  {
    path: upcoming.to,
    handle: {
      heading: upcoming.title,
      above: [payments],
      needs: ['paymentsFuture'],
      menu: {
        in: 'payments',
        page: upcoming,
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
    path: `${international.to}/:accountId?`,
    handle: {
      ...internationalPage.handle,
      menu: {
        in: 'payments',
        page: international,
        about: 'Pay abroad or in another currency.',
        needs: [{ permitted: 'payment', task: 'PC_F_DOM' }],
      },
    },
  },
  // The bank's own spelling.
  { ...internationalPage, path: '/payments/request-intenational/:accountId?' },
  {
    ...payeesPage,
    path: payees.to,
    handle: {
      ...payeesPage.handle,
      menu: {
        in: 'payments',
        page: payees,
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
