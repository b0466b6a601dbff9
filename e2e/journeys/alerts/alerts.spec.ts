import { AlertsScreen } from '#e2e/screens/alerts/alerts.screen.ts';
import { SandboxPhone } from '#e2e/screens/sandbox/sandbox-phone.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

test.describe('with the phone beside the page', () => {
  test.use({ host: 'page' });

  test('a customer subscribes to alerts by keyboard, and the next login is told', async ({
    page,
    customer,
    sandbox,
    signIn,
    accounts,
    expectComplaint,
  }) => {
    const alerts = new AlertsScreen(page);
    await customer.begin('settings');
    await expect(page).toHaveURL(/\/settings\/alerts$/);
    await expect(alerts.heading).toBeVisible();
    await expect(page.locator('main')).toContainText(/\S\*{4}@/);
    await expect(alerts.save).toHaveAttribute('aria-disabled', 'true');
    await page.clock.install();

    await tabTo(page, alerts.way('Successful login', 'Text message'));
    await page.keyboard.press('Space');
    await tabTo(page, alerts.way('Failed login', 'E-mail'));
    await page.keyboard.press('Space');
    await tabTo(page, alerts.save);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.keyboard.press('Enter');
    await expect(alerts.saved).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(alerts.saved).toBeVisible();
    await page.clock.runFor(200);
    await expect(alerts.saved).toHaveCount(0);
    await page.clock.resume();
    expect(await callsOf(sandbox, 'createAlertSubscription')).toHaveLength(1);

    await page.reload();
    await expect(alerts.way('Successful login', 'Text message')).toBeChecked();
    await alerts.way('Successful login', 'E-mail').check();
    await alerts.save.click();
    await expect(alerts.saved).toBeVisible();
    expect(await callsOf(sandbox, 'changeAlertSubscription')).toHaveLength(1);

    // A wrong password and then the right one: an e-mail for each, and one text.
    await accounts.logOut();
    await customer.visit('login');
    expectComplaint(/status of 403/);
    await signIn.as('private-customer', 'Paddock_8Gate');
    await expect(signIn.alert).toBeVisible();
    await signIn.as('private-customer');
    await expect(page).toHaveURL(/\/accounts$/);
    const phone = new SandboxPhone(page);
    await phone.pressKey();
    await expect(phone.messages).toHaveCount(1);
    await expect(phone.messages).toContainText('You logged in to online banking at 10:00 on 17/06/2026');
    const emails = phone.device.getByRole('list', { name: 'E-mails' }).getByRole('listitem');
    await expect(emails).toHaveCount(2);
    await expect(emails.last()).toContainText('A login to your online banking failed');
    await phone.pressKey();

    await customer.visit('settings/alerts');
    for (const box of await page.locator('main').getByRole('checkbox').all()) await box.uncheck();
    await alerts.save.click();
    await expect(alerts.saved).toBeVisible();
    expect(await callsOf(sandbox, 'deleteAlertSubscription')).toHaveLength(1);
    await expectNoSidewaysScroll(page, 360);
    await expectAccessible(page, page.locator('main'));
  });
});

test('alerts of an account, of a strange one, without contacts and without an answer', async ({
  page,
  customer,
  expectComplaint,
}) => {
  const alerts = new AlertsScreen(page);
  await customer.begin('settings/alerts?accountNumber={account:current}', { persona: 'racing-owner' });
  await expect(page.getByText('These alerts also cover')).toBeVisible();
  await expect(alerts.way('Failed login', 'E-mail')).toBeChecked();
  await customer.begin('settings/alerts?accountNumber=nobodys', { persona: 'racing-owner' });
  expectComplaint(/status of 404/);
  await expect(alerts.alerts).toHaveCount(2);
  await expect(page.locator('main')).not.toContainText('also cover');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await customer.begin('settings/alerts', { persona: 'no-accounts' });
  await expect(page.locator('main')).toContainText('We hold neither an e-mail address nor a mobile number');
  await expect(alerts.alerts).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/0000|invalid/);

  await customer.begin('settings/alerts', { bank: 'fault:listAlertSubscriptions@500' });
  await expect(alerts.heading).toBeVisible();
  await expect(alerts.alert).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await customer.begin('settings/alerts', { bank: 'fault:getAlertsUser@500' });
  await expect(alerts.heading).toBeVisible();
  await expect(alerts.alert).toHaveCount(0);
  await controlOf(page).clearFaults();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(alerts.alerts).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(alerts.heading).toBeFocused();
});
