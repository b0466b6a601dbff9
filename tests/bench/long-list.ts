import type { Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { heapAfterCollection } from './heap.ts';
import { forgetLongTasks, longTasks, msFigure, typed, watchPage } from './page-watch.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const rounds = 5;
const kib = 1024;

/**
 * An account with 100,000 loaded transactions in the production build: the time to show, scroll, filter and search the list,
 * the longest block of the page, and the memory kept after leaving it.
 */
export function measureLongList(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await page.addInitScript(watchPage);
    await page.goto(`${site}login`);
    await signIn(page, 'long-history');
    // A short visit first that uses all of the page, to exclude the memory of its code.
    await openAccount(page);
    await scrollFrames(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Show Filters', exact: true }).click();
    for (const name of ['Debits', 'All']) await pressed(page, name);
    await search(page);
    await leave(page);
    const emptyHeap = await heapAfterCollection(devtools);

    await openAccount(page);
    const began = performance.now();
    const loaded = await showEverything(page);
    const loadMs = performance.now() - began;
    const blockedWhileLoading = await longTasks(page);

    const mounts: number[] = [];
    for (let round = 0; round < rounds; round += 1) mounts.push(await remount(page));
    await forgetLongTasks(page);
    const { frames: scroll, mostRows } = await scrollFrames(page);
    const blockedByScroll = await longTasks(page);
    await page.evaluate(() => scrollTo(0, 0));
    await forgetLongTasks(page);
    const filters: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      filters.push(await pressed(page, 'Debits'));
      filters.push(await pressed(page, 'All'));
    }
    const blockedByFilters = await longTasks(page);
    const keys = await search(page);
    await leave(page);
    const leftHeap = await heapAfterCollection(devtools);
    const p95 = percentile(scroll, 0.95);
    return [
      {
        what: `long list: ${loaded.toLocaleString('en-GB')} rows loaded in all`,
        measured: `${(loadMs / 1000).toFixed(1)} s, longest task ${whole(Math.max(0, ...blockedWhileLoading))} ms`,
        goal: '≥ 100,000',
        met: loaded >= 100_000,
      },
      msFigure('long list: from the click to its rows on the screen', median(mounts), 100),
      { what: 'long list: most rows in the document', measured: `${mostRows}`, goal: '≤ 80', met: mostRows <= 80 },
      msFigure(`long list: scrolling, p95 of ${scroll.length} frames`, p95, 17),
      msFigure('long list: a filter, from the press to the next paint', median(filters), 50),
      msFigure('long list: a key in the search', Math.max(...keys), 50),
      {
        what: 'long list: long tasks while scrolling and filtering',
        measured: `${blockedByScroll.length} and ${blockedByFilters.length}${worst([...blockedByScroll, ...blockedByFilters])}`,
        goal: '0',
        met: blockedByScroll.length + blockedByFilters.length === 0,
      },
      {
        what: 'long list: heap kept after leaving, over what it was before',
        measured: `${((leftHeap - emptyHeap) / kib / kib).toFixed(1)} MiB`,
        goal: '≤ 2 MiB',
        met: leftHeap - emptyHeap <= 2 * kib * kib,
      },
    ];
  });
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Private Bank Current Accounts' }).waitFor();
  await page.locator('main').getByRole('listitem').first().getByRole('link').first().click();
  await page.getByRole('table').waitFor();
}

/** Loads older transactions from within the page until there are none. @returns the number of rows. */
async function showEverything(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.body.textContent.includes('End of results')) return resolve();
          const more = [...document.querySelectorAll('button')].find((button) => button.textContent === 'SHOW MORE');
          if (more !== undefined && more.getAttribute('aria-disabled') !== 'true') more.click();
          setTimeout(look, 50);
        };
        look();
      }),
  );
  const rows = await page.getByRole('table').getAttribute('aria-rowcount');
  return Number(rows) - 1;
}

/** Returns from the account list while the data is still cached, to measure the list without the bank. */
async function remount(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'My Accounts' }).first().click();
  // The account's own page has a list with links, too.
  await page.getByRole('heading', { level: 1, name: 'My Accounts' }).waitFor();
  const account = page.locator('main').getByRole('listitem').first().getByRole('link').first();
  await account.waitFor();
  return account.evaluate(
    (link: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          const isThere = document.querySelector('[role=table] [role=row]:nth-child(5)') !== null;
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
  );
}

interface Scrolled {
  /** Milliseconds between frames. */
  readonly frames: number[];
  readonly mostRows: number;
}

/** Scrolls 300 pixels per frame, 18,000 per second, like a fast flick. */
function scrollFrames(page: Page): Promise<Scrolled> {
  return page.evaluate(
    () =>
      new Promise<Scrolled>((resolve) => {
        const frames: number[] = [];
        let mostRows = 0;
        let last = performance.now();
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          if (frames.length % 30 === 0) {
            mostRows = Math.max(mostRows, document.querySelectorAll('[role=table] [data-index]').length);
          }
          scrollBy(0, 300);
          if (frames.length < 600) requestAnimationFrame(step);
          else resolve({ frames: frames.slice(10), mostRows });
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Time from the press to the next paint, measured by the browser. */
async function pressed(page: Page, name: string): Promise<number> {
  await page.evaluate(() => {
    window.slowEvents = [];
  });
  await page.getByRole('region', { name: 'Filters' }).getByText(name, { exact: true }).first().click();
  await page.waitForTimeout(400);
  return Math.max(0, ...(await page.evaluate(() => window.slowEvents)));
}

/** @returns the times from a key to the next paint that were longer than a frame. */
async function search(page: Page): Promise<number[]> {
  await page.getByLabel('Search title or reference').focus();
  return typed(page, 'fuel');
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'My Accounts' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'My Accounts' }).waitFor();
  // The cache for going back is released after five seconds.
  await page.waitForTimeout(6000);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function worst(tasks: readonly number[]): string {
  return tasks.length === 0 ? '' : `, longest ${whole(Math.max(...tasks))} ms`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
