import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import type { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { openStaticSite } from '#e2e/support/static-site.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

const built = '.cache/dist-digital';

// Only a browser that a person drives keeps the site.
test.beforeEach(({ context }) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false })),
);

test('after one visit a site on a path works without its server: a customer logs in, pays and comes back', async ({
  page,
  context,
  signIn,
  accounts,
  pay,
  receipt,
  expectComplaint,
}) => {
  const list = builtList();
  const site = await openStaticSite(built, '/digital/');
  // After the cut-off a payment would be confirmed twice.
  await signIn.open(site.url, '?sandbox=clock:2026-06-17T10:00');
  await expect.poll(() => listsKept(page), { timeout: 30_000 }).toEqual([list]);
  await site.stop();
  // The browser looks for a newer worker.
  expectComplaint(/Failed to update a ServiceWorker|ERR_CONNECTION_REFUSED/);

  await page.reload();
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await expect(page).toHaveURL(`${site.url}accounts`);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await payTenPounds(accounts, pay);
  const download = page.waitForEvent('download');
  await receipt.eReceipt.click();
  await receipt.downloadPdf.click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.close();
  const later = await context.newPage();
  await later.goto(`${site.url}payments/payees?sandbox=persona:racing-owner;signin:yes`);
  await expect(later.getByRole('heading', { level: 1, name: 'Manage payees' })).toBeVisible();
});

test('a new build replaces the one that was kept, as a whole', async ({ page, signIn, expectComplaint }) => {
  const list = builtList();
  const site = await openStaticSite(built, '/digital/');
  await signIn.open(site.url);
  await expect.poll(() => listsKept(page), { timeout: 30_000 }).toEqual([list]);

  const next = buildAfter();
  site.serve(next.folder);
  await page.reload();
  await expect(page).toHaveTitle(/./);
  await expect.poll(() => listsKept(page), { timeout: 30_000 }).toEqual([next.list]);
  await site.stop();
  expectComplaint(/Failed to update a ServiceWorker|ERR_CONNECTION_REFUSED/);
  await page.reload();
  await expect(page.locator(`meta[content="${next.list}"]`)).toBeAttached();
  await signIn.as('private-customer');
  await expect(page).toHaveURL(`${site.url}accounts`);
});

/** Only what is complete has the page in it. */
async function listsKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('paddock-site '));
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).match(`${location.origin}/digital/`)) !== undefined),
    );
    return names.filter((_, index) => kept[index]).map((name) => name.split(' ')[2] ?? '');
  });
}

async function payTenPounds(accounts: AccountsScreen, pay: PayScreen): Promise<void> {
  await accounts
    .row(await accounts.firstTitle())
    .getByRole('link', { name: /^Make a Payment/ })
    .click();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.amount.fill('10');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeFocused();
}

/** The name of the list that the build has written. */
function builtList(): string {
  const name = readdirSync(built).find((file) => /^site-files\.\w{12}\./.test(file));
  if (name === undefined) throw new Error(`${built} has no list of its files.`);
  return name;
}

/** The same site under the name of another build. */
function buildAfter(): { readonly folder: string; readonly list: string } {
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync(built, folder, { recursive: true });
  const list = builtList();
  const next = 'site-files.next.json';
  renameSync(join(folder, list), join(folder, next));
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(list, next));
  return { folder, list: next };
}
