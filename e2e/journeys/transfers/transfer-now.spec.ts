import { balancesListed, movedSince } from '#e2e/screens/sandbox/listed-balances.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';

test('a transfer by keyboard alone on a small screen moves the money on both accounts', async ({
  page,
  customer,
  accounts,
  receipt,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const transfer = new TransferScreen(page);
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);
  await customer.goOn('payments/transfer-money');
  await expect(transfer.heading('Internal Transfer')).toBeVisible();
  await expect(transfer.to, 'closed until the first account is chosen').toBeDisabled();

  await tabTo(page, transfer.from);
  await page.keyboard.press('Enter');
  await expect(transfer.options.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, transfer.to);
  await page.keyboard.press('Enter');
  await expect(transfer.options.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, transfer.amount);
  await page.keyboard.type('12.34');
  await page.keyboard.press('Enter');
  await expect(transfer.missingReference).toContainText('Continue without a reference?');
  await page.keyboard.press('Escape');
  await expect(transfer.reference).toBeFocused();
  await page.keyboard.type('Hay March');
  await page.keyboard.press('Enter');
  await expect(transfer.heading('Check your answers')).toBeFocused();
  expect(await callsOf(sandbox, 'createTransfer'), 'nothing is sent before it is confirmed').toHaveLength(0);
  await tabTo(page, transfer.confirm);
  await page.keyboard.press('Enter');

  await expect(transfer.heading('Transfer complete')).toBeFocused();
  await expect(transfer.main).toContainText('Successful transaction');
  expect(Object.keys(await receipt.rows())).toEqual([
    'From account',
    'Payee account',
    'Amount',
    'Date',
    'Time',
    'Reference',
    'Reference number',
  ]);
  const balances = page.getByRole('region', { name: 'New available balances' });
  await expect(balances.locator('dd')).toHaveText([/^£[\d,]+\.\d\d$/, /^£[\d,]+\.\d\d$/]);
  const shown = await balances.locator('dd').allTextContents();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is cut off').toBeLessThanOrEqual(360);

  await page.reload();
  await expect(transfer.heading('Transfer complete')).toBeVisible();
  expect(await receipt.rows()).toMatchObject({ Amount: '£12.34', Date: '17/06/2026', Reference: 'Hay March' });
  await transfer.main.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect.poll(() => movedSince(before, accounts, sandbox)).toEqual([-12_34, 12_34]);
  for (const balance of shown) await expect(transfer.main, 'receipt and list agree').toContainText(balance);
});

test('mistakes are explained where they are, and nothing is sent', async ({ page, customer, sandbox }) => {
  const transfer = new TransferScreen(page);
  // Continue is pressed before the accounts have come.
  await customer.begin('payments/transfer-money/{account:current}', {
    persona: 'low-limits',
    bank: 'fault:listAccounts@delay=3000',
  });
  await transfer.goOn.click();
  await expect(transfer.from).not.toContainText('Current Account');
  await expect(transfer.errors).toBeFocused();
  await expect(transfer.from).toContainText('Current Account');
  await expect(transfer.errors).toContainText('Which account are you transfering to?');
  await expect(transfer.errors).toContainText('How much would you like to transfer?');
  await expect(transfer.errors).not.toContainText('transfering from');
  await transfer.errors.getByRole('button', { name: 'Which account are you transfering to?' }).click();
  await expect(transfer.to).toBeFocused();

  await transfer.choose(transfer.to, 'Kitchen');
  for (const [amount, says] of [
    ['9.99', 'This amount for this Payment Type is too small.'],
    ['400.01', 'This amount exceeds the limit for this Payment Type.'],
  ] as const) {
    await transfer.amount.fill(amount);
    await transfer.reference.fill('Hay March');
    await transfer.goOn.click();
    await expect(transfer.errors).toContainText(says);
  }
  await transfer.amount.fill('400');
  await transfer.reference.fill('A-1');
  await transfer.goOn.click();
  await expect(transfer.errors).toContainText('Please provide only alphanumeric values and spaces for reference.');
  await transfer.reference.fill('a'.repeat(36));
  await transfer.goOn.click();
  await expect(transfer.errors).toContainText('Must be 35 alphanumeric characters or less');
  expect(await callsOf(sandbox, 'createTransfer')).toHaveLength(0);

  await transfer.main.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/payments$/);
});

test('accounts or limits that do not load send nothing, say so and can be tried again', async ({
  page,
  customer,
  sandbox,
}) => {
  const transfer = new TransferScreen(page);
  await customer.begin('payments/transfer-money/{account:current}', {
    bank: 'fault:listAccounts@500~1,getUserLimits@500~1',
  });
  await expect(transfer.main.getByRole('alert')).toContainText('We could not load your accounts, so');
  await transfer.main.getByRole('button', { name: 'Try again' }).click();
  await expect(transfer.main.getByRole('alert')).toContainText('We could not load your transfer limits, so');
  await expect(transfer.goOn).toBeDisabled();
  await transfer.main.getByRole('button', { name: 'Try again' }).click();
  await expect(transfer.goOn).toBeEnabled();
  expect(await callsOf(sandbox, 'createTransfer')).toHaveLength(0);
});
