import type { Page } from '@playwright/test';
import { sites } from '#e2e/support/sites.ts';
import type { Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: 'today' });

const racingOwner = '?sandbox=persona:racing-owner;signin:yes';
const title = 'Paddock Private Bank Online Banking';

test('unread bulletins are counted, and reading one beside the page lowers the count', async ({
  page,
  customer,
  shell,
  sandbox,
}) => {
  await customer.begin('accounts');
  await expect(shell.notifications).toHaveAccessibleName(/1\s*unread/);
  const { mailerUserMapDTOs: bulletins } = await sandbox.lastAnswer<Wire<'MailersAnswer'>>('listMailers');
  const unread = bulletins.filter(({ status }) => status === 'U');
  expect(unread).toHaveLength(1);

  await shell.notifications.click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  const lines = shell.notificationsPanel.getByRole('listitem');
  await expect(lines).toHaveCount(bulletins.length);
  const line = lines.filter({ hasText: unread[0]?.subject ?? '' });
  await expect(line.getByRole('button')).toHaveAccessibleName(/^Unread: /);
  await line.getByRole('button').click();
  await expect(line).toContainText(unread[0]?.messageBody.split('\n')[0] ?? '');
  await expect(shell.notifications).not.toHaveAccessibleName(/unread/);
  await expect(line.getByRole('button')).not.toHaveAccessibleName(/Unread/);
  await page.keyboard.press('Escape');
  await expect(shell.notificationsPanel).toHaveCount(0);
  await expect(shell.notifications).toBeFocused();

  await expect.poll(async () => (await sandbox.calls('updateMailer'))[0]?.status).toBe(200);
  // After a reload the count comes from the bank.
  await page.reload();
  await expect(shell.mail).toHaveAccessibleName(/unread/);
  await expect(shell.notifications).not.toHaveAccessibleName(/unread/);
});

test('mail shows a dot only while the bank reports unread mail', async ({ customer, shell, sandbox }) => {
  for (const persona of ['private-customer', 'read-only', 'racing-owner']) {
    await customer.begin('settings/manage-accounts', { persona });
    await expect(shell.mail).toBeVisible();
    await expect.poll(async () => (await sandbox.calls('listMails')).length).toBeGreaterThan(0);
    const { mails } = await sandbox.lastAnswer<Wire<'MailsAnswer'>>('listMails');
    const hasUnread = mails.some(({ messageUserMappings }) => messageUserMappings.some(({ status }) => status === 'U'));
    expect(hasUnread).toBe(persona !== 'read-only');
    if (hasUnread) await expect(shell.mail).toHaveAccessibleName(/unread messages/);
    else await expect(shell.mail).toHaveAccessibleName('Messages');
  }
  await customer.begin('accounts', { persona: 'read-only' });
  await shell.notifications.click();
  await expect(shell.notificationsPanel).toContainText('You have no notifications.');
});

test('a panel is beside the page at 960 pixels and modal at 959', async ({ page, customer, shell }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await customer.begin('accounts', { persona: 'racing-owner' });
  await shell.notifications.click();
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(shell.notificationsPanel).toHaveCount(0);
});

test('the footer shows terms, privacy, contact and release, and external links ask first', async ({
  page,
  customer,
  shell,
  accounts,
}) => {
  await page.route('https://paddock.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
  await page.goto(`${sites.production.url}login`);
  await expect(shell.footer.getByRole('link')).toHaveText(['Terms', 'Privacy', 'Contact']);
  await expect(shell.footer).toContainText('2.4.5-5');

  await customer.begin('accounts', { persona: 'racing-owner' });
  await expect(accounts.heading).toBeVisible();
  await expect(shell.footer.getByRole('link')).toHaveText(['Services', 'Terms', 'Privacy', 'Contact']);
  await expect(shell.footer).toContainText('2.4.5-5');
  const privacy = shell.footer.getByRole('link', { name: 'Privacy' });
  await privacy.click();
  await expect(shell.leaving).toContainText('paddock.example');
  await shell.leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(shell.leaving).toHaveCount(0);
  await expect(privacy).toBeFocused();
  await expect(page).toHaveURL(`${customer.site}accounts`);
  await privacy.press('Enter');
  await expect(shell.leaving).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.leaving).toHaveCount(0);

  // Nothing opens in another tab either without confirmation.
  await privacy.click({ button: 'middle' });
  await expect(shell.leaving).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await shell.leaving.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL('https://paddock.example/privacy');
});

