import type { Locator, Page } from '@playwright/test';
import { focusOn } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

/** Goes on by Tab until it is there, as one does without a mouse. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const isFocused = await focusOn(wanted);
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, 'reached by Tab').toBeFocused();
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ customer, accounts }) => {
  test.setTimeout(120_000);
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
});

test('by keyboard alone: money in, a month, faults, codes, switches, an own answer and a scenario', async ({
  page,
  panel,
  sandbox,
}) => {
  const before = await sandbox.balanceOf('current');

  await test.step('Money is sent in, and the page shows it', async () => {
    await panel.command('send money in', /^Send money in/);
    await press(page, panel.region.getByRole('button', { name: /^Send money in for/ }));
    await expect.poll(async () => (await sandbox.balanceOf('current')).balance).toBeGreaterThan(before.balance);
  });

  await test.step('A new month comes, and what happened is read', async () => {
    await panel.command('go new month', /^Go to New month: Wed 1 Apr 2026/);
    await expect(page.getByText('Balances at 10:00 on 1 April 2026')).toBeVisible();
    await panel.command('the last move', 'The last move');
    await press(page, panel.region.getByRole('button', { name: 'Show what the last move changed' }));
    await expect(panel.section('What happened')).toContainText(/Gross interest, £[\d,.]+/);
  });

  await test.step('An operation fails, and another is refused with a code', async () => {
    await panel.command('fail list the accounts', /^Fail: List the accounts/);
    await expect(panel.region.getByRole('combobox', { name: 'Call' }).first()).toBeFocused();
    await press(page, panel.region.getByRole('button', { name: 'Add fault' }));
    await panel.command('DIGX_PY_0131', /^Refuse with DIGX_PY_0131/);
    await press(page, panel.region.getByRole('button', { name: 'Add fault' }));
    await expect
      .poll(async () => (await sandbox.state()).faults.map(({ operationId, kind }) => `${operationId}@${kind}`))
      .toEqual([expect.stringMatching(/^listAccounts@/), 'createPayment@code=DIGX_PY_0131']);
  });

  await test.step('Switches are set', async () => {
    await panel.command('cop mbam', /^CoP result: MBAM/);
    await panel.command('magic:yes', /^Magic values/);
    const { switches } = await sandbox.state();
    expect({ cop: switches.cop, magic: switches.magic }).toEqual({ cop: 'MBAM', magic: 'yes' });
  });

  await test.step('A call gets an answer of one’s own', async () => {
    await panel.command('own answers', 'Own answers');
    const answers = panel.section('Own answers');
    await press(page, answers.getByRole('button', { name: 'Add an answer' }));
    await tabTo(page, answers.getByLabel('Status'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('503');
    await tabTo(page, answers.getByRole('checkbox', { name: /unchecked/ }));
    await page.keyboard.press('Space');
    await press(page, answers.getByRole('button', { name: 'Add answer' }));
    await expect.poll(async () => (await sandbox.state()).stubs.length).toBe(1);
  });

  await test.step('All of it is saved as a scenario', async () => {
    await panel.command('saved scenarios', 'Saved scenarios');
    const scenarios = panel.section('Saved scenarios');
    await tabTo(page, scenarios.getByLabel('Save what is set now as'));
    await page.keyboard.type('Bad day');
    await page.keyboard.press('Enter');
    await expect(scenarios.getByRole('list', { name: 'Scenarios saved in this browser' })).toContainText('Bad day');
  });
});

test('by keyboard alone: a code on the phone, a bookmark and back, a call as curl, a moment, a described customer, another login', async ({
  page,
  accounts,
  panel,
  sandbox,
}) => {
  await test.step('A moment is bookmarked, and gone back to', async () => {
    await panel.command('back in time', 'Back in time');
    await tabTo(page, panel.region.getByLabel('Name this moment'));
    await page.keyboard.type('Before');
    await page.keyboard.press('Enter');
    await expect(panel.region.getByRole('list', { name: 'Bookmarks' })).toContainText('Before');
    await panel.command('weekend', /^Go to Weekend/);
    await expect(page.getByText('Balances at 11:00 on 7 March 2026')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await panel.command('back before', 'Go back to Before');
    await loaded;
    await expect(page.getByText('Balances at 09:30 on 2 March 2026')).toBeVisible();
  });

  await test.step('A call is copied as curl', async () => {
    await panel.command('curl', 'Calls');
    await press(page, panel.region.getByRole('button', { name: /^listAccounts call/ }).first());
    await press(page, panel.region.getByRole('button', { name: 'Copy as curl' }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('curl');
  });

  await test.step('The moment is passed on as a link', async () => {
    await panel.command('bundle', 'This moment');
    await press(page, panel.region.getByRole('button', { name: 'Copy link to this moment' }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:.*#/);
  });

  await test.step('The phone comes and goes', async () => {
    await page.keyboard.press('Alt+Shift+P');
    await expect(page.getByRole('region', { name: /phone/i }).first()).toBeVisible();
    await page.keyboard.press('Alt+Shift+P');
  });

  await test.step('A ready-made customer is opened here', async () => {
    await panel.command('two directors', 'Open customer: Two directors');
    await expect(page.getByText('18,420.55').first()).toBeVisible();
    // A call on its way would be refused once another has logged in.
    await page.waitForLoadState('networkidle');
  });

  await test.step('Another customer logs in', async () => {
    await panel.command('log in as racing', /^Log in as Racing owner/i);
    await expect(accounts.heading).toBeVisible();
    await expect.poll(async () => (await sandbox.state()).persona).toBe('racing-owner');
  });
});
