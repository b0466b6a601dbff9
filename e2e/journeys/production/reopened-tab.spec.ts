import type { BrowserContext } from '@playwright/test';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { enter } from '#e2e/screens/session/session-limits.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.beforeEach(async ({ context }, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

const limits = { idleMinutes: 60, refreshAfterMinutes: 60 };

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
