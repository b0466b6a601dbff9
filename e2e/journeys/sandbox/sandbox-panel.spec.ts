import { nowIn } from '#e2e/screens/session/session-limits.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });
const minute = 60_000;

test('a tester logs in as another customer of the same bank, and a new bank needs confirmation first', async ({
  page,
  customer,
  accounts,
  shell,
  sandbox,
  panel,
}) => {
  // What a page still asks for when its customer or its bank is replaced is refused.
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await shell.expectLoaded();
  await controlOf(page).advanceClock('P1D', 'kept');
  const scenario = await panel.open('Scenario');
  await scenario.getByLabel('Customer', { exact: true }).selectOption('racing-owner');
  const { openedAt } = await sandbox.state();
  const loaded = page.waitForEvent('load');
  await scenario.getByRole('button', { name: 'Log in as Racing owner' }).click();
  await loaded;
  await expect(accounts.heading).toBeVisible();
  await shell.expectLoaded();
  expect(await sandbox.state()).toMatchObject({
    persona: 'racing-owner',
    openedAt,
    clock: { now: '2026-03-03T09:30:00.000Z' },
  });
  const owner = await page.evaluate(() => window.sandbox.customer('racing-owner'));
  expect(owner).toMatchObject({ signedIn: true });

  // The reload left the panel open.
  await scenario.getByRole('button', { name: /^Start a fresh bank as/ }).click();
  const question = scenario.getByRole('group', { name: /^This discards everything/ });
  await expect(question.getByRole('button', { name: 'Keep this bank' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await sandbox.state()).toMatchObject({ openedAt });
  await scenario.getByRole('button', { name: /^Start a fresh bank as/ }).click();
  const loadedAfresh = page.waitForEvent('load');
  await question.getByRole('button', { name: /^Start a fresh bank/ }).click();
  await loadedAfresh;
  await expect(page.getByRole('button', { name: 'Sandbox: no real money' })).toBeVisible();
  expect((await sandbox.state()).openedAt).not.toBe(openedAt);
});

test('a frozen clock logs nobody out, and a clock jump keeps the session and lists the jobs due', async ({
  page,
  customer,
  accounts,
  panel,
}) => {
  await page.clock.install();
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  for (let passed = 0; passed < 25; passed += 1) await page.clock.runFor(minute);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accounts.heading).toBeVisible();
  // The page is closed over lunch and opened again.
  await page.clock.setSystemTime((await nowIn(page)) + 90 * minute);
  await page.reload();
  await expect(accounts.heading).toBeVisible();

  const clock = await panel.open('Clock');
  const day = clock.getByRole('listitem').filter({ has: page.getByRole('button', { name: '+1 day' }) });
  await day.getByRole('button', { name: /^At least \d+ due/ }).click();
  await expect(day.getByRole('list')).toContainText(/\d\d:\d\d on (Mon|Tue) \d Mar 2026: /);
  await day.getByRole('button', { name: '+1 day' }).click();
  await expect(clock).toContainText('Tuesday 3 March 2026');
  await page.reload();
  await expect(accounts.heading).toBeVisible();
});

test('a # inside sandbox settings is rejected with a message, and a page’s own fragment is accepted', async ({
  page,
}) => {
  await page.goto(`${sites.sandbox.url}accounts?sandbox=fault:listAccounts@timeout#1;freeze:yes`);
  await expect(page.getByRole('heading', { name: 'This sandbox link was not understood' })).toBeVisible();
  await expect(page.getByText('“#1;freeze:yes” begins the URL’s fragment')).toBeVisible();
  await page.getByRole('button', { name: 'Open without it' }).click();
  await expect(page.getByLabel('User ID')).toBeVisible();
  await page.goto(`${sites.sandbox.url}change-credentials?sandbox=seed:4#corporate-token`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This sandbox link was not understood')).toHaveCount(0);
});

test('recorded calls and their answers survive a reload', async ({
  page,
  customer,
  context,
  accounts,
  sandbox,
  panel,
}) => {
  // No worker outlives the page, so the bank is restored from storage.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  const before = await sandbox.callCount('listAccounts');
  const { accounts: listed } = await sandbox.lastAnswer<{ accounts: unknown }>('listAccounts');
  await page.goto('about:blank');
  await page.goto(`${sites.sandbox.url}accounts`);
  await expect(accounts.heading).toBeVisible();
  const calls = await panel.open('Calls');
  await calls.getByLabel('Find by operation, rule or status').fill('listAccounts');
  const rows = calls.getByRole('region', { name: 'Calls' }).getByRole('listitem');
  await expect(rows.last()).toContainText('/digx/v1/accounts');
  await expect.poll(() => sandbox.callCount('listAccounts')).toBeGreaterThan(before);
  const [first] = await sandbox.calls<{ accounts: unknown }>('listAccounts');
  expect(first?.answer.accounts).toEqual(listed);
});
