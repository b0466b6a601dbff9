import { expect } from '@playwright/test';
import { AlertsScreen } from '#e2e/screens/alerts/alerts.screen.ts';
import { DataSharingScreen } from '#e2e/screens/preferences/data-sharing.screen.ts';
import { MarketingScreen } from '#e2e/screens/preferences/marketing.screen.ts';
import { privateCustomer, racingOwner, type State } from './state.ts';

const sharing = { path: 'settings/paymentcompanies?accessPointId=trotting-up', sandbox: privateCustomer };

/** Alerts, marketing preferences and data sharing. */
export const settingsStates: readonly State[] = [
  { state: 'alerts of an account', path: 'settings/alerts?accountNumber={account:current}', sandbox: racingOwner },
  { state: 'alerts without contacts', path: 'settings/alerts', sandbox: 'persona:no-accounts;signin:yes' },
  {
    state: 'alerts saved',
    path: 'settings/alerts',
    sandbox: privateCustomer,
    async act({ page }) {
      const alerts = new AlertsScreen(page);
      await alerts.way('Failed login', 'E-mail').check();
      await alerts.save.click();
      await expect(alerts.saved).toBeVisible();
    },
  },
  {
    state: 'alerts that may not be saved',
    path: 'settings/alerts',
    sandbox: `${privateCustomer};fault:createAlertSubscription@500`,
    async act({ page }) {
      const alerts = new AlertsScreen(page);
      await alerts.way('Failed login', 'E-mail').check();
      await alerts.save.click();
      await expect(alerts.alert).toBeVisible();
    },
  },
  { state: 'marketing preferences', path: 'settings/marketing-preferences', sandbox: racingOwner },
  {
    state: 'marketing preferences without a choice',
    path: 'settings/marketing-preferences',
    sandbox: privateCustomer,
    async act({ page }) {
      const marketing = new MarketingScreen(page);
      await marketing.confirm.click();
      await expect(marketing.alert).toBeVisible();
    },
  },
  {
    state: 'providers to choose from',
    path: 'settings/paymentcompanies',
    sandbox: `${racingOwner};do:provider-asks`,
  },
  {
    state: 'entities to choose from',
    path: 'settings/paymentcompanies?accessPointId=furlong-finance',
    sandbox: racingOwner,
  },
  { state: 'permissions for a provider', ...sharing },
  { state: 'data sharing explained', ...sharing, press: 'About data sharing' },
  {
    state: 'permissions to review',
    ...sharing,
    async act({ page }) {
      const screen = new DataSharingScreen(page);
      await screen.button('Select All').click();
      await screen.button('Provide Access').click();
      await expect(screen.button('Confirm')).toBeVisible();
    },
  },
  {
    state: 'a provider linked',
    ...sharing,
    async act({ page }) {
      const screen = new DataSharingScreen(page);
      await screen.button('Select All').click();
      await screen.button('Provide Access').click();
      await screen.button('Confirm').click();
      await expect(page.getByText('has successfully linked')).toBeVisible();
    },
  },
  { state: 'a provider that is gone', path: 'settings/paymentcompanies?accessPointId=gone', sandbox: privateCustomer },
  {
    state: 'data sharing failed',
    path: 'settings/paymentcompanies',
    sandbox: `${privateCustomer};fault:getPreferences@500`,
  },
];