test('an unknown URL says so and links to the accounts', async ({ page, customer, accounts, shell }) => {
  await page.goto(`${customer.site}nonsense`);
  await expect(shell.notFound).toBeVisible();
  await expect(shell.mail).toHaveCount(0);
  await customer.begin('accounts', { persona: 'racing-owner' });
  await expect(accounts.heading).toBeVisible();
  for (const path of ['nonsense', 'settings/nonsense', 'payments/nonsense', 'accounts/x/y', 'secure-mail/f/nonsense']) {
    await page.goto(`${customer.site}${path}`);
    await expect(shell.notFound, path).toBeVisible();
    await expect(shell.mail, path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
});

test('every page has a title; login and the empty path keep the one they have', { tag: '@wide' }, async ({
  page,
  shell,
  accounts,
}) => {
  await page.goto(`${sites.sandbox.url}login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Online Banking');
  for (const path of [
    'logged-off',
    'session-expired',
    'nonsense',
    `accounts${racingOwner}`,
    'payments/make',
    'settings/manage-credentials/password',
    'secure-mail/f/inbox',
    'services/deposit',
    'entity-redirect',
  ]) {
    await page.goto(`${sites.sandbox.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
  await expect(accounts.heading).toBeVisible();
  await page.evaluate(() => {
    document.title = 'As it was found';
  });
  await page.getByRole('link', { name: 'Paddock Private Bank' }).click();
  await expect(accounts.heading).toBeVisible();
  await shell.section('Payments & Transfers').click();
  await expect(page).toHaveTitle(title);
});

test('no customer page links to the styleguide', { tag: '@wide' }, async ({ page, customer, shell }) => {
  for (const path of ['accounts', 'accounts/{account:house}', 'settings/manage-credentials/pin', 'payments/make']) {
    await customer.begin(path, { persona: 'racing-owner' });
    for (const menu of ['My Accounts', 'Payments & Transfers', 'Details & settings'] as const) {
      await shell.open(menu);
      await expect(page.locator('a[href*=styleguide]')).toHaveCount(0);
    }
  }
});

test('leaving asks once, and staying keeps the page as it was', async ({ page, customer, accounts, shell }) => {
  await customer.begin('settings/manage-accounts', { persona: 'racing-owner' });
  const dialog = await accounts.openLogOut();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${customer.site}settings/manage-accounts`);
  await shell.section('My Accounts').click();
  await expect(accounts.titles).not.toHaveCount(0);
});

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601.1 (KHTML, like Gecko)';

for (const { name, agent, says } of [
  { name: 'Chrome 47', agent: `${windows} ${webkit} Chrome/47.0.2526.111 Safari/537.36`, says: 'too old' },
  { name: 'Chrome 48', agent: `${windows} ${webkit} Chrome/48.0.2564.82 Safari/537.36`, says: undefined },
  { name: 'Firefox 52', agent: 'Mozilla/5.0 (X11; Linux; rv:52.0) Gecko/20100101 Firefox/52.0', says: 'too old' },
  { name: 'Firefox 53', agent: 'Mozilla/5.0 (X11; Linux; rv:53.0) Gecko/20100101 Firefox/53.0', says: undefined },
  { name: 'Safari 8', agent: `${mac} Version/8.0 Safari/600.1`, says: 'too old' },
  { name: 'Safari 9', agent: `${mac} Version/9.0 Safari/601.1`, says: undefined },
  {
    name: 'Internet Explorer 10',
    agent: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    says: 'too old',
  },
  {
    name: 'Internet Explorer 11',
    agent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    says: 'Internet Explorer 11 cannot show online banking.',
  },
]) {
  test.describe(name, () => {
    test.use({ userAgent: agent });

    // A unit test has the edge of every browser; the run tries one on either side.
    test(`${name} is ${says === undefined ? 'accepted' : 'told that it is not supported'}, even where modules do not run`, {
      tag: name === 'Chrome 48' || name === 'Internet Explorer 11' ? [] : '@wide',
    }, async ({ page, signIn, expectComplaint }) => {
      expectComplaint(/net::ERR_FAILED|Failed to load/);
      await page.goto(`${sites.production.url}login`);
      await expect(signIn.submit).toBeVisible();
      await expectBanner(page, says);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload();
      await expect(page.locator('#root')).toBeEmpty();
      await expectBanner(page, says);
    });
  });
}

async function expectBanner(page: Page, says: string | undefined): Promise<void> {
  const banner = page.locator('#unsupported-browser');
  if (says === undefined) await expect(banner).toHaveCount(0);
  else await expect(banner).toContainText(says);
}
