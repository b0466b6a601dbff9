import { balancesListed, movedSince } from '#e2e/screens/sandbox/listed-balances.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner' });

test('euros move between entities, and every account goes only where it may', async ({
  page,
  customer,
  accounts,
  receipt,
  sandbox,
  shell,
}) => {
  const transfer = new TransferScreen(page);
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);
  await customer.goOn('payments/transfer-money');
  await transfer.from.click();
  await expect(transfer.options.filter({ hasText: 'Deauville' })).toHaveCount(1);
  await expect(transfer.options.filter({ hasText: 'Keeneland sales' }), 'only within its entity').toHaveCount(0);
  await expect(transfer.options.filter({ hasText: 'Family trust' }), 'not mapped').toHaveCount(0);
  await transfer.options.filter({ hasText: 'Deauville' }).click();
  await transfer.to.click();
  await expect(transfer.options.filter({ hasText: '£' }), 'no pounds to euros').toHaveCount(0);
  await expect(transfer.options.filter({ hasText: 'Deauville' }), 'never to itself').toHaveCount(0);
  await transfer.options.filter({ hasText: 'Euro reserve' }).click();

  await transfer.amount.fill('6000.01');
  await transfer.reference.fill('Yearlings');
  await transfer.goOn.click();
  await expect(transfer.errors).toContainText('This account does not have the required funds to make these payments.');
  await transfer.amount.fill('6000');
  await transfer.goOn.click();
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer complete')).toBeFocused();
  expect(await receipt.rows()).toMatchObject({ Amount: '€6,000.00', Reference: 'Yearlings' });

  await transfer.main.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect.poll(() => movedSince(before, accounts, sandbox)).toEqual([-6000_00, 6000_00]);

  await shell.choose('Mr Ambrose Staplemead');
  await expect(shell.entitySelector).toContainText('Mr Ambrose Staplemead');
  await customer.visit('payments/transfer-money');
  await transfer.from.click();
  await expect(transfer.options.filter({ hasText: 'Keeneland sales' })).toHaveCount(1);
  await expect(transfer.options.filter({ hasText: 'Deauville' }), 'only across entities').toHaveCount(0);
  await transfer.options.filter({ hasText: 'Keeneland sales' }).click();
  await transfer.choose(transfer.to, 'Kentucky');
});

test('an account that may not send transfers, and one that is not there, are refused', async ({ page, customer }) => {
  const transfer = new TransferScreen(page);
  await customer.begin('payments/transfer-money/{account:trust}');
  await expect(transfer.main).toContainText('Sorry, the account chosen is not permitted to make transfers.');
  await transfer.main.getByRole('link', { name: 'Choose another account' }).click();
  await expect(transfer.from).toContainText('Choose an account');
  await customer.visit('payments/transfer-money/0123456789ABCDEF');
  await expect(transfer.heading('We could not find this account')).toBeVisible();
});

test('the account that cannot be chosen yet looks disabled in the customer’s own colours too', async ({
  page,
  customer,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const transfer = new TransferScreen(page);
  await customer.begin('payments/transfer-money');
  await expect(transfer.to).toBeDisabled();
  await expect(transfer.from).toBeEnabled();
  const inks = await page.evaluate(() => {
    const swatch = document.createElement('i');
    document.body.append(swatch);
    const ink = (name: string) => {
      swatch.style.color = name;
      return getComputedStyle(swatch).color;
    };
    return { disabled: ink('GrayText'), enabled: ink('ButtonText') };
  });
  expect(inks.disabled).not.toBe(inks.enabled);
  await expect(transfer.to).toHaveCSS('color', inks.disabled);
  await expect(transfer.to).toHaveCSS('border-style', 'dashed');
  await expect(transfer.from).toHaveCSS('color', inks.enabled);
});
