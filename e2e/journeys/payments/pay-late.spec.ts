import { balancesListed, expectSoundBank } from '#e2e/screens/sandbox/sound-bank.ts';
import { callsOf } from '#e2e/support/asked.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

const brokenOff = /net::ERR_FAILED/;

test('a payment that the bank makes late is unknown until then, found by itself, and made once', async ({
  page,
  signIn,
  accounts,
  pay,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(brokenOff);
  await accounts.open('persona:private-customer;signin:yes;clock:2026-06-17T10:00;fault:confirmPayment@late=5~1');
  const before = await balancesListed(accounts, sandbox);
  const number = Object.keys(before)[0] ?? '';
  await page
    .getByRole('link', { name: /^Make a Payment/ })
    .first()
    .click();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.amount.fill('5');
  await pay.reference.fill('Supper club');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('We do not yet know whether your payment was made')).toBeFocused();
  await expect(
    page.getByText(/If we still do not know by \d\d:\d\d, you can confirm this payment again then/),
  ).toBeVisible();

  // Nothing is pressed, and nothing is sent again.
  await expect(pay.heading('Payment sent')).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£5.00');
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);
  await page.locator('main').getByRole('link', { name: 'Back to my accounts' }).click();
  await expect.poll(async () => (await balancesListed(accounts, sandbox))[number]).toBe((before[number] ?? 0) - 5_00);
  await expect(page.getByRole('region', { name: 'Payments whose outcome is not known' })).toHaveCount(0);

  await accounts.logOut();
  await signIn.open(sites.sandbox.url);
  await signIn.as('joint-holder');
  await accounts.titles.first().click();
  await expect(page.locator('main').getByRole('row', { name: /Supper club.*£5\.00/ })).toBeVisible();
  await expectSoundBank(sandbox);
});
