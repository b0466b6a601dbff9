import {
  type BrowserContext,
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { type NodeBank, openNodeBank } from './node-bank.ts';
import { bankOfPage, type PageBank } from './page-bank.ts';

export { expect };

export interface SandboxOptions {
  /** The sandbox site, with the bank in the browser. */
  readonly sandboxSite: string;
  /** The Node-hosted bank. */
  readonly sandboxBank: string;
}

export interface SandboxFixtures {
  /** The bank inside this test's page. */
  readonly bank: PageBank;
  /** A world of this test's own on the Node host, discarded afterwards. */
  readonly nodeBank: NodeBank;
  /** The same world for pages: every request names it, and the customer logged in last is logged in there. */
  readonly bindToNodeBank: (context: BrowserContext, site: string) => Promise<void>;
}

type PageArguments = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerArguments = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

/** Playwright's `test` with a bank. `test.use({ sandboxSite, sandboxBank })` says where they are. */
export const test: TestType<PageArguments & SandboxFixtures & SandboxOptions, WorkerArguments> = base.extend<
  SandboxFixtures & SandboxOptions
>({
  sandboxSite: ['http://localhost:5173/', { option: true }],
  sandboxBank: ['http://localhost:8787/', { option: true }],
  bank: async ({ page, sandboxSite }, use) => use(bankOfPage(page, sandboxSite)),
  nodeBank: async ({ sandboxBank }, use) => {
    const bank = await openNodeBank({ url: sandboxBank });
    await use(bank);
    await bank.close();
  },
  bindToNodeBank: async ({ nodeBank }, use) =>
    use(async (context, site) => {
      await context.setExtraHTTPHeaders({ 'X-Sandbox': nodeBank.world });
      // The header is missing now and then from the first request of a page that is loaded again.
      await context.addCookies([{ ...ownCookie, name: 'paddock_world', value: nodeBank.world, url: site }]);
      const [name, value] = nodeBank.cookie?.split('=', 2) ?? [];
      if (name === undefined || value === undefined) return;
      await context.addCookies([{ ...ownCookie, name, value, url: site }]);
      await context.addInitScript(markLoggedIn, crypto.randomUUID());
    }),
});

const ownCookie = { httpOnly: true, sameSite: 'Strict' } as const;

/** The app asks the bank only when it believes that somebody is logged in. Done once: logging out must last. */
function markLoggedIn(id: string): void {
  if (localStorage.getItem('paddock.kitLogin') === id) return;
  localStorage.setItem('paddock.kitLogin', id);
  localStorage.setItem('paddock.sessionId', id);
  sessionStorage.setItem('paddock.sessionId', id);
}
