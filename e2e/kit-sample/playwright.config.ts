import { defineConfig } from '@playwright/test';
import { appSite, sandboxSite } from 'paddock-bank';
import type { SandboxOptions } from 'paddock-kit/playwright';
import { bankServer } from 'paddock-kit/server';

/** A browser of the machine; Playwright’s own without it. */
const executablePath = process.env.CHROMIUM;
const ports = { app: Number(process.env.APP_PORT ?? 8787), sandbox: Number(process.env.SANDBOX_PORT ?? 8788) };

export default defineConfig<SandboxOptions>({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${ports.app}/`,
    sandboxBank: `http://localhost:${ports.app}/`,
    sandboxSite: `http://localhost:${ports.sandbox}/`,
    locale: 'en-GB',
    launchOptions:
      executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] },
  },
  webServer: [
    bankServer({ port: ports.app, site: appSite }),
    // Its bank runs in the page: only its files come from here.
    bankServer({ port: ports.sandbox, site: sandboxSite }),
  ],
});
