import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openStaticSite } from '#e2e/support/static-site.ts';
import { expect, test } from '#e2e/test.ts';

/** One address served a sandbox first, and another site later. A visitor must never see the sandbox again. */

test.use({ host: 'page' });

/** Longer than the service worker waits before it shows what is kept. */
const slowMs = 4_500;

// Only a browser that a person drives keeps the site.
test.beforeEach(async ({ context, expectComplaint }) => {
  expectComplaint(/Failed to update a ServiceWorker|Failed to load resource/);
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
});

test('a slow sandbox is shown as it was kept; a slow site that took its place is waited for, and the sandbox is forgotten', async ({
  page,
  signIn,
}) => {
  const site = await openStaticSite('.cache/dist-digital', '/digital/');
  await signIn.open(site.url);
  await expect.poll(() => keptPage(page, '/digital/'), { timeout: 30_000 }).toBe(true);

  await test.step('Its own pages come much later', async () => {
    site.slowDown(slowMs * 10, 'pages');
    await page.goto(site.url);
    await signIn.as('private-customer');
    await expect(page).toHaveURL(`${site.url}accounts`);
  });

  await test.step('Another site is there', async () => {
    site.serve(anotherSite());
    site.slowDown(slowMs, 'everything');
    await page.goto(`${site.url}accounts`);
    await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible();
    await expect.poll(() => left(page)).toMatchObject({ workers: 0, caches: [] });
  });
  await site.stop();
});

test('the production site removes a sandbox that its own address had, however slowly it comes', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  // Every file of two pages comes late.
  test.slow();
  expectComplaint(/preloaded using link preload but not used/);
  const site = await openStaticSite('dist-sandbox', '/');
  await signIn.open(site.url);
  // As builds kept themselves that had no path of their own.
  await page.evaluate(keepAsBefore);
  await expect.poll(() => left(page)).toMatchObject({ workers: 1, databases: ['paddock-sandbox'] });

  site.serve('dist');
  site.slowDown(slowMs, 'everything');
  await page.goto(site.url);
  await expect(page).toHaveURL(`${site.url}login`, { timeout: slowMs * 10 });
  await expect(page.getByText('SANDBOX')).toHaveCount(0);
  await expect.poll(() => left(page)).toEqual({ workers: 0, caches: ['of another app'], databases: [] });
  await site.stop();
});

test('the production site removes a sandbox on another path of its origin', async ({ page, signIn }) => {
  const site = await openStaticSite('.cache/dist-digital', '/digital/');
  await signIn.open(site.url);
  await expect.poll(() => keptPage(page, '/digital/'), { timeout: 30_000 }).toBe(true);

  site.serve('dist', '/');
  await page.goto(new URL('/', site.url).href);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => left(page)).toEqual({ workers: 0, caches: [], databases: [] });
  await site.stop();
});

function left(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
}

/** Only a copy that is complete has the page. */
function keptPage(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (at) => (await caches.match(`${location.origin}${at}`)) !== undefined, path);
}

async function keepAsBefore(): Promise<void> {
  const kept = await caches.open(`paddock-site ${location.origin}/ site-files.0.json`);
  await kept.put('/', new Response('<h1>SANDBOX</h1>', { headers: { 'content-type': 'text/html' } }));
  await caches.open('of another app');
}

function anotherSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Another site</title><h1>Another site</h1>');
  return folder;
}
