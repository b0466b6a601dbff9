import type { Page } from '@playwright/test';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.beforeEach(async ({ context, expectComplaint }, { testId }) => {
  expectComplaint(/404|dynamically imported module|preload/);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

test('a part that a deployment has removed is loaded with the new build, and one that stays away is reported', async ({
  page,
  signIn,
  accounts,
  shell,
}) => {
  await signIn.open(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  const loads = countLoads(page);
  const missing = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });

  // Only the open page misses the part: a reloaded one is of the new build.
  await page.route(/\/assets\/hub-screen/, (route) => (loads.count === 0 ? answer404(route) : route.fallback()));
  await shell.section('Payments & Transfers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments & Transfers' })).toBeVisible();
  expect(loads.count).toBe(1);

  await page.route(/\/assets\/mailbox-screen/, answer404);
  await page.goto(`${sites.production.url}secure-mail/f/inbox`);
  await expect(missing).toBeVisible();
  await expect(page.getByRole('main')).toContainText('We may be updating online banking at the moment.');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(loads.count).toBe(3);
  await page.unroute(/\/assets\/mailbox-screen/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose script is gone loads once more, and then says so instead of staying white', async ({
  page,
  signIn,
}) => {
  const loads = countLoads(page);
  const entry = /\/assets\/index-[^/]*\.js/;
  await page.route(entry, answer404);
  await page.goto(`${sites.production.url}login`);
  await expect(page.getByRole('alert')).toContainText('Online banking could not be loaded. We may be updating it');
  expect(loads.count).toBe(2);
  await page.unroute(entry);
  await page.reload();
  await expect(signIn.userId).toBeVisible();
});

function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

function answer404(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  return route.fulfill({ status: 404, body: 'gone' });
}
