import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: 'today' });

const network = /There is a network issue/;

test('login asks for missing fields, and a refusal keeps the User ID and clears the password', async ({
  customer,
  page,
  signIn,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 403/);
  await customer.arrive();
  await signIn.submit.click();
  await expect(page.getByText('Enter your User ID')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(signIn.userId).toBeFocused();
  expect((await sandbox.journal()).filter((entry) => 'operationId' in entry && entry.operationId === 'signIn')).toEqual(
    [],
  );

  await signIn.as('private-customer', 'wrong-horse');
  await expect(signIn.alert).toBeVisible();
  await expect(signIn.userId).toHaveValue('private-customer');
  await expect(signIn.password).toHaveValue('');
  await expect(signIn.password).toBeFocused();
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
});

test('login warns about Caps Lock and offers help with forgotten details', async ({ customer, page, signIn }) => {
  await customer.arrive();
  await signIn.password.focus();
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
    ),
  );
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true })),
  );
  await expect(page.getByText('Caps Lock is on')).toHaveCount(0);

  await page.getByText('I have forgotten my User ID or password').click();
  await expect(page.getByRole('link', { name: '0113 496 0100' })).toBeVisible();
  await expect(page.getByRole('link', { name: '0113 496 0200' })).toBeVisible();
});

test('the accounts page shows each error of its list and can be retried after each', async ({ customer, accounts }) => {
  // No two neighbours say the same, so that each is seen to replace the one before.
  const faults = [
    { fault: '500', says: /technical issue/, code: true },
    { fault: 'empty', says: network, code: false },
    {
      fault: 'code=DIGX_XYZ_1',
      says: /call our helpdesk on [\d ]+ and quote the error code\.Error Code: DIGX_XYZ_1/,
      code: true,
    },
    { fault: 'offline', says: network, code: false },
    { fault: 'malformed', says: /technical issue/, code: false },
    { fault: 'lost-answer', says: network, code: false },
    { fault: 'html-blocked', says: /blocked on its way to us.*SBX-40412/, code: true },
  ];
  const planned = faults.map(({ fault }, at) => `listAccounts@${fault}#${at + 1}`).join(',');
  await customer.begin('accounts', { bank: `fault:${planned}`, whole: false });
  for (const { fault, says, code } of faults) {
    await expect(accounts.error, fault).toContainText(says);
    if (code) await expect(accounts.error).toContainText('Error Code:');
    await accounts.tryAgain.click();
  }
  await expect(accounts.group('Private Bank Current Accounts')).toBeVisible();
  await expect(accounts.error).toHaveCount(0);
});

test('a call without an answer ends after the configured time-out and can be retried', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  await page.clock.install();
  await customer.begin('accounts', { bank: 'fault:listAccounts@timeout~1', whole: false });
  await expect(page.getByText('Accounts are loading')).toBeVisible();
  await expect.poll(() => sandbox.callCount('listAccounts')).toBe(1);
  // The page's clock runs on meanwhile. A unit test checks the time-out to the millisecond.
  await page.clock.runFor(110_000);
  await expect(accounts.error).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(accounts.error).toContainText('has not answered in time');
  await accounts.tryAgain.click();
  await expect(accounts.group('Lending')).toBeVisible();
});

test('an answer with missing fields shows what it can instead of a blank page', async ({
  page,
  customer,
  accounts,
}) => {
  await customer.begin('accounts', { bank: 'fault:listAccounts@nonsense#1,getProfile@nonsense#1' });
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByText('Accounts are loading')).toHaveCount(0);
  await expect(page.locator('main')).toContainText(/could not be shown|technical issue|no accounts that can be viewed/);
});

test('a failure outside any section opens the generic dialog', async ({ page, customer, accounts }) => {
  await customer.begin('accounts', { bank: 'fault:listPermissions@500' });
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('technical issue');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(accounts.heading).toBeVisible();
  await expect(accounts.group('Lending')).toBeVisible();
});

for (const fault of ['401', '419', 'no-nonce'] as const) {
  test(`an expired session (${fault}) shows its page and clears the screen`, {
    tag: fault === '401' ? [] : '@wide',
  }, async ({ page, customer }) => {
    const operation = fault === 'no-nonce' ? 'createNonce' : 'listAccounts';
    await customer.begin('accounts', { bank: `fault:${operation}@${fault}` });
    await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
    await expect(page.getByText('60-93-03')).toHaveCount(0);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
}

test('an invalid sandbox link names the unknown key and the allowed ones', async ({ page, signIn }) => {
  await page.goto(`${sites.sandbox.url}login?sandbox=persona:nobody;colour:red`);
  await expect(page.getByRole('heading', { name: 'This sandbox link was not understood' })).toBeVisible();
  await expect(page.getByText('There is no persona "nobody"')).toContainText('racing-owner');
  await expect(page.getByText('There is no key "colour"')).toContainText('persona, customer, signin, seed');
  await page.getByRole('button', { name: 'Open without it' }).click();
  await expect(signIn.userId).toBeVisible();
});

test('an unknown page says so, and a page that needs a session leads to the log-in page', async ({ page }) => {
  await page.goto(`${sites.sandbox.url}no-such-page`);
  await expect(page.getByRole('heading', { name: 'We could not find the page you are looking for' })).toBeVisible();
  await page.goto(`${sites.sandbox.url}payments/make`);
  await expect(page).toHaveURL(/\/login$/);
});

test('a customer without accounts is told whom to contact', async ({ page, customer, accounts }) => {
  await customer.begin('accounts', { persona: 'no-accounts' });
  await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@paddock.example' })).toBeVisible();
  await expect(accounts.entitySelector).toHaveCount(0);
});

test('a page that cannot be loaded keeps the header and Log out, and loads once the connection is back', async ({
  page,
  context,
  customer,
  accounts,
  shell,
  expectComplaint,
}) => {
  expectComplaint(/net::ERR_FAILED|Failed to fetch|Failed to load|preload/);
  await customer.begin('accounts');
  await expect(accounts.titles).not.toHaveCount(0);
  // The sandbox's service worker asks for some of these, too.
  await context.route(/\/(assets\/|config\.json)/, (route) => route.abort());
  await shell.section('Payments & Transfers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Please check your internet connection');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('There is still no connection to the bank.');
  await context.unroute(/\/(assets\/|config\.json)/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Payments & Transfers' })).toBeVisible();
});
