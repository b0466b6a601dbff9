import { titleOfType } from '#src/api/activity/activity-titles.ts';
import { type PageRoute, screen } from './page-route.ts';

const settings = { title: 'Settings', to: '/settings' };
const log = { title: 'Activity log', to: '/settings/activity-log' };

export const settingsPages: readonly PageRoute[] = [
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
    lazy: screen(() => import('#src/features/alerts/ui/alerts-screen.tsx'), 'AlertsScreen'),
  },
  {
    path: '/settings/manage-accounts',
    handle: {
      heading: 'Reorder & rename accounts',
      above: [settings],
      menu: { in: 'settings', label: 'Reorder & rename accounts', about: 'Name and arrange your accounts.' },
    },
    lazy: screen(() => import('#src/features/manage-accounts/ui/manage-accounts-screen.tsx'), 'ManageAccountsScreen'),
  },
  {
    path: '/settings/manage-credentials/password',
    handle: {
      heading: 'Change password',
      above: [settings],
      menu: { in: 'settings', label: 'Change password', about: 'Update your login password.' },
    },
    lazy: screen(() => import('#src/features/credentials/ui/manage-credential-screen.tsx'), 'ManagePasswordScreen'),
  },
  {
    path: '/settings/manage-credentials/pin',
    handle: {
      heading: 'Change transaction PIN',
      above: [settings],
      menu: { in: 'settings', label: 'Change transaction PIN', about: 'Update the PIN that confirms payments.' },
    },
    lazy: screen(() => import('#src/features/credentials/ui/manage-credential-screen.tsx'), 'ManagePinScreen'),
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
    lazy: screen(() => import('#src/features/activity/ui/types-screen.tsx'), 'TypesScreen'),
  },
  {
    path: '/settings/activity-log/type/:activityType',
    handle: {
      heading: ({ activityType = '' }) => titleOfType(activityType),
      above: [settings, log],
      needs: ['transactionLog'],
    },
    lazy: screen(() => import('#src/features/activity/ui/entries-screen.tsx'), 'EntriesScreen'),
  },
  {
    path: '/settings/activity-log/log/:activityReference',
    handle: { heading: 'Activity', above: [settings, log], needs: ['transactionLog'] },
    lazy: screen(() => import('#src/features/activity/ui/activity-screen.tsx'), 'ActivityScreen'),
  },
  {
    path: '/settings/marketing-preferences',
    handle: {
      heading: 'Marketing preferences',
      above: [settings],
      menu: { in: 'settings', label: 'Marketing preferences', about: 'Choose how we may contact you.' },
    },
    lazy: screen(() => import('#src/features/preferences/marketing/ui/marketing-screen.tsx'), 'MarketingScreen'),
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
    lazy: screen(() => import('#src/features/approvals/ui/authorisations-screen.tsx'), 'AuthorisationsScreen'),
  },
  {
    path: '/settings/paymentcompanies',
    handle: { heading: 'Your data sharing', above: [settings] },
    lazy: screen(
      () => import('#src/features/preferences/data-sharing/ui/data-sharing-screen.tsx'),
      'DataSharingScreen',
    ),
  },
];
