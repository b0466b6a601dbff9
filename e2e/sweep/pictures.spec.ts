import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { moment, privateCustomer } from './state.ts';

// Key screens as they were accepted. The bank's clock stands still, so their dates do not change.

const folder = join(import.meta.dirname, 'pictures');
const madeWith = join(folder, 'made-with.txt');
const isAccepting = process.env.PADDOCK_ACCEPT_PICTURES === 'yes';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly sandbox?: string;
  /** What the customer has chosen about the display. */
  readonly preferences?: string;
}

const screens: readonly Screen[] = [
  { name: 'login', path: 'login' },
  { name: 'accounts', path: 'accounts', sandbox: privateCustomer },
  { name: 'accounts-hidden', path: 'accounts', sandbox: privateCustomer, preferences: 'balances:hidden' },
  { name: 'current-account', path: 'accounts/{account:current}', sandbox: privateCustomer },
  { name: 'charts', path: 'accounts/{account:current}', sandbox: privateCustomer, preferences: 'charts:open' },
  { name: 'mortgage', path: 'accounts/{account:mortgage}', sandbox: privateCustomer },
  { name: 'bond', path: 'accounts/{account:bond}', sandbox: privateCustomer },
  { name: 'payments', path: 'payments', sandbox: privateCustomer },
  {
    name: 'payment-details',
    path: 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}',
    sandbox: privateCustomer,
  },
  { name: 'payees', path: 'payments/payees', sandbox: privateCustomer },
  { name: 'upcoming', path: 'payments/upcoming', sandbox: privateCustomer },
  { name: 'activity', path: 'settings/activity-log', sandbox: `persona:low-limits;${moment}` },
];

for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} px, ${colorScheme}: key screens look as they were accepted`, async ({ page, browser }) => {
      test.setTimeout(600_000);
      const kind = await kindOf(browser);
      if (isAccepting) note(kind);
      // biome-ignore lint/suspicious/noSkippedTests: another browser would fail for its letters alone; the reason says so.
      test.skip(!isAccepting && kind !== accepted(), reasonFor(kind));
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const screen of screens) {
        await open(page, screen);
        await expect.soft(page).toHaveScreenshot(`${screen.name}-${width}-${colorScheme}.png`, {
          maxDiffPixelRatio: 0.002,
          timeout: 30_000,
        });
      }
    });
  }
}

async function open(page: Page, { path, sandbox, preferences = '' }: Screen): Promise<void> {
  const query = sandbox === undefined ? '' : `${path.includes('?') ? '&' : '?'}sandbox=${encodeURIComponent(sandbox)}`;
  await page.goto(`${sites.sandbox.url}login`);
  await page.evaluate((chosen) => localStorage.setItem('paddock.preferences', chosen), preferences);
  await page.goto(`${sites.sandbox.url}${path}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Two browsers of one version may draw letters differently: a sample of them tells. */
async function kindOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 120 } });
  await page.setContent(
    '<p style="font: 20px serif">Hamburgefonstiv £1,234.50</p><p style="font: 13px sans-serif">Quartz</p>',
  );
  const letters = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 12);
  await page.close();
  return `Chromium ${browser.version()}, ${process.platform} ${process.arch}, letters ${letters}`;
}

function accepted(): string | undefined {
  return existsSync(madeWith) ? readFileSync(madeWith, 'utf8').trim() : undefined;
}

function note(kind: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(madeWith, `${kind}\n`);
}

function reasonFor(kind: string): string {
  return `Every kind of browser draws letters in its own way. The pictures were made with ${accepted() ?? 'none'}; this is ${kind}. To compare with your own, run \`npm run sweep -- --accept-pictures\` before a change.`;
}
