import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
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

  // Several accounts pay, so each of the next payments names its own.
  await expect(
    pay
      .section('Upcoming payments')
      .getByRole('listitem')
      .filter({ hasText: /From \w/ }),
  ).toHaveCount(5);

  const leads = (name: string, to: string) =>
    expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  await leads('Transfer money between accounts', '/payments/transfer-money');
  await pay.section('Transfers and more').getByText('More transfer options').click();
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
  await pay.section('Your payees').getByRole('link', { name: 'Manage payees' }).click();
  await expect(page).toHaveURL(/\/payments\/payees$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  expect(await balancesListed(accounts, sandbox)).toEqual(before);
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
  await expect(pay.managePayees).toHaveCount(1);
  await expect(pay.tile('Bulk payments')).toHaveCount(0);

  await customer.begin('payments', { persona: 'no-accounts' });
  await expect(page.getByText('You have no accounts that can make payments.')).toBeVisible();
  await expect(page.getByText('Please contact us by telephone')).toBeVisible();
  await expect(pay.accounts).toHaveCount(0);
  await expect(pay.section('Your payees')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pay someone new' })).toHaveCount(0);

  await customer.begin('payments', { persona: 'read-only' });
  await expect(pay.section('Make a payment').or(pay.section('Your payees'))).toHaveCount(0);
  await expect(pay.managePayees).toHaveCount(0);
  // Nor by URL.
  for (const path of ['/payees', '/payees/new']) {
    await customer.begin(`payments${path}`, { persona: 'read-only' });
    await expect(payees.add.or(newPayee.form)).toHaveCount(0);
    for (const operation of ['listPayeeGroups', 'createPayeeGroup', 'verifyPayeeName']) {
      expect(await callsOf(sandbox, operation)).toEqual([]);
    }
  }
});

test.describe('in March', () => {
  test.use({ clock: '2026-03-03T09:30' });

  test('the hub leads with those paid last and with the next payments, and pays each of them', async ({
    page,
    customer,
    pay,
    sandbox,
  }) => {
    await customer.begin('payments');
    await pay.loaded();
    const people = pay.section('Your payees').getByRole('listitem');
    await expect(people).toHaveCount(5);
    await expect(people.nth(0)).toContainText(/Miss Verity Calloway.*Paid 02\/02\/2026.*Piano/);
    await expect(people.nth(2)).toContainText(/Bill the gardener.*Paid 24\/10\/2025/);
    await expect(people.nth(3)).toContainText(/Aunt Bea.*10000040Last referenceDRY 4471902Pay/);

    const next = pay.section('Upcoming payments').getByRole('listitem');
    await expect(next).toHaveCount(5);
    await expect(next.nth(0)).toContainText(/Millrace Energy.*£339\.77.*04\/03\/2026 · Direct debit/);
    await expect(next.filter({ hasText: 'From ' }), 'one account pays them all').toHaveCount(0);
    await expect(next.nth(3)).toContainText(/Miss Verity Calloway.*£85\.00.*11\/03\/2026 · Future payment/);
    await expect(page.getByText(/is due to leave in the next 30 days, in 13 payments/)).toBeVisible();
    await expectAccessible(page, next.first());
    for (const width of [320, 360, 760, 1280]) await expectNoSidewaysScroll(page, width);

    await people.nth(2).getByRole('link', { name: 'Pay Bill the gardener' }).click();
    await expect(page).toHaveURL(/\/payments\/make\?toAccountId=[0-9A-F]+$/);
    await expect(pay.heading('Payment details')).toBeFocused();
    await expect(pay.chosen).toContainText('Bill the gardener');
    await page.goBack();
    await page.getByRole('link', { name: 'Pay someone new' }).click();
    await expect(page).toHaveURL(/\/payments\/make\?isNewPayee=true$/);
    await pay.accounts.first().click();
    await expect(pay.heading('Add a new payee')).toBeFocused();
    expect(await callsOf(sandbox, 'createPayment')).toEqual([]);
  });

  test('the hub says what could not be loaded, and loads it again', async ({ page, customer, pay }) => {
    await customer.begin('payments', { bank: 'fault:listPayeeGroups@500~1,listInstructions@500~1' });
    const people = pay.section('Your payees');
    const next = pay.section('Upcoming payments');
    await expect(people).toContainText('Your payees could not be shown.');
    await expect(next).toContainText('Some upcoming payments could not be loaded.');
    // Which of its three lists has failed is chance.
    await expect(next.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View upcoming payments' })).toBeVisible();
    // Both are one problem, so one button tries all of it again.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(people.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
