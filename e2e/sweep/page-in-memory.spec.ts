import { existsSync } from 'node:fs';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

/** A browser without a window keeps no page in memory. */
const windowed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const keepingPages = test.extend({
  launchOptions: [
    async ({ launchOptions: { executablePath: _usual, ...others } }, use) =>
      use({
        ...others,
        // Otherwise Playwright's own.
        ...(windowed === undefined ? { channel: 'chromium' } : { executablePath: windowed }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

keepingPages(
  'a page that the browser kept in memory shows nothing after a log-out in another tab',
  async ({ page, context, signIn }, { testId }) => {
    await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
    // As a gateway would send it that drops `no-store`, without which no browser keeps a page.
    await page.route(
      ({ pathname }) => pathname === new URL('login', sites.production.url).pathname,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
      },
    );
    await signIn.open(sites.production.url);
    await signIn.as('private-customer');
    await expect(new AccountsScreen(page).heading).toBeVisible();
    await expect(page.locator('main')).toContainText('£');
    await page.evaluate(() => Object.assign(window, { isOfBefore: true }));
    await page.goto(`${sites.bank.url}__sandbox/state`);

    const other = await context.newPage();
    await other.goto(`${sites.production.url}accounts`);
    await new AccountsScreen(other).logOut();
    await expect(other.getByRole('heading', { level: 1, name: /logged out/ })).toBeVisible();
    await other.close();

    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/log in|logged out|session has expired/i);
    expect(await page.evaluate(() => 'isOfBefore' in window), 'the page comes out of memory').toBe(true);
    await expect(page.locator('body')).not.toContainText('£');
  },
);
