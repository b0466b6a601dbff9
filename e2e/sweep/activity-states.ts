import { expect } from '@playwright/test';
import { ActivityScreen } from '#e2e/screens/activity/activity.screen.ts';
import { ChequesScreen } from '#e2e/screens/cheques/cheques.screen.ts';
import { manyAccounts, moment, privateCustomer, racingOwner, type State } from './state.ts';

const log = 'settings/activity-log';
const services = 'accounts/services';
const ofAccount = `${services}?accountId={account:current}`;
const company = `persona:maker;${moment}`;

/** Every state of the activity log and of cheque services. */
export const activityStates: readonly State[] = [
  {
    state: 'activity by type',
    path: log,
    sandbox: racingOwner,
    act: ({ page }) => expect(page.getByText('Activity by month').first()).toBeVisible(),
  },
  { state: 'no activity', path: log, sandbox: `persona:no-accounts;${moment}` },
  { state: 'activity not loaded', path: log, sandbox: `${privateCustomer};fault:countTransactions@500` },
  { state: 'activities of one type', path: `${log}/type/PC_F_DFT`, sandbox: racingOwner },
  { state: 'no activities in a status', path: `${log}/type/PC_F_DFT?status=REJECTED`, sandbox: privateCustomer },
  {
    state: 'choosing the days of activities',
    path: `${log}/type/PC_N_DOP`,
    sandbox: manyAccounts,
    async act({ page }) {
      const activity = new ActivityScreen(page);
      await activity.openFilters();
      await activity.dates.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    state: 'one activity',
    path: `${log}/type/PC_F_DFT`,
    sandbox: racingOwner,
    async act({ page }) {
      await page.getByRole('link', { name: /^PB/ }).first().click();
      await expect(new ActivityScreen(page).details).toBeVisible();
    },
  },
  { state: 'an unknown activity', path: `${log}/log/PB9999999999`, sandbox: privateCustomer },
  { state: 'cheque services', path: services, sandbox: racingOwner },
  { state: 'cheques of an account', path: ofAccount, sandbox: `${privateCustomer};do:present-cheque` },
  { state: 'cheque services without accounts', path: services, sandbox: `persona:no-accounts;${moment}` },
  { state: 'cheque services failed', path: services, sandbox: `${privateCustomer};fault:listAccounts@500` },
  { state: 'cheques failed', path: ofAccount, sandbox: `${privateCustomer};fault:listIssuedCheques@500` },
  {
    state: 'a cheque book without an account',
    path: services,
    sandbox: privateCustomer,
    async act({ page }) {
      await new ChequesScreen(page).orderChequeBook.click();
      await expect(page.getByText('Choose an account.')).toBeVisible();
    },
  },
  {
    state: 'a cheque book ordered',
    path: ofAccount,
    sandbox: privateCustomer,
    async act({ page }) {
      const cheques = new ChequesScreen(page);
      await cheques.orderChequeBook.click();
      await expect(cheques.says('Your cheque book is ordered')).toBeVisible();
    },
  },
  {
    state: 'a cheque book that awaits authorisation',
    path: ofAccount,
    sandbox: company,
    async act({ page }) {
      const cheques = new ChequesScreen(page);
      await cheques.orderChequeBook.click();
      await expect(cheques.says('Your order awaits authorisation')).toBeVisible();
    },
  },
  {
    state: 'a cheque book whose order is unresolved',
    path: ofAccount,
    sandbox: `${privateCustomer};fault:orderChequeBook@offline`,
    async act({ page }) {
      await new ChequesScreen(page).orderChequeBook.click();
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    },
  },
  {
    state: 'ordering a pay-in book',
    path: ofAccount,
    sandbox: racingOwner,
    async act({ page }) {
      const cheques = new ChequesScreen(page);
      await cheques.orderPayInBook.click();
      await expect(cheques.dialog).toBeVisible();
    },
  },
];
