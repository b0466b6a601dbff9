import { type Browser, chromium, type Page } from '@playwright/test';
import { serveProduction } from '#tests/deploy/serve-production.ts';
import { browserArgs } from './browser-args.ts';

const port = 4373;

/** URL of the production build, with its own headers, during a measurement. */
export const site = `http://localhost:${port}/`;

/** Runs a measurement in a browser on the production build with a Node-hosted bank, then stops all three. */
export async function onProductionSite<Measured>(measure: (browser: Browser) => Promise<Measured>): Promise<Measured> {
  const { stop } = await serveProduction(port);
  const executablePath = process.env.PADDOCK_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArgs,
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
    await stop();
  }
}

/** Signs a persona in and waits for the list of accounts. */
export async function signIn(page: Page, userId: string): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password').fill('Paddock_7Gate');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'My Accounts' }).waitFor();
}
