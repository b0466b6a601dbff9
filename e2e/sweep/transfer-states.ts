import { expect, type Page } from '@playwright/test';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { moment, privateCustomer, racingOwner, type State } from './state.ts';

const form = 'payments/transfer-money/{account:current}';

/** Every state of the page for transfers. */
export const transferStates: readonly State[] = [
  {
    state: 'a transfer submitted empty',
    path: 'payments/transfer-money',
    sandbox: racingOwner,
    async act({ page }) {
      const transfer = new TransferScreen(page);
      await transfer.goOn.click();
      await expect(transfer.errors).toBeVisible();
    },
  },
  {
    state: 'choosing an account to transfer from',
    path: 'payments/transfer-money',
    sandbox: racingOwner,
    async act({ page }) {
      const transfer = new TransferScreen(page);
      await transfer.from.click();
      await expect(transfer.options.first()).toBeVisible();
    },
  },
  {
    state: 'a regular transfer',
    path: `${form}?isRegular=true`,
    sandbox: racingOwner,
    act: ({ page }) => expect(new TransferScreen(page).notice).toBeVisible(),
  },
  { state: 'a transfer to be checked', path: form, sandbox: privateCustomer, act: ({ page }) => review(page) },
  ...(
    [
      ['ok', 'Transfer complete'],
      ['needs-authoriser', 'Transfer awaiting authorisation'],
      ['under-processing', 'Your transfer was not confirmed in time'],
    ] as const
  ).map(
    ([payments, heading]): State => ({
      state: `a transfer with payments ${payments}`,
      path: form,
      sandbox: `${privateCustomer};payments:${payments}`,
      async act({ page }) {
        await review(page);
        const transfer = new TransferScreen(page);
        await transfer.confirm.click();
        await expect(transfer.heading(heading)).toBeVisible();
      },
    }),
  ),
  {
    state: 'a transfer that is refused',
    path: form,
    sandbox: `${privateCustomer};payments:refuse=DIGX_PY_0134`,
    async act({ page }) {
      await review(page);
      const transfer = new TransferScreen(page);
      await transfer.confirm.click();
      await expect(transfer.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    state: 'an account that may not send transfers',
    path: 'payments/transfer-money/{account:trust}',
    sandbox: racingOwner,
    act: ({ page }) => expect(page.getByText('not permitted to make transfers.')).toBeVisible(),
  },
  {
    state: 'no accounts to transfer between',
    path: 'payments/transfer-money',
    sandbox: `persona:no-accounts;${moment}`,
    act: ({ page }) => expect(page.getByText('You have no accounts that can make transfers.')).toBeVisible(),
  },
  {
    state: 'a transfer without its accounts',
    path: 'payments/transfer-money',
    sandbox: `${privateCustomer};fault:listAccounts@500`,
    act: ({ page }) => expect(new TransferScreen(page).main.getByRole('alert')).toBeVisible(),
  },
  {
    state: 'a transfer without its limits',
    path: form,
    sandbox: `${privateCustomer};fault:getUserLimits@500`,
    act: ({ page }) => expect(new TransferScreen(page).main.getByRole('alert')).toBeVisible(),
  },
];

async function review(page: Page): Promise<void> {
  const transfer = new TransferScreen(page);
  await transfer.choose(transfer.to, 'Rainy day');
  await transfer.amount.fill('12.34');
  await transfer.reference.fill('Hay March');
  await transfer.goOn.click();
  await expect(transfer.heading('Check your answers')).toBeVisible();
}
