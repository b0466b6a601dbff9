import { expectAccessible } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });

test('by keyboard alone: month end and back by a bookmark, and the panel keeps its place over reloads and can be hidden', async ({
  page,
  customer,
  accounts,
  sandbox,
  panel,
}) => {
  await customer.begin('accounts', { bank: 'bookmark:Before month end' });
  await expect(accounts.heading).toBeVisible();
  await panel.command('go to month end', /^Go to Month end: Tue 31 Mar 2026/);
  await expect(panel.region.getByText(/^Done: Go to Month end/)).toBeVisible();
  await panel.command('cop mbam', /^CoP result: MBAM/);
  await panel.command('clock panel', /^Clock/);
  await expect(panel.changes).toContainText('10:00 on Tue 31 Mar 2026 · clock frozen · CoP result: MBAM');
  await page.reload();
  await expect(panel.region.getByRole('tab', { name: 'Clock', selected: true })).toBeVisible();
  await expect(accounts.heading).toBeVisible();
  await expectAccessible(page, panel.section('Back in time').getByText('Before month end', { exact: true }));

  const title = await page.title();
  await page.keyboard.press('Alt+Shift+H');
  await expect(panel.bar).toBeHidden();
  await expect(page).toHaveTitle(`[Sandbox] ${title}`);
  await page.keyboard.press('Alt+Shift+H');
  await expect(panel.bar).toBeVisible();
  await expect(page).toHaveTitle(title);

  const loaded = page.waitForEvent('load');
  await panel.command('back before month end', 'Go back to Before month end');
  await loaded;
  await expect(page.getByText('Balances at 09:30 on 2 March 2026')).toBeVisible();
  expect((await sandbox.state()).switches.cop).toBe('by-name');
});

test('money in and a frozen account by link, and back again by the panel in a window of its own', async ({
  page,
  customer,
  accounts,
  sandbox,
  panel,
}) => {
  await customer.begin('accounts', {
    bank: 'do:money-in~account=current~amount=250.00,freeze-account~account=current',
  });
  await expect(accounts.heading).toBeVisible();
  const before = (await sandbox.balanceOf('current')).balance;
  const money = await panel.open('Money');
  await expect(panel.changes).toContainText(/\(current\) frozen/);
  const opened = page.waitForEvent('popup');
  await money.getByRole('button', { name: 'Open in its own window' }).click();
  const apart = await opened;
  await expect(money.getByRole('tab')).toHaveCount(0);
  const things = apart.getByRole('region', { name: 'Login, payments, accounts and limits' });
  await things.getByRole('button', { name: 'Unfreeze an account' }).click();
  await expect(things.getByRole('status').first()).toContainText('Money may leave');
  await things.getByRole('button', { name: 'Unfreeze an account for private-customer' }).click();
  await expect(things.getByText(/^Done: Money may leave .+ again/)).toBeVisible();
  await expect(things.getByRole('status').first()).toContainText('Not now: private-customer has no account for this.');
  await expect(apart.getByRole('button', { name: /^Not as usual/ })).not.toContainText('(current)');

  await things.getByRole('button', { name: 'Send money in' }).click();
  await things.getByLabel('Amount').fill('12.34');
  const send = things.getByRole('button', { name: 'Send money in for private-customer' });
  await expect(
    things.getByText(/^£12\.34 from Kempton Bloodstock Ltd is booked on .*\(current\) now\.$/),
  ).toBeVisible();
  await send.click();
  await expect.poll(async () => (await sandbox.balanceOf('current')).balance).toBe(before + 12_34);
  await apart.getByRole('button', { name: 'Back into the page' }).click();
  await expect(money.getByRole('tab', { name: 'Money', selected: true })).toBeVisible();
  await expect.poll(() => apart.isClosed()).toBe(true);
});
