import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { accountsRoutes } from '#src/features/accounts/accounts.routes.tsx';
import { activityRoutes } from '#src/features/activity/activity.routes.tsx';
import { alertsRoutes } from '#src/features/alerts/alerts.routes.tsx';
import { authorisationsRoutes } from '#src/features/approvals/authorisations.routes.tsx';
import { bulkRoutes } from '#src/features/bulk/bulk.routes.tsx';
import { chequesRoutes } from '#src/features/cheques/cheques.routes.tsx';
import { credentialsSettingsRoutes } from '#src/features/credentials/credentials-settings.routes.tsx';
import { UpcomingOutgoings, upcomingRoutes } from '#src/features/instructions/upcoming.routes.tsx';
import { internationalRoutes } from '#src/features/international/international.routes.tsx';
import { mailRoutes } from '#src/features/mail/mail.routes.tsx';
import { manageAccountsRoutes } from '#src/features/manage-accounts/manage-accounts.routes.tsx';
import { payeesRoutes } from '#src/features/payees/payees.routes.tsx';
import { payRoutes } from '#src/features/payments/pay.routes.tsx';
import { dataSharingRoutes } from '#src/features/preferences/data-sharing/data-sharing.routes.tsx';
import { marketingRoutes } from '#src/features/preferences/marketing/marketing.routes.tsx';
import { servicesRoutes } from '#src/features/services/services.routes.tsx';
import { statementsRoutes } from '#src/features/statements/statements.routes.tsx';
import { TransactionsOf, transactionsRoutes } from '#src/features/transactions/transactions.routes.tsx';
import { transferRoutes } from '#src/features/transfers/transfer.routes.tsx';
import { EntityRedirectPage } from './pages/entity-redirect.tsx';
import { NotFoundPage } from './pages/not-found.tsx';

/** The routes behind sign-in. They load as one file, so that a further route adds nothing to the sign-in page. */
export function customerRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Gate = lazyScreen(async () => (await import('./permission-gate.tsx')).PermissionGate, openBank);
  const SettingsIndex = lazyScreen(async () => (await import('./pages/settings-index.tsx')).SettingsIndex, openBank);

  return [
    { path: '/entity-redirect', element: <EntityRedirectPage /> },
    ...accountsRoutes(openBank, (accountId) => <TransactionsOf accountId={accountId} />),
    ...transactionsRoutes(openBank),
    { path: '/settings', element: <SettingsIndex /> },
    ...credentialsSettingsRoutes(openBank),
    ...manageAccountsRoutes(openBank),
    ...marketingRoutes(openBank),
    ...dataSharingRoutes(openBank),
    {
      element: <Gate />,
      children: [
        ...statementsRoutes(openBank),
        ...alertsRoutes(openBank),
        ...authorisationsRoutes(openBank),
        ...payRoutes(openBank, <UpcomingOutgoings />),
        ...internationalRoutes(openBank),
        ...payeesRoutes(openBank),
        ...transferRoutes(openBank),
        ...upcomingRoutes(openBank),
        ...mailRoutes(openBank, <NotFoundPage />),
        ...servicesRoutes(openBank, <NotFoundPage />),
        ...bulkRoutes(openBank),
        ...activityRoutes(openBank),
        ...chequesRoutes(openBank),
      ],
    },
  ];
}
