import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Customer, type Found } from './customer.ts';
import { findInPage, type Kind } from './find-in-page.ts';

/** A customer in Firefox, over WebDriver BiDi. */
export class FirefoxCustomer extends Customer {
  readonly #page: Page;

  private constructor(page: Page, site: string) {
    super(site);
    this.#page = page;
    // A form that is filled in asks before it is left; WebDriver says yes without being asked.
    page.on('dialog', (dialog) => dialog.accept());
    page.on('pageerror', (error) => this.complaints.push(reasonOf(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /** With storage and cookies of its own, unless it is in that browser context. */
  static async in(browser: Browser | BrowserContext, site: string): Promise<FirefoxCustomer> {
    const context = 'createBrowserContext' in browser ? await browser.createBrowserContext() : browser;
    return new FirefoxCustomer(await context.newPage(), site);
  }

  override async goTo(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  override async reload(): Promise<void> {
    await this.#page.reload();
  }

  override async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  override async key(key: 'Backspace'): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  override async evaluate<Args extends readonly unknown[], Value>(
    act: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return (await this.#page.evaluate(act as unknown as (...given: unknown[]) => Value, ...args)) as Value;
  }

  override async anotherTab(): Promise<FirefoxCustomer> {
    return FirefoxCustomer.in(this.#page.browserContext(), this.site);
  }

  /** From the next page on, the clock can be moved by the event `later`. */
  async takeClock(): Promise<void> {
    await this.#page.evaluateOnNewDocument(() => {
      const now = Date.now;
      let aheadMs = 0;
      Date.now = () => now() + aheadMs;
      addEventListener('later', (event) => {
        aheadMs = (event as CustomEvent<number>).detail;
      });
    });
  }

  async close(): Promise<void> {
    await this.#page.browserContext().close();
  }

  protected override async find(kind: Kind, name: string): Promise<Found | null> {
    const found = (
      await this.#page.evaluateHandle(findInPage, kind, name)
    ).asElement() as ElementHandle<Element> | null;
    if (found === null) return null;
    return {
      click: () => found.click(),
      attach: async (file) => (found as ElementHandle<HTMLInputElement>).uploadFile(file),
    };
  }
}
