import type { Page } from '@playwright/test';
import { restOfMotion, violationsOn } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

const guide = `${sites.sandbox.url}sandbox`;

test('a tester goes from the panel to the guide, finds a switch and a customer by keyboard, and tries both', async ({
  page,
  customer,
  accounts,
  panel,
  sandbox,
}) => {
  await customer.begin('accounts');
  await panel.open('Scenario');
  await page.getByRole('link', { name: 'Guide to the sandbox' }).click();
  await expect(page).toHaveURL(guide);
  await panel.bar.click();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search the guide' }));
  await page.keyboard.type('cop:MBAM');
  const found = page.locator('main').getByRole('listitem');
  await tabTo(page, found.getByRole('button', { name: /^Set cop:MBAM/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: Set cop:MBAM')).toBeVisible();
  expect((await sandbox.state()).switches.cop).toBe('MBAM');

  await page.getByRole('searchbox').fill('racing-owner');
  await tabTo(page, page.getByRole('link', { name: /^Open a fresh bank, logged in.*Racing owner$/ }));
  await page.keyboard.press('Enter');
  await expect(accounts.heading).toBeVisible();
  await expect(accounts.entitySelector).toBeVisible();
  expect((await sandbox.state()).clock).toEqual({ now: '2026-03-03T09:30:00.000Z', frozen: true });
});

test('what cannot be done now is refused with its reason, and a code leads to what customers read', async ({
  page,
  pay,
  expectComplaint,
}) => {
  await page.goto(`${guide}/verbs`);
  const verb = entry(page, 'Let the session run out');
  await verb.getByRole('button', { name: /^Do it now/ }).click();
  await expect(verb.getByRole('alert')).toContainText('private-customer');

  await page.goto(`${guide}/codes#DIGX_PY_0134`);
  const code = page.locator('#DIGX_PY_0134');
  await expect(code).toBeInViewport();
  const reads = (await code.getByRole('definition').textContent()) ?? '';
  await code.getByRole('link', { name: /^Refuse a payment with it/ }).click();
  await expect(pay.heading('Check your answers')).toBeVisible();
  expectComplaint(/status of 400/);
  await pay.confirm.click();
  await expect(page.locator('main')).toContainText(reads);
});

test('start, links, verbs and magic values are accessible, light at 1280 pixels and dark at 360, and fit there in text of 200 %', async ({
  page,
}) => {
  await page.goto(guide);
  await expect(sectionsOf(page)).toHaveCount(18);
  for (const [index, path] of ['/sandbox', '/sandbox/links', '/sandbox/verbs', '/sandbox/magic'].entries()) {
    await expectSection(page, path, index);
  }
});

test('the guide begins with personas, tours and links, and one of them leads by keyboard into the app', async ({
  page,
  newPayee,
}) => {
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Personas \d+$/,
    /^Tours \d+$/,
    /^Links \d+$/,
    'Reference',
    'While the app is open',
  ]);
  await tabTo(page, page.getByRole('link', { name: 'A new payee whose name is close' }));
  await page.keyboard.press('Enter');
  await expect(newPayee.submit).toBeFocused();
  await expect(newPayee.name).toHaveValue("Kate O'Halloran");
});

test('so is every other section', { tag: '@wide' }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(guide);
  await expect(sectionsOf(page)).toHaveCount(18);
  const paths = await sectionsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, path] of paths.entries()) await expectSection(page, path, index);
});

test('the guide works on a path, and says so of a page that it does not have', async ({ page }) => {
  await page.goto(`${sites.mounted.url}sandbox/personas`);
  await entry(page, 'Joint holder')
    .getByRole('link', { name: /^Open the login page/ })
    .click();
  await expect(page).toHaveURL(`${sites.mounted.url}login`);
  await page.goto(`${sites.mounted.url}sandbox/no-such-page`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});

function entry(page: Page, title: string) {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

function sectionsOf(page: Page) {
  return page.getByRole('navigation', { name: 'Guide' }).locator('a[href^="/sandbox/"]');
}

/** Every second one narrow and dark. */
async function expectSection(page: Page, path: string, index: number): Promise<void> {
  await page.setViewportSize({ width: index % 2 === 0 ? 1280 : 360, height: 800 });
  await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
  if (path !== '/sandbox') {
    await page.getByRole('navigation', { name: 'Guide' }).locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.evaluate(restOfMotion);
  await expectHeadingsInOrder(page);
  const violations = await violationsOn(page, 'main');
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, 360);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const headings = page.locator('main').getByRole('heading');
  const levels = await headings.evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [at, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[at] ?? 0) + 1);
}
