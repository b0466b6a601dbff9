import { type PageRoute, screen } from './page-route.ts';

const accounts = { title: 'Accounts', to: '/accounts' };
const myAccounts = { title: 'My Accounts', to: '/accounts' };

const statementsPage = {
  handle: { heading: 'Statements', above: [accounts], needs: ['statements', 'loanStatements'] },
  lazy: screen(() => import('#src/features/statements/ui/statements-screen.tsx'), 'StatementsScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

export const accountsPages: readonly PageRoute[] = [
  {
    path: '/accounts',
    handle: { heading: 'My Accounts' },
    lazy: loadFirstPage,
  },
  {
    path: '/accounts/:accountId',
    handle: { heading: 'Account details', above: [myAccounts] },
    lazy: async () => {
      const loading = [
        import('#src/features/accounts/ui/account-screen.tsx'),
        import('#src/features/transactions/ui/transactions-of.tsx'),
        import('#src/features/transactions/ui/balance-line.tsx'),
        import('#src/app/joined-pages.tsx'),
      ] as const;
      const [{ AccountScreen }, { TransactionsOf }, { BalanceLine }, { withTransactions }] = await Promise.all(loading);
      return { Component: withTransactions(AccountScreen, TransactionsOf, BalanceLine) };
    },
  },
  {
    path: '/accounts/transactions/:accountId',
    handle: { heading: 'Transactions', above: [myAccounts] },
    lazy: screen(() => import('#src/features/transactions/ui/transactions-screen.tsx'), 'TransactionsScreen'),
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
    lazy: screen(() => import('#src/features/cheques/ui/cheques-screen.tsx'), 'ChequesScreen'),
  },
];

/** Nearly every session begins here. */
export async function loadFirstPage() {
  const loading = [
    import('#src/features/accounts/ui/accounts-screen.tsx'),
    import('#src/app/joined-pages.tsx'),
  ] as const;
  const [{ AccountsScreen }, { withLeaving }] = await Promise.all(loading);
  return { Component: withLeaving(AccountsScreen) };
}
