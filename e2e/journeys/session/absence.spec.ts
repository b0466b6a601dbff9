import type { Page } from '@playwright/test';
import { accountsHeading, enter, minute, nowIn, second } from '#e2e/screens/session/session-limits.ts';
import { ShellScreen, storageOf } from '#e2e/screens/shell/shell.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { storedKeys } from '#src/api/environment/page-storage.ts';

const { sessionEndedAt: leftKey, lastActiveAt: usedKey } = storedKeys;

test.beforeEach(async ({ context }, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

test('the page records when it was hidden, reloaded and closed', async ({ page, context, signIn }) => {
  await enter(context, page, signIn, { idleMinutes: 60, refreshAfterMinutes: 60 });
  expect(await marked(page)).toEqual([undefined, undefined]);

  await hide(page, true);
  const hiddenAt = await nowIn(page);
  await expectMarked(page, hiddenAt);
  await hide(page, false);
  await page.clock.runFor(5 * minute);

  const leftAt = await nowIn(page);
  await page.reload();
  await expect(page.getByRole('heading', accountsHeading)).toBeVisible();
  await expectMarked(page, leftAt);

  const other = await context.newPage();
  await other.goto(`${sites.production.url}session-expired`);
  await page.clock.runFor(5 * minute);
  const closedAt = await nowIn(page);
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => Number((await storageOf(other)).shared[leftKey]))
    .toBeGreaterThanOrEqual(closedAt - second);
});

test('a session ends when the page was left longer than configured, and continues a moment before', async ({
  page,
  context,
  signIn,
}) => {
  const limits = { idleMinutes: 60, refreshAfterMinutes: 5 };
  await enter(context, page, signIn, limits);
  const { sessionExpired } = new ShellScreen(page);
  await hide(page, true);
  await page.clock.runFor(5 * minute - 10 * second);
  await hide(page, false);
  await page.clock.runFor(second);
  await expect(page.getByRole('heading', accountsHeading)).toBeVisible();
  await expect(sessionExpired).toHaveCount(0);

  await hide(page, true);
  await page.clock.runFor(5 * minute + second);
  const loaded = page.waitForEvent('load');
  await hide(page, false);
  await loaded;
  await expect(sessionExpired).toBeVisible();
  expect(await storageOf(page)).toEqual({ shared: {}, own: {} });
});

test('an old marker ends the session on load unless another tab is still using it', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 60, refreshAfterMinutes: 5 });
  const now = await nowIn(page);
  const plant = (leftAt: number, usedAt: number) =>
    // Set at the start of the next page, because this page writes its own marker on leaving.
    page.addInitScript(
      ([left, used, leftAtMs, usedAtMs]) => {
        for (const storage of [localStorage, sessionStorage]) storage.setItem(left, leftAtMs);
        localStorage.setItem(used, usedAtMs);
      },
      [leftKey, usedKey, String(leftAt), String(usedAt)] as const,
    );
  await plant(now - 20 * minute, now - minute);
  await page.reload();
  await expect(page.getByRole('heading', accountsHeading)).toBeVisible();

  await plant(now - 20 * minute, now - 20 * minute);
  await page.reload();
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
});

test('going to login clears the marker', async ({ page, context, signIn }) => {
  await enter(context, page, signIn, { idleMinutes: 60, refreshAfterMinutes: 60 });
  await hide(page, true);
  await hide(page, false);
  await expect.poll(() => marked(page)).not.toContain(undefined);
  // Within the page, because leaving it writes another marker.
  await page.evaluate((login) => history.pushState(null, '', login), `${sites.production.url}login`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expect(signIn.submit).toBeVisible();
  await expect.poll(() => marked(page)).toEqual([undefined, undefined]);
});

/** As when another tab comes to the front, then this one again. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** The marker in both storages. */
async function marked(page: Page): Promise<readonly [string | undefined, string | undefined]> {
  const { shared, own } = await storageOf(page);
  return [shared[leftKey], own[leftKey]];
}

async function expectMarked(page: Page, atMs: number): Promise<void> {
  const [shared, own] = await marked(page);
  expect(shared).toBe(own);
  expect(Math.abs(Number(shared) - atMs)).toBeLessThan(5 * second);
}
