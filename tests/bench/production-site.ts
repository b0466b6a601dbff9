import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startNodeHost } from '#sandbox/hosts/node.ts';

const port = 4373;

/** URL of the production build, with its own headers, during a measurement. */
export const site = `http://localhost:${port}/`;

/** Runs a measurement in a browser on the production build with a Node-hosted bank, then stops all three. */
export async function onProductionSite<Measured>(measure: (browser: Browser) => Promise<Measured>): Promise<Measured> {
  const bank = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T09:30' } });
  const server = spawn('vite', ['preview', '--port', String(port), '--strictPort'], {
    env: { ...process.env, PADDOCK_GATEWAY: `http://localhost:${bank.port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const executablePath = process.env.PADDOCK_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
    server.kill();
    await bank.close();
  }
}

/** Signs a persona in and waits for the list of accounts. */
export async function signIn(page: Page, userId: string): Promise<void> {
  await page.getByLabel('User ID').fill(userId);
  await page.getByLabel('Password').fill('Paddock_7Gate');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'My Accounts' }).waitFor();
}
