import type { BrowserContext, Page } from '@playwright/test';
import type { Control } from '#sandbox/control/control-api.ts';
import type { PageSandbox } from '#sandbox/hosts/page-sandbox.ts';

declare global {
  interface Window {
    readonly sandbox: PageSandbox;
  }
}

const hosted = new WeakMap<BrowserContext, Control>();

/** From now on the pages of that context have their bank on the Node host. */
export function setControl(context: BrowserContext, control: Control): void {
  hosted.set(context, control);
}

export function hasHostedBank(page: Page): boolean {
  return hosted.has(page.context());
}

/** The control of the bank behind a page: on the Node host, or `window.sandbox` as testers use it. */
export function controlOf(page: Page): Control {
  return hosted.get(page.context()) ?? controlInPage(page);
}

function controlInPage(page: Page): Control {
  return new Proxy({} as Control, {
    get(_, verb) {
      // A promise that resolves to this control must not take it for another promise.
      if (typeof verb !== 'string' || verb === 'then') return undefined;
      return (...given: unknown[]) =>
        page.evaluate(
          ([wanted, parts]) => (window.sandbox[wanted] as (...each: readonly unknown[]) => unknown)(...parts),
          [verb as keyof Control, given] as const,
        );
    },
  });
}
