import type { Page } from '@playwright/test';
import type { Control } from '#sandbox/control/control-api.ts';
import { packText } from '#sandbox/control/link/packed-text.ts';
import { type AskControl, createTestBank } from './create-test-bank.ts';
import type { TestBank } from './test-bank.ts';

/** The bank inside a sandbox page (`npm start`, or the built site). */
export interface PageBank extends TestBank {
  /** Opens a path of the app, such as `accounts/{account:current}`, in the current bank. */
  visit(path: string): Promise<void>;
}

/** @param site the sandbox site's base URL. */
export function bankOfPage(page: Page, site: string): PageBank {
  async function goto(path: string): Promise<void> {
    await page.goto(new URL(path, site).href);
    await loaded();
  }

  async function loaded(): Promise<void> {
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null,
    );
  }

  const ask = (async (verb: keyof Control, ...given: unknown[]) => {
    // No page is open before the first scenario.
    if (!page.url().startsWith(site)) await goto('login');
    return page.evaluate(
      ([wanted, parts]) => {
        const { sandbox } = window as unknown as { sandbox: Record<string, (...each: unknown[]) => unknown> };
        return sandbox[wanted]?.(...parts);
      },
      [verb as string, given] as const,
    );
  }) as AskControl;

  return {
    ...createTestBank({
      ask,
      // A link without these keys would change the bank that is there.
      open: (settings) =>
        goto(
          linkTo(
            'login',
            /^(persona|seed|clock):|;(persona|seed|clock):/.test(settings) ? settings : `seed:1;${settings}`,
          ),
        ),
      // What the page shows is of a later moment.
      async rewound() {
        await page.reload();
        await loaded();
      },
      async logIn(persona) {
        if (persona !== undefined) {
          const chosen = await ask('choosePersona', persona);
          if (chosen.outcome === 'refused') throw new Error(chosen.reason);
        }
        await goto(linkTo('accounts', 'signin:yes'));
      },
      async openMoment(text) {
        const packed = await packText(text);
        // Otherwise only the fragment would change.
        await page.goto('about:blank');
        await goto(`#moment=${packed}`);
        await page.waitForFunction(() => !location.hash.startsWith('#moment='));
        const problem = page.getByRole('heading', { name: 'This moment could not be opened' });
        if (await problem.isVisible()) throw new Error((await page.getByRole('listitem').first().textContent()) ?? '');
      },
    }),
    visit: goto,
  };
}

function linkTo(path: string, settings: string): string {
  return `${path}?sandbox=${encodeURIComponent(settings)}`;
}
