import type { Page } from '@playwright/test';
import { IdleWarning } from '#e2e/screens/session/idle-warning.screen.ts';
import { accountsHeading, configure, enter, minute, nowIn, second } from '#e2e/screens/session/session-limits.ts';
import { keptBy, ShellScreen } from '#e2e/screens/shell/shell.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.beforeEach(async ({ context }, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

test('a minute before the time is over the customer is warned, second by second, and may stay', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 10, refreshAfterMinutes: 60 });
  const warning = new IdleWarning(page);
  await standStill(page);
  await page.mouse.click(400, 500);
  await page.clock.runFor(9 * minute - 1);
  await expect(warning.dialog).toHaveCount(0);
  await page.clock.runFor(second);
  await expect(warning.shown).toHaveText('You will be logged off in 60 seconds.');
  await expect(warning.stay).toBeFocused();
  await page.clock.runFor(13 * second);
  await expect(warning.shown).toHaveText('You will be logged off in 47 seconds.');
  // Nobody who listens is told each second.
  await expect(warning.spoken).toHaveText('You will be logged off in 60 seconds.');
  await page.clock.runFor(2 * second);
  await expect(warning.spoken).toHaveText('You will be logged off in 45 seconds.');

  // A pointer that moves, or a key pressed anywhere, is no answer; the bank hears of one that is.
  await page.mouse.move(300, 300);
  await expect(warning.dialog).toBeVisible();
  const heard = page.waitForRequest((request) => /\/v1\/me(\?|$)/.test(request.url()));
  await warning.stay.click();
  await heard;
  await expect(warning.dialog).toHaveCount(0);
  await page.clock.runFor(9 * minute - second);
  await expect(warning.dialog).toHaveCount(0);
  await page.clock.runFor(2 * second);
  await expect(warning.dialog).toBeVisible();
  await warning.logOut.click();
  await expect(new ShellScreen(page).loggedOut).toBeVisible();
  expect(await keptBy(page)).toEqual({ shared: {}, own: {} });
});

test('who does nothing is logged off on the second, by a page loaded anew, and the bank is told', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 2, refreshAfterMinutes: 60 });
  const warning = new IdleWarning(page);
  const told: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && told.push(new URL(request.url()).pathname));
  await standStill(page);
  await page.mouse.click(400, 500);
  await page.clock.runFor(2 * minute - second);
  await expect(warning.shown).toHaveText('You will be logged off in 1 second.');
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(2 * second);
  await loaded;
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  expect(await page.evaluate(() => 'before' in globalThis)).toBe(false);
  expect(told).toEqual(['/digx/v1/session']);
  expect(await keptBy(page)).toEqual({ shared: {}, own: {} });

  await page.goto(`${sites.production.url}accounts`);
  await expect(signIn.submit).toBeVisible();
});

test('what is done in another tab keeps all of them, and their end comes to all at once', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 3, refreshAfterMinutes: 60 });
  const other = await context.newPage();
  await configure(other, { idleMinutes: 3, refreshAfterMinutes: 60 });
  await other.goto(`${sites.production.url}accounts`);
  await expect(other.getByRole('heading', accountsHeading)).toBeVisible();
  const [warning, otherWarning] = [new IdleWarning(page), new IdleWarning(other)];
  const told: string[] = [];
  context.on('request', (request) => request.method() === 'DELETE' && told.push(request.url()));
  await standStill(page);

  await page.clock.runFor(minute);
  await other.mouse.click(400, 500);
  await page.clock.runFor(minute + 30 * second);
  await expect(warning.dialog).toHaveCount(0);
  await page.clock.runFor(25 * second);
  await expect(warning.dialog).toHaveCount(0);
  await page.clock.runFor(10 * second);
  await expect(warning.dialog).toBeVisible();
  await expect(otherWarning.dialog).toBeVisible();
  // A tab behind another may be drawn late, and a pointer would miss: it is answered by its key.
  await other.bringToFront();
  await expect(otherWarning.stay).toBeFocused();
  await other.keyboard.press('Enter');
  await page.clock.runFor(second);
  await expect(otherWarning.dialog).toHaveCount(0);
  await expect(warning.dialog).toHaveCount(0);

  // Timers of two pages run one after the other; the time itself is over for both of them before the first one looks.
  await page.clock.runFor(3 * minute - 2 * second);
  await expect(warning.shown).toHaveText('You will be logged off in 1 second.');
  await expect(otherWarning.shown).toHaveText('You will be logged off in 1 second.');
  await page.clock.setFixedTime((await nowIn(page)) + second);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  await expect(new ShellScreen(other).sessionExpired).toBeVisible();
  expect(told).toHaveLength(1);
});

test('a computer that slept past the time has nothing left to show when it wakes', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 10, refreshAfterMinutes: 60 });
  await page.clock.fastForward(11 * minute);
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
});

test('while the customer is busy with what needs no call, the bank hears from them all the same', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 9, refreshAfterMinutes: 60 });
  let asked = 0;
  page.on('request', (request) => {
    if (/\/v1\/me(\?|$)/.test(request.url())) asked += 1;
  });
  for (let minutes = 0; minutes < 12; minutes += 1) {
    await page.clock.runFor(minute);
    await page.keyboard.press('Shift');
  }
  await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
  expect(asked).toBeLessThanOrEqual(4);
  await expect(new IdleWarning(page).dialog).toHaveCount(0);
  await expect(page.getByRole('heading', accountsHeading)).toBeVisible();
});

/** From now on the page's clock moves only when it is told to. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await nowIn(page)) + second);
}
