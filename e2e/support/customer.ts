import type { Page } from '@playwright/test';
import { followInHostedBank, openHostedBank } from './hosted-bank.ts';
import { sites } from './sites.ts';

/** The customer and the time of a journey, and where its bank is. */
export interface Situation {
  /** `page`: the sandbox site with the bank in the browser. `node`: the production build before a world of the Node host. */
  readonly host: 'node' | 'page';
  /** The id of a persona. */
  readonly persona: string;
  /** The bank's time, frozen; `today` is now, running. */
  readonly clock: string;
}

export interface Beginning extends Partial<Omit<Situation, 'host'>> {
  /** The bank's clock runs on from that time. */
  readonly moves?: true;
  /** Further sandbox settings: `cop:Y;fault:listPayees@500~1`. */
  readonly bank?: string;
  /** False to return before the page has loaded. */
  readonly whole?: boolean;
}

/** A customer of the sandbox's bank, logged in by a link as testers do. */
export class Customer {
  readonly page: Page;
  readonly situation: Situation;
  constructor(page: Page, situation: Situation) {
    this.page = page;
    this.situation = situation;
  }

  /** The base URL of the site this customer uses. */
  get site(): string {
    return this.situation.host === 'node' ? sites.hosted.url : sites.sandbox.url;
  }

  /** Opens a new bank for this journey on that page. `{account:current}` and other aliases are replaced. */
  async begin(path: string, { bank, moves, whole = true, ...other }: Beginning = {}): Promise<void> {
    const link = `${this.linkTo({ ...this.situation, ...other }, moves)};signin:yes${bank === undefined ? '' : `;${bank}`}`;
    if (this.situation.host === 'node') await openHostedBank(this.page);
    await this.follow(link, path, whole);
  }

  /** Opens a new bank for this journey on its login page. */
  async arrive({ bank, moves, whole = true, ...other }: Beginning = {}): Promise<void> {
    const link = `${this.linkTo({ ...this.situation, ...other }, moves)}${bank === undefined ? '' : `;${bank}`}`;
    if (this.situation.host === 'node') await openHostedBank(this.page);
    await this.follow(link, 'login', whole);
  }

  /** Logs in again to the same bank. */
  async comeBack(path: string): Promise<void> {
    // A page that is still there would end the new session if it notices now that its own is over.
    if (this.situation.host === 'node') await this.page.goto('about:blank');
    await this.follow('signin:yes', path, true);
  }

  /** Opens another URL of the same bank, as if typed. */
  async visit(path: string): Promise<void> {
    // The sandbox's page replaces aliases itself.
    if (path.includes('{') && this.situation.host === 'node') return this.follow('', path, true);
    await this.goto(path, true);
  }

  /** Opens another page of this visit as Back and Forward do, which is much quicker than loading it. */
  async goOn(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `${this.site}${path}`);
  }

  private linkTo({ persona, clock }: Situation, moves: true | undefined): string {
    const time = clock === 'today' ? [] : [`clock:${clock}`, ...(moves ? [] : ['freeze:yes'])];
    return [`persona:${persona}`, ...time].join(';');
  }

  private async follow(link: string, path: string, whole: boolean): Promise<void> {
    if (this.situation.host === 'node') return this.goto(await followInHostedBank(this.page, link, path), whole);
    const mark = path.includes('?') ? '&' : '?';
    await this.goto(`${path}${mark}sandbox=${encodeURIComponent(link)}`, whole);
  }

  private async goto(path: string, whole: boolean): Promise<void> {
    await this.page.goto(`${this.site}${path}`);
    if (whole) await this.loaded();
  }

  /** Until nothing is loading. A page that is left meanwhile is waited for at the next one. */
  private async loaded(): Promise<void> {
    for (;;) {
      try {
        return await this.page.evaluate(untilLoaded);
      } catch (error) {
        if (!/context was destroyed|navigating/.test(String(error))) throw error;
        await this.page.waitForLoadState();
      }
    }
  }
}

/**
 * Looks in each animation frame, because `expect` polls only twice a second. `waitForFunction` would do the same, but it sends 340 kB
 * of Playwright's own script to each page first.
 */
async function untilLoaded(): Promise<void> {
  const isLoaded = () =>
    document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) === true &&
    // What the build has drawn looks like the page, and hears nothing yet.
    document.querySelector('[aria-busy=true], [data-drawn]') === null;
  while (!isLoaded()) await new Promise((drawn) => requestAnimationFrame(drawn));
}
