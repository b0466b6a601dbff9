import { balancesListed, expectBankInvariants } from '#e2e/screens/sandbox/bank-invariants.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('the hub shows two accounts and links to every payments page', async ({
  page,
  customer,
  accounts,
  pay,
  sandbox,
}) => {
  await customer.begin('accounts', { persona: 'racing-owner' });
  const before = await balancesListed(accounts, sandbox);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments & Transfers' }).click();
  await expect(pay.heading('Payments & Transfers')).toBeFocused();
  await pay.loaded();
  await expect(pay.accounts).toHaveCount(2);
  await pay.showAll.click();
  await expect.poll(() => pay.accounts.count()).toBeGreaterThan(2);
  // Sterling accounts pay here; other currencies are by request.
  for (const link of await pay.accounts.all()) {
    const inPounds = /Balance £/.test((await link.textContent()) ?? '');
    const where = inPounds ? /\/payments\/make\/[0-9A-F]{56}$/ : /\/payments\/request-international\/[0-9A-F]{56}$/;
    await expect(link).toHaveAttribute('href', where);
  }

  const leads = (name: string, to: string) =>
    expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await leads('Transfer money between accounts', '/payments/transfer-money');
  await pay.section('Transfers').getByText('More transfer options').click();
  await leads('Set up a recurring transfer', '/payments/transfer-money?isRegular=true');
  await leads('View upcoming payments', '/payments/upcoming');
  await leads('Set up new recurring payment', '/payments/make?isRegular=true');
  await expect(pay.tile('Bulk payments')).toHaveAttribute('href', '/payments/bulk');
  await expect(pay.tile('International payment')).toHaveAttribute('href', '/payments/request-international');
  await expect(pay.help.getByRole('link', { name: /^[\d +]+$/ })).toHaveAttribute('href', /^tel:/);
  await expect(pay.help.getByRole('link', { name: /secure message/ })).toHaveAttribute('href', '/secure-mail/new');

  await pay.accounts.first().click();
  await expect(pay.heading('Who do you want to pay?')).toBeVisible();
  await page.goBack();
  await pay.tile('Manage payees').click();
  await expect(page).toHaveURL(/\/payments\/payees$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  expect(await balancesListed(accounts, sandbox)).toEqual(before);
  await expectBankInvariants(sandbox);
});

test('the hub offers only permitted actions and says when no account can pay', async ({
  page,
  customer,
  pay,
  payees,
  newPayee,
  sandbox,
}) => {
  await customer.begin('payments');
  await expect(pay.tile('Manage payees')).toBeVisible();
  await expect(pay.tile('Bulk payments')).toHaveCount(0);

  await customer.begin('payments', { persona: 'no-accounts' });
  await expect(page.getByText('You have no accounts that can make payments.')).toBeVisible();
  await expect(pay.accounts).toHaveCount(0);

  await customer.begin('payments', { persona: 'read-only' });
  await expect(pay.section('Make a payment')).toHaveCount(0);
  await expect(pay.tile('Manage payees')).toHaveCount(0);
  // Nor by URL.
  for (const path of ['/payees', '/payees/new']) {
    await customer.begin(`payments${path}`, { persona: 'read-only' });
    await expect(payees.add.or(newPayee.form)).toHaveCount(0);
    for (const operation of ['listPayeeGroups', 'createPayeeGroup', 'verifyPayeeName']) {
      expect(await callsOf(sandbox, operation)).toEqual([]);
    }
  }
  await expectBankInvariants(sandbox);
});
