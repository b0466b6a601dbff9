import type { Locator } from '@playwright/test';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { SandboxPanel } from '#e2e/screens/sandbox/sandbox-panel.screen.ts';
import type { Customer } from '#e2e/support/customer.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });

const toCollege = 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';
const mark = 'A page that was not loaded again';

test('a month later the overview shows the new balances without a reload, and once however many things have changed', async ({
  page,
  customer,
  accounts,
  sandbox,
  panel,
}) => {
  await customer.begin('accounts');
  const row = accounts.row(await sandbox.nameOf('current'));
  const before = poundsOf(await textOf(row));
  await page.evaluate((title) => {
    document.body.dataset.mark = title;
  }, mark);
  const clock = await panel.open('Clock');
  const asked = await sandbox.callCount('listAccounts');
  await clock.getByRole('button', { name: '+1 month' }).click();

  await expect(row).not.toContainText(before);
  await expect.poll(async () => minorIn(await textOf(row))).toBe((await sandbox.balanceOf('current')).balance);
  expect(await page.evaluate(() => document.body.dataset.mark)).toBe(mark);
  expect(await sandbox.callCount('listAccounts')).toBe(asked + 1);

  // The overview asks for nothing that the app itself has changed.
  await page.evaluate(async () => {
    for (let times = 0; times < 4; times += 1)
      await window.sandbox.doVerb({ verb: 'money-in', with: { account: 'current' } });
  });
  await expect.poll(async () => minorIn(await textOf(row))).toBe((await sandbox.balanceOf('current')).balance);
  expect(await sandbox.callCount('listAccounts')).toBe(asked + 2);
});

