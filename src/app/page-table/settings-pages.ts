import { nameOfType } from '#src/api/activity/activity-titles.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { type PageRoute, screen } from './page-route.ts';

const { settings, activityLog } = pageNames;

export const settingsPages: readonly PageRoute[] = [
  {
    path: pageNames.details.to,
    handle: {
      heading: pageNames.details.title,
      above: [settings],
      needs: ['alerts'],
      menu: {
        in: 'settings',
        page: pageNames.details,
        about: 'Your contact details and alerts.',
        needs: [{ permitted: 'alerts' }],
      },
    },
    lazy: screen(() => import('#src/features/alerts/ui/alerts-screen.tsx'), 'AlertsScreen'),
  },
  {
    path: pageNames.manageAccounts.to,
    handle: {
      heading: pageNames.manageAccounts.title,
      above: [settings],
      menu: { in: 'settings', page: pageNames.manageAccounts, about: 'Name and arrange your accounts.' },
    },
    lazy: screen(() => import('#src/features/manage-accounts/ui/manage-accounts-screen.tsx'), 'ManageAccountsScreen'),
  },
  {
    path: pageNames.password.to,
    handle: {
      heading: pageNames.password.title,
      above: [settings],
      menu: { in: 'settings', page: pageNames.password, about: 'Update your login password.' },
    },
    lazy: screen(() => import('#src/features/credentials/ui/manage-credential-screen.tsx'), 'ManagePasswordScreen'),
  },
  {
    path: pageNames.pin.to,
    handle: {
      heading: pageNames.pin.title,
      above: [settings],
      menu: { in: 'settings', page: pageNames.pin, about: 'Update the PIN that confirms payments.' },
    },
    lazy: screen(() => import('#src/features/credentials/ui/manage-credential-screen.tsx'), 'ManagePinScreen'),
  },
  {
    path: activityLog.to,
    handle: {
      heading: activityLog.title,
      above: [settings],
      needs: ['transactionLog'],
      menu: {
        in: 'settings',
        page: activityLog,
        about: 'Who did what, and when.',
        needs: [{ permitted: 'transactionLog' }],
      },
    },
    lazy: screen(() => import('#src/features/activity/ui/types-screen.tsx'), 'TypesScreen'),
  },
  {
    path: '/settings/activity-log/type/:activityType',
    handle: {
      heading: ({ activityType = '' }) => nameOfType(activityType) ?? activityType,
      above: [settings, activityLog],
      needs: ['transactionLog'],
    },
    lazy: screen(() => import('#src/features/activity/ui/entries-screen.tsx'), 'EntriesScreen'),
  },
  {
    path: '/settings/activity-log/log/:activityReference',
    handle: { heading: 'Activity', above: [settings, activityLog], needs: ['transactionLog'] },
    lazy: screen(() => import('#src/features/activity/ui/activity-screen.tsx'), 'ActivityScreen'),
  },
  {
    path: pageNames.marketing.to,
    handle: {
      heading: pageNames.marketing.title,
      above: [settings],
      menu: { in: 'settings', page: pageNames.marketing, about: 'Choose how we may contact you.' },
    },
    lazy: screen(() => import('#src/features/preferences/marketing/ui/marketing-screen.tsx'), 'MarketingScreen'),
  },
  {
    path: pageNames.authorisations.to,
    handle: {
      heading: pageNames.authorisations.title,
      above: [settings],
      needs: ['approver'],
      menu: {
        in: 'settings',
        page: pageNames.authorisations,
        about: 'Payments awaiting your authorisation.',
        needs: [{ permitted: 'approver', waiting: true }],
      },
    },
    lazy: screen(() => import('#src/features/approvals/ui/authorisations-screen.tsx'), 'AuthorisationsScreen'),
  },
  {
    path: pageNames.dataSharing.to,
    handle: { heading: pageNames.dataSharing.title, above: [settings] },
    lazy: screen(
      () => import('#src/features/preferences/data-sharing/ui/data-sharing-screen.tsx'),
      'DataSharingScreen',
    ),
  },
];
