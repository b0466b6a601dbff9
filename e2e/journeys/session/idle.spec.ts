import { IdleWarning } from '#e2e/screens/session/idle-warning.screen.ts';
import {
  accountsHeading,
  accountsLoaded,
  configure,
  enter,
  minute,
  nowIn,
  second,
  slowClock,
  standStill,
} from '#e2e/screens/session/session-limits.ts';
import { ShellScreen, storageOf } from '#e2e/screens/shell/shell.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.beforeEach(async ({ context }, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

test('an idle customer is warned a minute before log-out with a countdown and can stay', async ({
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
  await expect(warning.shown).toHaveText('You will be logged out in 60 seconds.');
  await expect(warning.stay).toBeFocused();
  await page.clock.runFor(13 * second);
  await expect(warning.shown).toHaveText('You will be logged out in 47 seconds.');
  // Screen readers do not announce every second.
  await expect(warning.spoken).toHaveText('You will be logged out in 60 seconds.');
  await page.clock.runFor(2 * second);
  await expect(warning.spoken).toHaveText('You will be logged out in 45 seconds.');

  // Moving the pointer or pressing a key does not answer the warning; staying calls the bank.
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
  expect(await storageOf(page)).toEqual({ shared: {}, own: {} });
});

test('an idle customer is logged out on the second with a page load, and the bank ends the session', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 2, refreshAfterMinutes: 60 });
  const warning = new IdleWarning(page);
  const deletions: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(new URL(request.url()).pathname));
  await standStill(page);
  await page.mouse.click(400, 500);
  await page.clock.runFor(2 * minute - second);
  await expect(warning.shown).toHaveText('You will be logged out in 1 second.');
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(2 * second);
  await loaded;
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  expect(await page.evaluate(() => 'before' in globalThis)).toBe(false);
  expect(deletions).toEqual(['/digx/v1/session']);
  expect(await storageOf(page)).toEqual({ shared: {}, own: {} });

  await page.goto(`${sites.production.url}accounts`);
  await expect(signIn.submit).toBeVisible();
});

test('activity in one tab keeps all tabs logged in, and log-out reaches all at once', async ({
  page,
  context,
  signIn,
}) => {
  await enter(context, page, signIn, { idleMinutes: 3, refreshAfterMinutes: 60 });
  const other = await context.newPage();
  await configure(other, { idleMinutes: 3, refreshAfterMinutes: 60 });
  await other.goto(`${sites.production.url}accounts`);
  await accountsLoaded(other);
  const [warning, otherWarning] = [new IdleWarning(page), new IdleWarning(other)];
  const deletions: string[] = [];
  context.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
  const pass = slowClock(context);
  await standStill(page);

  await pass(page, minute);
  await other.mouse.click(400, 500);
  await pass(page, minute + 30 * second);
  await expect(warning.dialog).toHaveCount(0);
  await pass(page, 25 * second);
  await expect(warning.dialog).toHaveCount(0);
  await pass(page, 10 * second);
  await expect(warning.dialog).toBeVisible();
  await expect(otherWarning.dialog).toBeVisible();
  // A background tab may render late and miss a click, so the key is used.
  await other.bringToFront();
  await expect(otherWarning.stay).toBeFocused();
  await other.keyboard.press('Enter');
  await page.clock.runFor(second);
  await expect(otherWarning.dialog).toHaveCount(0);
  await expect(warning.dialog).toHaveCount(0);

  // The timers of two pages run one after the other, but the time is up for both before the first one checks.
  await pass(page, 3 * minute - 2 * second);
  await expect(warning.shown).toHaveText('You will be logged out in 1 second.');
  await expect(otherWarning.shown).toHaveText('You will be logged out in 1 second.');
  await page.clock.setFixedTime((await nowIn(page)) + second);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  await expect(new ShellScreen(other).sessionExpired).toBeVisible();
  await expect.poll(() => deletions).toHaveLength(1);
});

test('a computer that wakes after the time-out shows no customer data', async ({ page, context, signIn }) => {
  await enter(context, page, signIn, { idleMinutes: 10, refreshAfterMinutes: 60 });
  await page.clock.fastForward(11 * minute);
  await expect(new ShellScreen(page).sessionExpired).toBeVisible();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
});

test('activity without bank calls still keeps the bank’s session alive', async ({ page, context, signIn }) => {
  await enter(context, page, signIn, { idleMinutes: 9, refreshAfterMinutes: 60 });
  let profileCalls = 0;
  page.on('request', (request) => {
    if (/\/v1\/me(\?|$)/.test(request.url())) profileCalls += 1;
  });
  for (let minutes = 0; minutes < 12; minutes += 1) {
    await page.clock.runFor(minute);
    await page.keyboard.press('Shift');
  }
  await expect.poll(() => profileCalls).toBeGreaterThanOrEqual(3);
  expect(profileCalls).toBeLessThanOrEqual(4);
  await expect(new IdleWarning(page).dialog).toHaveCount(0);
  await expect(page.getByRole('heading', accountsHeading)).toBeVisible();
});
