import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { expect, test } from '#e2e/test.ts';

test('while what looks up a payment cannot be loaded, the customer is told so, and it is looked up afterwards', async ({
  page,
  customer,
  accounts,
  pay,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await customer.begin('payments/make', { moves: true, bank: 'fault:confirmPayment@lost-answer~1,getPayment@offline' });
  await pay.accounts.first().click();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.amount.fill('5');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('We do not yet know whether your payment was made')).toBeFocused();

  const parts = /\/assets\/(payments|requests)-in-doubt/;
  await page.route(parts, (route) => route.abort());
  await customer.visit('accounts');
  await expect(accounts.heading).toBeVisible();
  const notice = page.getByRole('region', { name: 'Orders with an unknown outcome' });
  await expect(notice).toContainText('Please do not send it again yet.');
  await page.unroute(parts);
  await expect(new UnresolvedScreen(page, 'Payments').news).toBeVisible({ timeout: 20_000 });
  await expect(notice).toHaveCount(0);
  expect(await sandbox.callCount('confirmPayment')).toBe(1);
});
