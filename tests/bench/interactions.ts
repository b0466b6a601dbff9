import type { Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { msFigure } from './page-watch.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const rounds = 3;
/** The web's measure leaves out the slowest of that many interactions. */
const oneLeftOutOf = 50;

/** A customer's presses and keys on the main pages of the production build: the time from each to the next paint. */
export function measureInteractions(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const figures: Figure[] = [];
    for (const [slowdown, goalMs] of [
      [1, 80],
      [4, 200],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${site}login`);
      await signIn(page, 'private-customer');
      await page.evaluate(watchInteractions);
      const journey = new Journey(page);
      // The first round also loads what the pages are made of.
      await journey.round();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      journey.done = [];
      for (let round = 0; round < rounds; round += 1) await journey.round();
      const { done } = journey;
      const slowest = done.toSorted((left, right) => right.ms - left.ms)[Math.floor(done.length / oneLeftOutOf)];
      const middle = median(done.map(({ ms }) => ms));
      const what = `interactions: INP of ${done.length} at ${slowdown}× CPU, ${slowest?.name}; median ${middle} ms`;
      figures.push(msFigure(what, slowest?.ms ?? 0, goalMs));
      await page.close();
    }
    return figures;
  });
}

interface Interaction {
  readonly name: string;
  /** To the next paint. */
  readonly ms: number;
}

class Journey {
  readonly #page: Page;
  done: Interaction[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Twenty interactions. */
  async round(): Promise<void> {
    const page = this.#page;
    const press = (name: string) => this.#did(name, page.getByRole('button', { name, exact: true }).first().click());
    const type = (key: string) => this.#did(`key ${key}`, page.keyboard.press(key));

    await press('More in My Accounts');
    await type('Escape');
    await press('Details & settings');
    await type('Escape');
    await type('h');
    await type('h');
    const account = page.locator('main').getByRole('listitem').first().getByRole('link').first();
    await this.#did('an account', account.click());
    await page.getByRole('table').waitFor();
    const filters = page.getByRole('region', { name: 'Filters' });
    await press('Show Filters');
    for (const filter of ['Debits', 'All'])
      await this.#did(filter, filters.getByText(filter, { exact: true }).first().click());
    await this.#did('the search', page.getByLabel('Search title or reference').click());
    for (const key of ['f', 'e', 'Backspace', 'Backspace']) await type(key);
    await this.#link('Payments & Transfers');
    await this.#link('My Accounts');
    await press('More in Payments & Transfers');
    await type('Escape');
    await this.#link('Payments & Transfers');
    await this.#link('My Accounts');
  }

  async #link(name: 'My Accounts' | 'Payments & Transfers'): Promise<void> {
    const navigation = this.#page.getByRole('navigation', { name: 'Main' });
    await this.#did(name, navigation.getByRole('link', { name, exact: true }).click());
    await this.#page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async #did(name: string, interaction: Promise<void>): Promise<void> {
    await interaction;
    await this.#page.waitForTimeout(250);
    const told = await this.#page.evaluate(() => window.interactions.splice(0));
    // One within a frame is not told.
    this.done.push({ name, ms: Math.max(16, ...told) });
  }
}

declare global {
  interface Window {
    /** Times of the events of interactions to their next paint. */
    interactions: number[];
  }
}

function watchInteractions(): void {
  const told: number[] = [];
  window.interactions = told;
  new PerformanceObserver((list) => {
    const events = list.getEntries() as (PerformanceEventTiming & { readonly interactionId: number })[];
    told.push(...events.filter(({ interactionId }) => interactionId !== 0).map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
