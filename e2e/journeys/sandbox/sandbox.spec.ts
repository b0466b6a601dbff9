import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });

test('a tester freezes and moves the clock, plants a fault and reads in the panel which rule decided', async ({
  page,
  signIn,
  accounts,
  shell,
  sandbox,
  panel,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await signIn.open(sites.sandbox.url, '?sandbox=clock:2026-03-02T09:30;freeze:yes');
  const clock = await panel.open('Clock');
  await expect(clock).toContainText('Monday 2 March 2026');
  await expect(clock).toContainText('09:30:00');

  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByText('Balances at 09:30 on 2 March 2026')).toBeVisible();
  // What the page looks up last would notice the end of the session before the reload.
  await shell.expectLoaded();
  const before = await sandbox.lastAnswer<object>('listAccounts');

  await clock.getByLabel('Keep customers logged in when the clock is moved').uncheck();
  await clock.getByRole('button', { name: '+1 hour' }).click();
  await expect(clock).toContainText('10:30:00');
  // An hour without a request outlasts every session.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(page.getByText('Balances at 10:30 on 2 March 2026')).toBeVisible();

  const faults = await panel.open('Faults');
  await faults.getByLabel('Call', { exact: true }).selectOption('listAccounts');
  await faults.getByLabel('Fails with').selectOption('503');
  await faults.getByRole('button', { name: 'Add fault' }).click();
  await expect(
    faults.getByRole('listitem').filter({ hasText: 'List the accounts (listAccounts)' }).first(),
  ).toContainText('503, every call');
  await page.reload();
  await expect(accounts.error).toBeVisible();
  const refused = (await sandbox.journal()).findLast((entry) => entry.kind === 'request' && entry.status === 503);
  expect(refused).toMatchObject({ operationId: 'listAccounts', rule: 'fault.503', contract: 'planned-fault' });
  await expect(faults.getByRole('listitem').filter({ hasText: '503, every call' })).toContainText(
    /fired (once, at|\d+ times, last at) 10:30:00 on Mon 2 Mar 2026/,
  );

  const { hold } = await page.evaluate(() => window.sandbox.invariants());
  expect(hold).toBe(true);
  expect(before).toHaveProperty('accounts');
});

test('a tester finds an account in the directory and sets the results of Confirmation of Payee and payments', async ({
  customer,
  sandbox,
  panel,
}) => {
  await customer.begin('accounts');
  const scenario = await panel.open('Scenario');
  await scenario.getByRole('button', { name: 'Accounts and payees by alias' }).click();
  await expect(scenario.getByRole('list', { name: 'Payees by alias' }).getByRole('listitem')).toHaveCount(8);

  await panel.open('Money');
  const directory = panel.section('Directory');
  await directory.getByRole('button', { name: 'Accounts elsewhere' }).click();
  await directory.getByRole('searchbox').fill('verity 20-04-33');
  await expect(directory.getByRole('listitem')).toHaveCount(1);
  await expect(directory.getByRole('listitem')).toContainText('OPTO: the holder has opted out');
  await expect(
    directory.getByRole('button', { name: 'Copy the account number of Miss Verity Calloway, 63709214' }),
  ).toBeVisible();

  const paying = panel.section('Paying');
  await paying.getByLabel('Confirmation of Payee result').selectOption('MBAM');
  await expect(directory).toContainText('set to one result');
  await paying.getByLabel('Payment outcome').selectOption('refuse');
  await paying.getByLabel('Code of the refusal').selectOption('DIGX_PY_0134: The account has insufficient funds.');
  await expect(paying).toContainText('Every payment is refused with DIGX_PY_0134.');
  expect((await sandbox.state()).switches).toMatchObject({ cop: 'MBAM', payments: 'refuse=DIGX_PY_0134' });
  await paying.getByLabel('Payment outcome').selectOption('ok');
  await expect.poll(async () => (await sandbox.state()).switches.payments).toBe('ok');
});

test('the panel covers nothing, closes with Escape and returns the focus', async ({ page, signIn, panel }) => {
  await signIn.open(sites.sandbox.url);
  const clock = await panel.open('Clock');
  const [pageBox, panelBox] = await Promise.all([page.locator('#root').boundingBox(), clock.boundingBox()]);
  const overlaps =
    pageBox !== null &&
    panelBox !== null &&
    pageBox.x + pageBox.width > panelBox.x &&
    pageBox.y + pageBox.height > panelBox.y;
  expect(overlaps).toBe(false);
  await page.keyboard.press('Escape');
  await expect(panel.bar).toBeFocused();
  await expect(clock.getByRole('heading', { name: 'Clock' })).toBeHidden();
});

test('a new bank opened in one tab is announced in the other', async ({ page, context, signIn, accounts, shell }) => {
  await signIn.open(sites.sandbox.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await shell.expectLoaded();
  const second = await context.newPage();
  await second.goto(`${sites.sandbox.url}login?sandbox=persona:racing-owner`);
  await expect(second.getByLabel('User ID')).toBeVisible();
  await expect(page.getByText('The bank is another one now')).toBeVisible();
});

test('shows a message when the bank’s worker cannot start', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to load|worker/i);
  await page.route('**/bank-worker*', (route) => route.abort());
  await page.goto(`${sites.sandbox.url}login`);
  await expect(page.getByRole('heading', { name: 'The sandbox’s bank could not be opened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a sandbox that stops on its way says why, instead of a blank page', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to load/i);
  await page.route('**/assets/open-guide*.js', (route) => route.abort());
  await page.goto(`${sites.sandbox.url}sandbox`);
  await expect(page.getByRole('heading', { name: 'The sandbox could not be opened' })).toBeVisible();
  await page.unroute('**/assets/open-guide*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox guide' })).toBeVisible();
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
