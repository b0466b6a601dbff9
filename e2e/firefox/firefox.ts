import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { findInPage, type Kind } from './find-in-page.ts';

const patienceMs = 20_000;

/** A customer in Firefox. Elements are found by what they are and their name, as a regular expression. */
export class FirefoxCustomer {
  readonly page: Page;
  readonly site: string;
  /** What the page complained about. */
  readonly complaints: string[] = [];

  private constructor(page: Page, site: string) {
    this.page = page;
    this.site = site;
    page.on('pageerror', (error) => this.complaints.push(error instanceof Error ? error.message : String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /** With storage and cookies of its own. */
  static async in(browser: Browser, site: string): Promise<FirefoxCustomer> {
    const page = await (await browser.createBrowserContext()).newPage();
    return new FirefoxCustomer(page, site);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.site}${path}`);
  }

  async logIn(userId = 'private-customer'): Promise<void> {
    await this.open('login');
    await this.fill('^User ID', userId);
    await this.fill('^Password', 'Paddock_7Gate');
    await this.press('button', '^Log in$');
    await this.sees('heading', '^My Accounts$');
    await this.says('Available balance');
  }

  async sees(kind: Kind, name: string): Promise<ElementHandle<Element>> {
    return this.#until(`${kind} “${name}”`, async () => {
      const found = await this.page.evaluateHandle(findInPage, kind, name);
      return found.asElement() as ElementHandle<Element> | null;
    });
  }

  async press(kind: Kind, name: string): Promise<void> {
    await this.#until(`${kind} “${name}” to be pressed`, async () => {
      try {
        await (await this.sees(kind, name)).click();
        return true;
      } catch (problem) {
        // It was drawn again, or is still moving.
        return /detached|clickable|stale|no such/i.test(String(problem)) ? null : Promise.reject(problem);
      }
    });
  }

  async fill(name: string, text: string): Promise<void> {
    const field = await this.sees('field', name);
    await field.click();
    await this.page.keyboard.type(text);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async key(key: KeyInput): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Opens a list and picks an option. */
  async choose(list: string, option: string): Promise<void> {
    await this.press('button', list);
    await this.press('option', option);
  }

  /** The page's text contains that. */
  async says(words: string): Promise<void> {
    await this.#until(`the words “${words}”`, async () => {
      return new RegExp(words).test(await this.#words()) ? true : null;
    });
  }

  /** The page's text no longer contains that. */
  async keepsQuietOf(words: string): Promise<void> {
    await this.#until(`no “${words}”`, async () => {
      return new RegExp(words).test(await this.#words()) ? null : true;
    });
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  async #words(): Promise<string> {
    return this.page.evaluate(() => document.body.textContent.replaceAll(/\s+/g, ' '));
  }

  async #until<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = await look().catch((problem: unknown) => {
        // Between two documents there is no page to look at.
        if (/destroyed|detached|discarded|realm|no such frame/i.test(String(problem))) return null;
        throw problem;
      });
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(`There was no ${what} on a page that says: ${await this.#words()}`);
      await pause(100);
    }
  }
}
