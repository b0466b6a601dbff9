import type { BrowserContext, Page } from '@playwright/test';
import { isBehindNginx, sites } from '#e2e/support/sites.ts';
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

test('the document of login asks for the picture that it shows, and others for none', async ({ page, context }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${url}login`);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    const [asked, shown] = await page.evaluate(() => [
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]'))
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ href }) => href),
      Array.from(document.images, ({ currentSrc }) => currentSrc),
    ]);
    expect(asked).toEqual(shown);
    expect(asked).toEqual([expect.stringContaining(`/assets/turf-${colorScheme}`)]);
  }
  expect(await (await context.request.get(`${url}accounts`)).text()).not.toMatch(/as="image"|drawn-login/);
});

test('a first visit has the fonts once it is painted, and later ones from the start', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => sessionStorage.setItem('waited', 'yes')).observe(document, {
      subtree: true,
      attributeFilter: ['data-fonts'],
    });
  });
  const waited = () => page.evaluate(() => sessionStorage.getItem('waited'));
  const inUse = () =>
    page.evaluate(
      () =>
        Array.from(document.fonts).filter((font) => font.status === 'loaded' && !font.family.includes('stand-in'))
          .length,
    );
  await page.goto(`${url}login`);
  await expect.poll(inUse).toBe(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  expect(await waited()).toBe('yes');
  // The preview has every file asked for again.
  if (!isBehindNginx) return;
  await page.evaluate(() => sessionStorage.removeItem('waited'));
  await page.goto(`${url}login`);
  await expect.poll(inUse).toBe(2);
  expect(await waited()).toBeNull();
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
