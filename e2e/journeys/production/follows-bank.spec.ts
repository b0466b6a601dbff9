import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator } from '@playwright/test';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { expect, test } from '#e2e/test.ts';
import { changesPath } from '#sandbox/hosts/changes-path.ts';

// The production build before a bank that tells its pages of changes, as its configuration says.

test.use({ clock: '2026-03-02T09:30' });

const toCollege = 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';

test('what changes in the bank over HTTP is on the accounts page within two seconds, without a reload', async ({
  context,
  customer,
  page,
  accounts,
  sandbox,
}) => {
  await tellOfChanges(context);
  const followed = page.waitForResponse(`**${changesPath}`);
  await customer.begin('accounts');
  await followed;
  const row = accounts.row(await sandbox.nameOf('current'));
  const loaded = page.waitForEvent('load').then(
    () => true,
    () => false,
  );
  await sandbox.doVerb('money-in');
  const { balance } = await sandbox.balanceOf('current');
  await expect.poll(() => minorIn(row), { timeout: 2_500 }).toBe(balance);
  // A lost stream comes back, and tells of what was missed.
  await context.setOffline(true);
  await sandbox.doVerb('money-in');
  await context.setOffline(false);
  await expect.poll(() => minorIn(row)).toBe((await sandbox.balanceOf('current')).balance);
  expect(await Promise.race([loaded, 'not loaded again'])).toBe('not loaded again');
});

test('a begun payment keeps its words and is offered the change, by keyboard, and so is a question above the page', async ({
  context,
  customer,
  page,
  pay,
  shell,
  sandbox,
}) => {
  await tellOfChanges(context);
  const followed = page.waitForResponse(`**${changesPath}`);
  await customer.begin(toCollege);
  await followed;
  await pay.amount.fill('12.50');
  await pay.reference.fill('Half term');
  const available = page.locator('main').getByText(/^Available balance £/);
  const before = await minorIn(available);
  await sandbox.doVerb('money-in');
  const now = (await sandbox.balanceOf('current')).available;
  expect(now).toBeGreaterThan(before);
  const notice = page.getByRole('status').filter({ hasText: 'The bank has changed.' });
  const show = page.getByRole('button', { name: 'Show it' });
  await expect(notice).toBeVisible();
  expect(await minorIn(available)).toBe(before);
  await expect(pay.amount).toHaveValue('12.50');
  await pay.reference.focus();
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(show).toBeHidden();
  await expect(pay.reference).toBeFocused();
  await expect.poll(() => minorIn(available)).toBe(now);
  await expect(pay.amount).toHaveValue('12.50');
  await expect(pay.reference).toHaveValue('Half term');

  await shell.page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await sandbox.doVerb('money-in');
  await question.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => minorIn(available)).toBe((await sandbox.balanceOf('current')).available);
  await expect(question).toBeVisible();
});

test('a page of a bank that is to tell nobody stays as it is, while another shows the change', async ({
  context,
  customer,
  page,
  accounts,
  sandbox,
}) => {
  await tellOfChanges(context);
  await page.route(`**${changesPath}`, (route) => route.fulfill({ status: 204 }));
  const refused = page.waitForResponse(`**${changesPath}`);
  await customer.begin('accounts');
  expect((await refused).status()).toBe(204);
  const name = await sandbox.nameOf('current');
  const before = await minorIn(accounts.row(name));
  const other = await context.newPage();
  const followed = other.waitForResponse(`**${changesPath}`);
  await other.goto(`${customer.site}accounts`);
  await followed;
  const elsewhere = new AccountsScreen(other).row(name);
  await expect(elsewhere).toBeVisible();
  await sandbox.doVerb('money-in');
  await expect.poll(() => minorIn(elsewhere)).toBe((await sandbox.balanceOf('current')).balance);
  expect(await minorIn(accounts.row(name))).toBe(before);
});

test('a configuration that names no stream asks for none', async ({ customer, page, accounts, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await customer.begin('accounts');
  await expect(accounts.row(await sandbox.nameOf('current'))).toBeVisible();
  expect(asked.filter((url) => url.includes(changesPath) || /follow/.test(url))).toEqual([]);
});

async function tellOfChanges(context: BrowserContext): Promise<void> {
  const config: object = JSON.parse(readFileSync('public/config.json', 'utf8'));
  await context.route('**/config.json', (route) => route.fulfill({ json: { ...config, changesPath } }));
}

/** The first sum in pounds, in pence. */
async function minorIn(locator: Locator): Promise<number> {
  const [, pounds = ''] = /£([\d,]+\.\d\d)/.exec((await locator.textContent()) ?? '') ?? [];
  return Number(pounds.replace(/[,.]/g, ''));
}
