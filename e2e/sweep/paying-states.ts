import { expect, type Page } from '@playwright/test';
import { PayeesScreen } from '#e2e/screens/payees/payees.screen.ts';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { ReceiptScreen } from '#e2e/screens/payments/receipt.screen.ts';
import { manyAccounts, moment, privateCustomer, racingOwner, type State } from './state.ts';

const from = 'payments/make/{account:current}';
const details = { path: `${from}?toAccountId={payee:saddlecombe-college}`, sandbox: privateCustomer };

/** Every state of the payments hub, the payment wizard and the payees list. */
export const payingStates: readonly State[] = [
  { state: 'payments', path: 'payments', sandbox: racingOwner, act: ({ page }) => showAllAccounts(page) },
  { state: 'payments failed', path: 'payments', sandbox: `${privateCustomer};fault:listAccounts@500` },
  { state: 'payments without accounts', path: 'payments', sandbox: `persona:no-accounts;${moment}` },
  {
    state: 'choosing an account to pay from',
    path: 'payments/from',
    sandbox: racingOwner,
    act: ({ page }) => showAllAccounts(page),
  },
  {
    state: 'an account that cannot make payments',
    path: 'payments/make/{account:dollar}',
    sandbox: racingOwner,
    act: ({ page }) => expect(page.getByText('Sorry, this account is unable to make payments.')).toBeVisible(),
  },
  {
    state: 'choosing a payee',
    path: from,
    sandbox: privateCustomer,
    async act({ page }) {
      await new PayScreen(page).door('New payment or transfer').click();
      await expect(page.getByRole('link', { name: 'Pay a new payee' })).toBeVisible();
    },
  },
  {
    state: 'searching a long list of payees',
    path: 'payments/make/{account:current}',
    sandbox: manyAccounts,
    async act({ page }) {
      const pay = new PayScreen(page);
      await pay.morePayees.click();
      await pay.searchPayees.fill('nobody of that name');
      await expect(pay.payees).toHaveCount(0);
    },
  },
  {
    state: 'choosing an account for a payee',
    path: 'payments/make?toAccountId={payee:harriet-winslow}',
    sandbox: racingOwner,
    act: ({ page }) => expect(new PayScreen(page).chosen).toContainText('Lady Harriet Winslow'),
  },
  {
    state: 'choosing a payee failed',
    path: from,
    sandbox: `${privateCustomer};fault:listPayeeGroups@500`,
    act: ({ page }) => expect(new PayScreen(page).alert).toBeVisible(),
  },
  {
    state: 'changing the account to pay from',
    path: from,
    sandbox: racingOwner,
    async act({ page }) {
      await new PayScreen(page).changeAccount.click();
      await expect(page.getByRole('heading', { name: 'Pay from another account' })).toBeVisible();
    },
  },
  {
    state: 'paying a new payee',
    path: `${from}?isNewPayee=true`,
    sandbox: privateCustomer,
    act: ({ page }) => expect(new PayScreen(page).heading('Add a new payee')).toBeVisible(),
  },
  { state: 'payment details', ...details, act: ({ page }) => expect(new PayScreen(page).amount).toBeVisible() },
  {
    state: 'payment details submitted empty',
    ...details,
    async act({ page }) {
      const pay = new PayScreen(page);
      await pay.choice('Later').check({ force: true });
      await pay.goOn.click();
      await expect(pay.errors).toBeVisible();
    },
  },
  {
    state: 'choosing the first day of regular payments',
    ...details,
    path: `${details.path}&isRegular=true`,
    async act({ page }) {
      const pay = new PayScreen(page);
      await pay.choice('Later').check({ force: true });
      await pay.choice('Until a date').check({ force: true });
      await page
        .getByRole('button', { name: /^Choose from a calendar/ })
        .first()
        .click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    state: 'a payment without a reference',
    ...details,
    async act({ page }) {
      const pay = new PayScreen(page);
      await pay.review('12.50', '');
      await expect(pay.missingReference).toBeVisible();
    },
  },
  { state: 'review of a payment', ...details, act: ({ page }) => answer(page) },
  {
    state: 'a payment refused',
    path: details.path,
    sandbox: `${privateCustomer};payments:refuse=DIGX_PY_0134`,
    async act({ page }) {
      const pay = await answer(page);
      await pay.confirm.click();
      await expect(pay.alert).toBeVisible();
    },
  },
  {
    state: 'a payment after the cut-off',
    path: details.path,
    sandbox: `${privateCustomer};payments:cut-off`,
    async act({ page }) {
      const pay = await answer(page);
      await pay.confirm.click();
      await expect(pay.cutOff).toBeVisible();
    },
  },
  { state: 'a payment sent', ...details, act: ({ page }) => confirm(page, 'Payment sent') },
  {
    state: 'an eReceipt offered',
    ...details,
    async act({ page }) {
      await confirm(page, 'Payment sent');
      const receipt = new ReceiptScreen(page);
      await receipt.eReceipt.click();
      await expect(receipt.dialog).toBeVisible();
    },
  },
  {
    state: 'a payment to be authorised',
    path: details.path,
    sandbox: `${privateCustomer};payments:needs-authoriser`,
    act: ({ page }) => confirm(page, 'Payment awaiting authorisation'),
  },
  {
    state: 'a payment not confirmed in time',
    path: details.path,
    sandbox: `${privateCustomer};payments:under-processing`,
    act: ({ page }) => confirm(page, 'Your payment was not confirmed in time'),
  },
  { state: 'payees', path: 'payments/payees', sandbox: racingOwner },
  { state: 'payees loading', path: 'payments/payees', sandbox: `${privateCustomer};fault:listPayeeGroups@timeout` },
  { state: 'five hundred payees', path: 'payments/payees', sandbox: manyAccounts },
  {
    state: 'no payee found',
    path: 'payments/payees',
    sandbox: privateCustomer,
    async act({ page }) {
      const payees = new PayeesScreen(page);
      await payees.search.fill('nobody of that name');
      await expect(payees.clearFilters).toBeVisible();
    },
  },
  {
    state: 'payees failed',
    path: 'payments/payees',
    sandbox: `${privateCustomer};fault:listPayeeGroups@500`,
    act: ({ page }) => expect(new PayeesScreen(page).error).toBeVisible(),
  },
  {
    state: 'a payee about to be deleted',
    path: 'payments/payees',
    sandbox: privateCustomer,
    async act({ page }) {
      const payees = new PayeesScreen(page);
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(payees.deletion).toBeVisible();
    },
  },
];

async function showAllAccounts(page: Page): Promise<void> {
  await new PayScreen(page).showAll.click();
}

/** Fills in the required payment details and goes to the review. */
async function answer(page: Page): Promise<PayScreen> {
  const pay = new PayScreen(page);
  await pay.review('12.50', 'Autumn term');
  await expect(pay.answers).toBeVisible();
  return pay;
}

async function confirm(page: Page, outcome: string): Promise<void> {
  const pay = await answer(page);
  await pay.confirm.click();
  await expect(pay.heading(outcome)).toBeVisible();
}
