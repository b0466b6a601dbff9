import type { Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { msFigure } from './page-watch.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const rounds = 3;
const perRound = 20;
/** Of that many interactions the web's measure leaves out the slowest. */
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
      const journey = new Journey(page);
      // The first round also loads what the pages are made of.
      await journey.round();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await journey.forget();
      for (let round = 0; round < rounds; round += 1) await journey.round();
      const durations = await journey.durations();
      const slowest = [...durations].sort((left, right) => right - left);
      const inp = slowest[Math.floor(durations.length / oneLeftOutOf)] ?? 0;
      const what = `interactions: INP of ${journey.count} at ${slowdown}× CPU, median ${median(durations)} ms`;
      figures.push(msFigure(what, inp, goalMs));
      await page.close();
    }
    return figures;
  });
}

class Journey {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async forget(): Promise<void> {
    this.count = 0;
    await this.#page.evaluate(watchInteractions);
  }

  /** Of each interaction; those within a frame are not told by the browser, and count as one. */
  async durations(): Promise<readonly number[]> {
    const told = await this.#page.evaluate(() => [...window.interactions.values()]);
    return [...told, ...Array.from({ length: Math.max(0, this.count - told.length) }, () => 16)];
  }

  /** Twenty interactions. */
  async round(): Promise<void> {
    const before = this.count;
    const page = this.#page;
    const press = (name: string) => this.#did(page.getByRole('button', { name, exact: true }).first().click());
    const type = (key: string) => this.#did(page.keyboard.press(key));

    await press('More in My Accounts');
    await type('Escape');
    await press('Details & settings');
    await type('Escape');
    await type('h');
    await type('h');
    await this.#did(page.locator('main').getByRole('listitem').first().getByRole('link').first().click());
    await page.getByRole('table').waitFor();
    const filters = page.getByRole('region', { name: 'Filters' });
    await this.#did(filters.getByText('Debits', { exact: true }).first().click());
    await this.#did(filters.getByText('All', { exact: true }).first().click());
    await this.#did(page.getByLabel('Search title or reference').click());
    for (const key of ['f', 'e', 'Backspace', 'Backspace']) await type(key);
    await this.#link('Payments & Transfers');
    await this.#link('My Accounts');
    await press('More in Payments & Transfers');
    await type('Escape');
    await this.#link('Payments & Transfers');
    await this.#link('My Accounts');
    if (this.count - before !== perRound) throw new Error(`A round had ${this.count - before} interactions.`);
  }

  async #link(name: 'My Accounts' | 'Payments & Transfers'): Promise<void> {
    const navigation = this.#page.getByRole('navigation', { name: 'Main' });
    await this.#did(navigation.getByRole('link', { name, exact: true }).click());
    await this.#page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async #did(interaction: Promise<void>): Promise<void> {
    await interaction;
    this.count += 1;
    await this.#page.waitForTimeout(250);
  }
}

declare global {
  interface Window {
    /** The longest time of each interaction to its next paint. */
    interactions: Map<number, number>;
  }
}

function watchInteractions(): void {
  const longest = new Map<number, number>();
  window.interactions = longest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
