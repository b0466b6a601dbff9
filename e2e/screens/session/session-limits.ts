import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { ShellScreen } from '#e2e/screens/shell/shell.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import type { SignInScreen } from './sign-in.screen.ts';

// Only the page's clock is moved. The Node-hosted bank keeps real time, so it never ends a session itself.

export const second = 1_000;
export const minute = 60 * second;
export const accountsHeading = { level: 1, name: 'My Accounts' } as const;

interface Limits {
  readonly idleMinutes: number;
  readonly refreshAfterMinutes: number;
}

/** Logs in to the production build with these limits, which every tab keeps, on a page whose clock can be moved. */
export async function enter(context: BrowserContext, page: Page, signIn: SignInScreen, limits: Limits): Promise<void> {
  await context.clock.install();
  await configure(context, limits);
  await signIn.open(sites.production.url);
  await signIn.as('private-customer');
  await accountsLoaded(page);
}

/** Until every answer is there: a call still on its way would time out when the clock is moved. */
export async function accountsLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', accountsHeading)).toBeVisible();
  await expect(page.locator('main').getByRole('listitem')).not.toHaveCount(0);
  await new ShellScreen(page).expectLoaded();
}

export async function configure(pages: BrowserContext | Page, limits: Limits): Promise<void> {
  const config: object = JSON.parse(readFileSync('public/config.json', 'utf8'));
  await pages.route('**/config.json', (route) => route.fulfill({ json: { ...config, ...limits } }));
}

/** Moves the clock in steps, and between them waits for answers, which real time brings: no call may time out. */
export function slowClock(context: BrowserContext): (page: Page, ms: number) => Promise<void> {
  const underWay = new Set<Request>();
  context.on('request', (request) => request.url().includes('/digx/') && underWay.add(request));
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  return async (page, ms) => {
    for (let left = ms; left > 0; left -= 10 * second) {
      await page.clock.runFor(Math.min(left, 10 * second));
      await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0);
    }
  };
}

export function nowIn(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Freezes the page's clock. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await nowIn(page)) + second);
}
