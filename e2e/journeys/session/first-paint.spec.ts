import type { BrowserContext, Page } from '@playwright/test';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

const { url } = sites.production;

/** The app's script arrives when the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

async function onBank(context: BrowserContext, bank: string): Promise<void> {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': bank });
}

test('a visitor fills in the login page before its script has arrived, and keeps what was typed', async ({
  page,
  accounts,
  context,
}, { testId }) => {
  await onBank(context, testId);
  const arrive = await holdScript(page);
  await page.goto(`${url}login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('User ID').fill('private-customer');
  const field = await page.getByLabel('User ID').elementHandle();
  await page.getByRole('textbox', { name: 'Password' }).fill('Paddock_7Gate');
  await expect(page.getByText('to Paddock Private Bank Online Banking')).toBeHidden();

  arrive();
  await expect(page.getByText('to Paddock Private Bank Online Banking')).toBeVisible();
  expect(await field?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(accounts.heading).toBeVisible();
});

test('a login sent before the script has arrived is sent once it has, and never by an address', async ({
  page,
  accounts,
  context,
}, { testId }) => {
  await onBank(context, testId);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const arrive = await holdScript(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('User ID').fill('private-customer');
  await page.getByRole('textbox', { name: 'Password' }).fill('Paddock_7Gate');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(url);

  arrive();
  await expect(accounts.heading).toBeVisible();
  expect(asked.filter((address) => address.includes('Gate') || address.includes('private-customer'))).toEqual([]);
  expect(asked.filter((address) => /\/login\b.*POST|\/session\/?$/.test(address)).length).toBeLessThanOrEqual(1);
});

test('a chosen theme is there from the first paint', async ({ page }) => {
  await page.goto(`${url}login`);
  await page.evaluate(() => localStorage.setItem('paddock.preferences', 'theme:dark'));
  await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a customer who loads a page again sees the frame and never the login page', async ({
  page,
  signIn,
  accounts,
  context,
}, { testId }) => {
  await onBank(context, testId);
  await page.goto(`${url}login`);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  for (const path of ['accounts', '']) {
    const arrive = await holdScript(page);
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByLabel('User ID')).toHaveCount(0);
    arrive();
    await expect(accounts.heading).toBeVisible();
    await page.unroute(/\/assets\/index-[^/]*\.js$/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs one, and offers no form', async ({ page }) => {
    await page.goto(`${url}login`);
    const note = page.locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('Online banking needs JavaScript.');
    await expect(page.getByLabel('User ID')).toHaveCount(0);
  });
});
