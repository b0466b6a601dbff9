import { setTimeout as pause } from 'node:timers/promises';
import { Customer, type Found } from './customer.ts';
import { findInPage, type Kind } from './find-in-page.ts';
import { elementKey, type WebDriver } from './webdriver.ts';

const backspace = '\uE003';

/** A customer in WebKit, Safari's engine, over classic WebDriver. */
export class WebKitCustomer extends Customer {
  readonly #driver: WebDriver;
  readonly #window: string;

  private constructor(driver: WebDriver, window: string, site: string) {
    super(site);
    this.#driver = driver;
    this.#window = window;
  }

  /** In the browser's first window. */
  static async in(driver: WebDriver, site: string): Promise<WebKitCustomer> {
    await driver.post('window/rect', { width: 1280, height: 1000 });
    return new WebKitCustomer(driver, String(await driver.get('window')), site);
  }

  override async goTo(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  override async reload(): Promise<void> {
    await this.#post('refresh');
  }

  override async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  override async key(_key: 'Backspace'): Promise<void> {
    await this.type(backspace);
  }

  override async evaluate<Args extends readonly unknown[], Value>(
    act: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    // Nothing can be put into a page before its own scripts, so that complaints are heard from the first look at it.
    const script = `${listening}; return [(${act}).apply(null, arguments), paddockHeard.splice(0)];`;
    const [value, heard] = (await this.#post('execute/sync', { script, args })) as [Value, string[]];
    this.complaints.push(...heard);
    return value;
  }

  override async anotherTab(): Promise<WebKitCustomer> {
    const { handle } = (await this.#driver.post('window/new', { type: 'tab' })) as { readonly handle: string };
    return new WebKitCustomer(this.#driver, handle, this.site);
  }

  /** The same page in a window as narrow as a telephone, which MiniBrowser's own toolbar does not allow. */
  async narrowWindow(): Promise<WebKitCustomer> {
    const before = (await this.#driver.get('window/handles')) as string[];
    await this.evaluate(() => {
      window.open(location.href, 'narrow', 'popup,width=375,height=812');
    });
    for (let times = 0; times < 100; times += 1) {
      const opened = ((await this.#driver.get('window/handles')) as string[]).find((each) => !before.includes(each));
      if (opened !== undefined) return new WebKitCustomer(this.#driver, opened, this.site);
      await pause(100);
    }
    throw new Error('The browser opened no narrow window.');
  }

  protected override async find(kind: Kind, name: string): Promise<Found | null> {
    const found = (await this.evaluate(findInPage, kind, name)) as unknown as Record<string, string> | null;
    if (found === null) return null;
    const element = `element/${found[elementKey]}`;
    return {
      click: async () => {
        // The driver itself does not find what `content-visibility` has not drawn yet.
        await this.#post('execute/sync', {
          script: 'arguments[0].scrollIntoView({ block: "nearest" })',
          args: [found],
        });
        await this.#post(`${element}/click`);
      },
      attach: async (file) => void (await this.#post(`${element}/value`, { text: file })),
    };
  }

  async #post(path: string, body?: object): Promise<unknown> {
    await this.#driver.post('window', { handle: this.#window });
    return this.#driver.post(path, body);
  }
}

const listening = `
  if (window.paddockHeard === undefined) {
    window.paddockHeard = [];
    const say = console.error;
    console.error = (...words) => { paddockHeard.push(words.map(String).join(' ')); say.apply(console, words); };
    addEventListener('error', (event) => paddockHeard.push(event.message));
    addEventListener('unhandledrejection', (event) => paddockHeard.push(String(event.reason)));
    addEventListener('securitypolicyviolation', (event) => paddockHeard.push(event.violatedDirective + ' ' + event.blockedURI));
  }`;
