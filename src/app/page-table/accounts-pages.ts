import { pageNames } from '#src/rules/page-names.ts';
import { type PageRoute, screen } from './page-route.ts';

/** As the breadcrumb of statements is specified. */
const accounts = { ...pageNames.accounts, title: pageNames.accounts.short };

const statementsPage = {
  handle: { heading: pageNames.statements.title, above: [accounts], needs: ['statements', 'loanStatements'] },
  lazy: screen(() => import('#src/features/statements/ui/statements-screen.tsx'), 'StatementsScreen'),
} as const satisfies Omit<PageRoute, 'path'>;

export const accountsPages: readonly PageRoute[] = [
  {
    path: pageNames.accounts.to,
    handle: { heading: pageNames.accounts.title },
    lazy: loadFirstPage,
  },
  {
    path: `${pageNames.accounts.to}/:accountId`,
    handle: { heading: 'Account details', above: [pageNames.accounts] },
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
    handle: { heading: 'Transactions', above: [pageNames.accounts] },
    lazy: screen(() => import('#src/features/transactions/ui/transactions-screen.tsx'), 'TransactionsScreen'),
  },
  {
    ...statementsPage,
    path: `${pageNames.statements.to}/:accountId?`,
    handle: {
      ...statementsPage.handle,
      menu: {
        in: 'accounts',
        page: pageNames.statements,
        about: 'View and download statements.',
        // Statements of loans and mortgages are not shown, so their permission alone opens nothing.
        needs: [{ use: 'statements' }],
      },
    },
  },
  { ...statementsPage, path: '/statements' },
  {
    path: pageNames.chequeServices.to,
    handle: {
      heading: pageNames.chequeServices.title,
      above: [pageNames.accounts],
      needs: ['payInBooks', 'chequeBooks', 'chequeStatus'],
      menu: {
        in: 'accounts',
        page: pageNames.chequeServices,
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