test('money that comes in by another tab while a payment is typed is told beside the page, which shows it when asked', async ({
  page,
  context,
  customer,
  sandbox,
}) => {
  await customer.begin(toCollege);
  const pay = new PayScreen(page);
  await pay.amount.fill('12.50');
  await pay.reference.fill('Half term');
  const available = page.locator('main').getByText(/^Available balance £/);
  const before = await textOf(available);

  const other = await context.newPage();
  await other.goto(`${customer.site}accounts`);
  const panel = new SandboxPanel(other);
  await panel.open('Money');
  const things = panel.section('Login, payments, accounts and limits');
  await things.getByRole('button', { name: 'Send money in', exact: true }).click();
  await things.getByLabel('Amount', { exact: true }).fill('1234.00');
  await things.getByRole('button', { name: 'Send money in for private-customer' }).click();
  await expect.poll(async () => (await sandbox.balanceOf('current')).available).toBe(minorIn(before) + 1234_00);

  const notice = page.getByRole('complementary', { name: 'Sandbox' }).getByRole('status');
  await expect(notice.filter({ hasText: 'The bank has changed.' })).toBeVisible();
  await expect(available).toHaveText(before);
  await expect(pay.amount).toHaveValue('12.50');

  // By keyboard: the notice comes after the page, and gives the focus back.
  await pay.reference.focus();
  const show = page.getByRole('button', { name: 'Show it' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(show).toBeHidden();
  await expect(pay.reference).toBeFocused();
  await expect.poll(async () => minorIn(await textOf(available))).toBe(minorIn(before) + 1234_00);
  await expect(pay.amount).toHaveValue('12.50');
  await expect(pay.reference).toHaveValue('Half term');
});

test('a page told to stand still is left as it is while another tab follows, until it follows again', async ({
  customer,
  context,
  accounts,
  sandbox,
  panel,
}) => {
  await customer.begin('accounts', { bank: 'follow:no' });
  const name = await sandbox.nameOf('current');
  const row = accounts.row(name);
  const before = minorIn(await textOf(row));
  const other = await context.newPage();
  await other.goto(`${customer.site}accounts`);
  const elsewhere = new AccountsScreen(other).row(name);
  await expect(elsewhere).toBeVisible();

  const clock = await panel.open('Clock');
  await clock.getByRole('button', { name: '+1 month' }).click();
  await expect.poll(async () => minorIn(await textOf(elsewhere))).not.toBe(before);
  const { balance } = await sandbox.balanceOf('current');
  expect(minorIn(await textOf(elsewhere))).toBe(balance);
  expect(minorIn(await textOf(row))).toBe(before);

  const scenario = await panel.open('Scenario');
  await scenario.getByRole('checkbox', { name: 'Shows at once what changes in the bank' }).check();
  await expect.poll(async () => minorIn(await textOf(row))).toBe(balance);
});

/** Confirms a payment that the bank does so many seconds later. */
async function confirmedLate(seconds: number, customer: Customer, sandbox: SandboxControl) {
  const { page } = customer;
  await customer.begin(toCollege, { bank: `fault:confirmPayment@late=${seconds}~1;amount:12.50;reference:Fees` });
  const { balance } = await sandbox.balanceOf('current');
  const pay = new PayScreen(page);
  await pay.confirm.click();
  return { balance, pay, beside: page.getByRole('complementary', { name: 'Sandbox' }) };
}

test('an order that the bank does late is told by a clock that stands still once that is moved beside the page', async ({
  customer,
  page,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource: net::ERR_FAILED/);
  const { balance, pay, beside } = await confirmedLate(10, customer, sandbox);
  await expect(page.getByText('We will ask the bank again at 09:30:10.')).toBeVisible();
  await expect(
    beside.getByText('stands still at 09:30:00, so 09:30:10 and 09:35 will not come until it is moved.'),
  ).toBeVisible();
  await expect(page.locator('main')).not.toContainText('stands still');
  expect((await sandbox.balanceOf('current')).balance).toBe(balance);

  const move = beside.getByRole('button', { name: 'Move it to 09:30:10' });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(pay.heading('Payment sent')).toBeVisible();
  await expect(beside.getByText(/^Done: The clock stands still at 09:30:10 .+ \(down £12\.50\)\.$/)).toBeVisible();
  await expect(move).toBeHidden();
  expect((await sandbox.balanceOf('current')).balance).toBe(balance - 12_50);
});

test('a payment may be confirmed again once a clock that stands still is moved to the time the page names for that', async ({
  customer,
  page,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource: net::ERR_FAILED/);
  const { balance, beside } = await confirmedLate(3600, customer, sandbox);
  await expect(
    page.getByText('If we still do not know by 09:35, you can confirm this payment again then.'),
  ).toBeVisible();
  const move = beside.getByRole('button', { name: 'Move it to 09:35', exact: true });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You can confirm this payment again now.')).toBeVisible();
  await expect(move).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm again' })).toBeEnabled();
  expect((await sandbox.balanceOf('current')).balance).toBe(balance);
});

test('at 360 pixels two keys lead from the top of the page to the bar, and the panel has half of the window or more', async ({
  customer,
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await customer.begin('accounts');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Skip to the sandbox');
  await page.keyboard.press('Enter');
  await expect(panel.bar).toBeFocused();
  await page.keyboard.press('Enter');
  const shareOf = async () => ((await panel.region.boundingBox())?.height ?? 0) / 640;
  expect(await shareOf()).toBeGreaterThanOrEqual(0.5);
  await expect(panel.region.getByRole('combobox', { name: 'Customer', exact: true })).toHaveCount(1);

  const larger = panel.region.getByRole('button', { name: 'Larger panel' });
  await larger.press('Enter');
  await expect.poll(shareOf).toBeGreaterThan(0.8);
  await page.reload();
  await expect(larger).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shareOf).toBeGreaterThan(0.8);

  // Each verb answers where it was pressed, with what has moved.
  const money = await panel.open('Money');
  await money.getByRole('button', { name: 'Send money in', exact: true }).press('Enter');
  await money.getByRole('button', { name: 'Send money in for private-customer' }).press('Enter');
  await expect(money.getByText(/^Done: £100\.00 from .+ Balances: current £[\d,.]+ \(up £100\.00\)\.$/)).toBeVisible();
  await money.getByLabel('Confirmation of Payee result').selectOption('MBAM');
  await expect(money.getByText(/^Done: CoP result from now on: /)).toBeVisible();
});

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

/** The first sum in pounds. */
function poundsOf(text: string): string {
  return /£[\d,]+\.\d\d/.exec(text)?.[0] ?? '';
}

function minorIn(text: string): number {
  return Number(poundsOf(text).replaceAll(/[£,.]/g, ''));
}
