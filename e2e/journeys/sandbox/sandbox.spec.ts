import type { Page } from '@playwright/test';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: '2026-03-02T09:30' });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Sandbox: no real money' }).click();
  return page.getByRole('complementary', { name: 'Sandbox' });
}

test('a tester freezes and moves the clock, plants a fault and reads in the panel which rule decided', async ({
  page,
  signIn,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of (401|503)/);
  await signIn.open(sites.sandbox.url, '?sandbox=clock:2026-03-02T09:30;freeze:yes');
  const panel = await openPanel(page);
  await expect(panel).toContainText('Monday 2 March 2026');
  await expect(panel).toContainText('09:30:00');

  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByText('Balances at 09:30 on Monday 2 March')).toBeVisible();
  const before = await sandbox.lastAnswer<object>('listAccounts');

  await panel.getByLabel('Keep customers logged in when the clock is moved').uncheck();
  await panel.getByRole('button', { name: '+1 hour' }).click();
  await expect(panel).toContainText('10:30:00');
  // An hour without a request outlasts every session.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(page.getByText('Balances at 10:30 on Monday 2 March')).toBeVisible();

  await openPanel(page);
  await panel.getByLabel('Call', { exact: true }).selectOption('listAccounts');
  await panel.getByLabel('Fails with').selectOption('503');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'listAccounts' }).first()).toContainText(
    '503, every call',
  );
  await page.reload();
  await expect(accounts.error).toBeVisible();
  const refused = (await sandbox.journal()).findLast((entry) => entry.kind === 'request' && entry.status === 503);
  expect(refused).toMatchObject({ operationId: 'listAccounts', rule: 'fault.503', contract: 'planned-fault' });
  await openPanel(page);
  await expect(panel.getByRole('listitem').filter({ hasText: '503, every call' })).toContainText(
    /fired (once, at|\d+ times, last at) 10:30:00 on Mon 2 Mar 2026/,
  );

  const { hold } = await page.evaluate(() => window.sandbox.invariants());
  expect(hold).toBe(true);
  expect(before).toHaveProperty('accounts');
});

test('a tester finds an account in the directory and sets the results of Confirmation of Payee and payments', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.begin('accounts');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Accounts and payees by alias' }).click();
  await expect(panel.getByRole('list', { name: 'Payees by alias' }).getByRole('listitem')).toHaveCount(8);

  const directory = panel.getByRole('region', { name: 'Directory' });
  await directory.getByRole('button', { name: 'Accounts elsewhere' }).click();
  await directory.getByRole('searchbox').fill('verity 20-04-33');
  await expect(directory.getByRole('listitem')).toHaveCount(1);
  await expect(directory.getByRole('listitem')).toContainText('OPTO: the holder has opted out');
  await expect(
    directory.getByRole('button', { name: 'Copy the account number of Miss Verity Calloway, 63709214' }),
  ).toBeVisible();

  const paying = panel.getByRole('region', { name: 'Paying' });
  await paying.getByLabel('Confirmation of Payee result').selectOption('MBAM');
  await expect(directory).toContainText('set to one result');
  await paying.getByLabel('Payment outcome').selectOption('refuse');
  await paying.getByLabel('Code of the refusal').fill('no such code');
  await paying.getByRole('button', { name: 'Set' }).click();
  await expect(paying.getByRole('alert')).toContainText('There is no payments "refuse=no such code".');
  await paying.getByLabel('Code of the refusal').fill('DIGX_PY_0134');
  await paying.getByRole('button', { name: 'Set' }).click();
  await expect(paying).toContainText('Every payment is refused with DIGX_PY_0134.');
  expect((await sandbox.state()).switches).toMatchObject({ cop: 'MBAM', payments: 'refuse=DIGX_PY_0134' });
  await paying.getByLabel('Payment outcome').selectOption('ok');
  await expect.poll(async () => (await sandbox.state()).switches.payments).toBe('ok');
  expect(await sandbox.breaches()).toEqual([]);
});

test('the panel covers nothing, closes with Escape and returns the focus', async ({ page, signIn }) => {
  await signIn.open(sites.sandbox.url);
  const panel = await openPanel(page);
  const [pageBox, panelBox] = await Promise.all([page.locator('#root').boundingBox(), panel.boundingBox()]);
  const overlaps =
    pageBox !== null &&
    panelBox !== null &&
    pageBox.x + pageBox.width > panelBox.x &&
    pageBox.y + pageBox.height > panelBox.y;
  expect(overlaps).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sandbox: no real money' })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Clock' })).toBeHidden();
});

test('a new bank opened in one tab is announced in the other', async ({ page, context, signIn, accounts }) => {
  await signIn.open(sites.sandbox.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${sites.sandbox.url}login?sandbox=persona:racing-owner`);
  await expect(second.getByLabel('User ID')).toBeVisible();
  await expect(page.getByText(/fresh bank/).first()).toBeVisible();
});

test('shows a message when the bank’s worker cannot start', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to load|worker/i);
  await page.route('**/bank-worker*', (route) => route.abort());
  await page.goto(`${sites.sandbox.url}login`);
  await expect(page.getByRole('heading', { name: 'The sandbox’s bank could not be opened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without shared workers one tab runs the bank and the others say so', async ({ context, signIn, accounts }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await signIn.open(sites.sandbox.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${sites.sandbox.url}accounts`);
  await expect(second.getByText('Another tab has the bank', { exact: false })).toBeVisible();
});
