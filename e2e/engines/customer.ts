import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from './find-in-page.ts';

const patienceMs = 20_000;

/** An element of a page. */
export interface Found {
  click(): Promise<void>;
  /** Chooses a file in it. */
  attach(file: string): Promise<void>;
}

/** A customer in one tab. Elements are found by what they are and their name, as a regular expression. */
export abstract class Customer {
  readonly site: string;
  /** What the page complained about. */
  readonly complaints: string[] = [];

  constructor(site: string) {
    this.site = site;
  }

  abstract goTo(url: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract key(key: 'Backspace'): Promise<void>;
  /** Runs in the page, with what can be written as JSON. */
  abstract evaluate<Args extends readonly unknown[], Value>(
    act: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value>;
  /** Another tab of the same browser, with the same cookies. */
  abstract anotherTab(): Promise<Customer>;
  protected abstract find(kind: Kind, name: string): Promise<Found | null>;

  async open(path: string): Promise<void> {
    await this.goTo(`${this.site}${path}`);
  }

  async logIn(userId = 'private-customer'): Promise<void> {
    await this.open('login');
    await this.fill('^User ID', userId);
    await this.fill('^Password', 'Paddock_7Gate');
    await this.press('button', '^Log in$');
    await this.sees('heading', '^My Accounts$');
    await this.says('Available balance');
  }

  async sees(kind: Kind, name: string): Promise<Found> {
    return this.#until(`${kind} “${name}”`, () => this.find(kind, name));
  }

  async press(kind: Kind, name: string): Promise<void> {
    await this.#act(kind, name, (found) => found.click());
  }

  async attach(name: string, file: string): Promise<void> {
    await this.#act('field', name, (found) => found.attach(file));
  }

  async fill(name: string, text: string): Promise<void> {
    await this.press('field', name);
    await this.type(text);
  }

  /** Opens a list and picks an option. */
  async choose(list: string, option: string): Promise<void> {
    await this.press('button', list);
    await this.press('option', option);
  }

  /** The page's text contains that. */
  async says(words: string): Promise<void> {
    await this.#until(`the words “${words}”`, async () => (new RegExp(words).test(await this.#words()) ? true : null));
  }

  /** The page's text no longer contains that. */
  async keepsQuietOf(words: string): Promise<void> {
    await this.#until(`no “${words}”`, async () => (new RegExp(words).test(await this.#words()) ? null : true));
  }

  /** A field has that in it. */
  async holds(value: string): Promise<void> {
    const isIn = (wanted: string) => [...document.querySelectorAll('input')].some((field) => field.value === wanted);
    await this.shows(`field with “${value}”`, isIn, value);
  }

  /** That is true of the page. */
  async shows<Args extends readonly unknown[]>(what: string, is: (...args: Args) => boolean, ...args: Args) {
    await this.#until(what, async () => ((await this.evaluate(is, ...args)) ? true : null));
  }

  async #act(kind: Kind, name: string, act: (found: Found) => Promise<void>): Promise<void> {
    await this.#until(`${kind} “${name}” to be used`, async () => {
      try {
        await act(await this.sees(kind, name));
        return true;
      } catch (problem) {
        // It was drawn again, or is still moving.
        return /detached|clickable|stale|no such|intercepted|interactable/i.test(String(problem))
          ? null
          : Promise.reject(problem);
      }
    });
  }

  async #words(): Promise<string> {
    return this.evaluate(() => document.body.textContent.replaceAll(/\s+/g, ' '));
  }

  async #until<Value>(what: string, look: () => Promise<Value | null>): Promise<Value> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = await look().catch((problem: unknown) => {
        // Between two documents there is no page to look at.
        if (/destroyed|detached|discarded|realm|no such frame|stale/i.test(String(problem))) return null;
        throw problem;
      });
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(`There was no ${what} on a page that says: ${await this.#words()}`);
      await pause(100);
    }
  }
}
