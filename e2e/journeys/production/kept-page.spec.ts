import type { BrowserContext } from '@playwright/test';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { enter } from '#e2e/screens/session/session-limits.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

// Playwright turns the back/forward cache off. Customers' browsers have it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { ignoreDefaultArgs } = launchOptions;
      const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
      await use({ ...launchOptions, ignoreDefaultArgs: [...ignored, '--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ context }, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

const limits = { idleMinutes: 60, refreshAfterMinutes: 60 };

test('a page that the browser kept in memory shows nothing once the customer has logged out in another tab', async ({
  page,
  context,
  signIn,
  accounts,
}) => {
  await enter(context, page, signIn, limits);
  await expect(page.getByRole('main')).toContainText('£');
  // biome-ignore lint/suspicious/noConsole: the page may be loaded again at once, and only its console outlives that.
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => console.info(`kept: ${persisted}`)));
  const restored = page.waitForEvent('console', (message) => message.text() === 'kept: true');
  await page.goto(`${sites.production.url}notices.txt`);
  await logOutElsewhere(context);
  await page.evaluate(() => history.back());
  await restored;
  await expect(page.getByRole('main')).not.toContainText('£');
  await expect(accounts.titles).toHaveCount(0);
});

test('a tab that the browser opens again after a log-out in another tab shows nothing', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, limits);
  const { kept, url } = await page.evaluate(() => ({ kept: { ...sessionStorage }, url: location.href }));
  expect(Object.keys(kept)).not.toEqual([]);
  const asked: string[] = [];
  await page.close();
  await logOutElsewhere(context);

  const again = await context.newPage();
  again.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await again.addInitScript((own) => {
    for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
  }, kept);
  await again.goto(url);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(/log in|logged out|session has expired/i);
  await expect(again.locator('body')).not.toContainText('£');
  expect(asked.filter((path) => path.includes('/accounts'))).toEqual([new URL(url).pathname]);
});

async function logOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${sites.production.url}accounts`);
  await new AccountsScreen(other).logOut();
  await expect(other.getByRole('heading', { level: 1, name: /logged out/ })).toBeVisible();
  await other.close();
}
