import type { Browser, Page } from '@playwright/test';
import { everyRoute } from '#e2e/support/every-route.ts';
import type { Figure } from './figure.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const sizes = [
  { width: 1280, height: 800, fewestRows: 6 },
  { width: 360, height: 780, fewestRows: 3 },
] as const;

/** Below this, the browser has only settled the letters of the menu by a fraction of a pixel. */
const noShift = 0.001;

/** Longer than a list waits for pending transactions. */
const lateMs = 2_500;

/**
 * Where a customer finds what matters, in the production build: the transactions of an account above the fold, how far a page
 * moves while it loads, and how long a list of forty accounts is.
 */
export function measureLayout(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measureAt(browser, size)));
    return figures;
  });
}

async function measureAt(browser: Browser, viewport: (typeof sizes)[number]): Promise<Figure[]> {
  const at = `${viewport.width} × ${viewport.height}`;
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(`${site}login`);
  await signIn(page, 'private-customer');
  const accounts = await routes(page);
  const figures: Figure[] = [shiftFigure(`accounts at ${at}`, await reloaded(page, `${site}accounts`))];
  for (const [name, path] of accounts) {
    const shift = await reloaded(page, `${site}${path}`);
    if (name === 'current account') figures.push(await aboveFoldFigure(page, at, viewport.fewestRows));
    figures.push(shiftFigure(`${name} at ${at}`, shift));
    if (name === 'current account') figures.push(await latePendingFigure(page, at, path));
  }
  figures.push(...(await otherPages(page, at, 'private-customer')));
  await context.close();

  for (const persona of ['racing-owner', 'approver'] as const) {
    const of = await browser.newContext({ viewport });
    const pages = await of.newPage();
    await pages.addInitScript(watchShifts);
    await pages.goto(`${site}login`);
    await signIn(pages, persona);
    figures.push(...(await otherPages(pages, at, persona)));
    if (persona === 'approver')
      figures.push(shiftFigure(`/ with several entities at ${at}`, await reloaded(pages, site)));
    await of.close();
  }

  const forty = await browser.newContext({ viewport });
  const list = await forty.newPage();
  await list.goto(`${site}login`);
  await signIn(list, 'many-accounts');
  figures.push(await listFigure(list, at, viewport.width >= 1280 ? 3200 : undefined));
  await forty.close();
  return figures;
}

/** The pages of one account of each kind, as linked from the list. */
async function routes(page: Page): Promise<readonly (readonly [name: string, path: string])[]> {
  const paths = async (group: string) => {
    const links = page.getByRole('region', { name: group }).locator('a[href^="/accounts/"]');
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  };
  await page.getByRole('heading', { name: 'Lending' }).waitFor();
  const [current = ''] = await paths('Private Bank Current Accounts');
  const bond = (await paths('Deposit Accounts')).at(-1) ?? '';
  const [loan = ''] = await paths('Lending');
  return [
    ['current account', current],
    ['transactions', current.replace('accounts/', 'accounts/transactions/')],
    ['bond', bond],
    ['loan', loan],
  ];
}

/** Every page that opens without an account in the address. */
async function otherPages(page: Page, at: string, persona: keyof typeof everyRoute): Promise<Figure[]> {
  const paths = everyRoute[persona].map(({ path }) => path).filter((path) => !path.includes('{'));
  const figures: Figure[] = [];
  for (const path of paths) figures.push(shiftFigure(`/${path} at ${at}`, await reloaded(page, `${site}${path}`)));
  return figures;
}

/** Pending transactions that come after the list is shown must not move it. */
async function latePendingFigure(page: Page, at: string, path: string): Promise<Figure> {
  await page.route('**/pendingTransactions*', async (route) => {
    await new Promise((resume) => setTimeout(resume, lateMs));
    await route.continue();
  });
  await reloaded(page, `${site}${path}`);
  await page.getByRole('button', { name: 'Show pending transactions' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  const shift = await page.evaluate(() => window.shift);
  return shiftFigure(`current account with late pending transactions at ${at}`, shift);
}

/** Reloads that URL. @returns how far the page moved meanwhile. */
async function reloaded(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null,
  );
  await page.waitForTimeout(500);
  return page.evaluate(() => window.shift);
}

/** Whole rows in the window, pending or booked. */
async function aboveFoldFigure(page: Page, at: string, fewest: number): Promise<Figure> {
  const { pending, booked } = await page.evaluate(() => {
    const whole = (rows: string) =>
      [...document.querySelectorAll(rows)].filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length;
    return { pending: whole('[data-lead]'), booked: whole('[data-index]') };
  });
  return {
    what: `layout: transactions of an account above the fold at ${at}`,
    measured: `${pending + booked}, ${pending} of them pending`,
    goal: `≥ ${fewest}`,
    met: pending + booked >= fewest,
  };
}

async function listFigure(page: Page, at: string, goal: number | undefined): Promise<Figure> {
  await page.getByRole('heading', { name: 'Lending' }).waitFor();
  const { rows, height, tallest } = await page.evaluate(() => {
    const groups = [...document.querySelectorAll('main section:has(> ul)')].map((group) =>
      group.getBoundingClientRect(),
    );
    const listed = [...document.querySelectorAll('main section > ul > li')].map((row) => row.getBoundingClientRect());
    return {
      rows: listed.length,
      height: (groups.at(-1)?.bottom ?? 0) - (groups[0]?.top ?? 0),
      tallest: Math.max(...listed.map((row) => row.height)),
    };
  });
  return {
    what: `layout: list of ${rows} accounts at ${at}`,
    measured: `${Math.round(height)} px, rows of up to ${Math.round(tallest)} px`,
    goal: goal === undefined ? '—' : `≤ ${goal} px`,
    met: goal === undefined || height <= goal,
  };
}

function shiftFigure(what: string, shift: number): Figure {
  return { what: `layout: shift of ${what}`, measured: shift.toFixed(3), goal: '0', met: shift < noShift };
}

declare global {
  interface Window {
    shift: number;
  }
}

/** Adds up, in the page, how far it moves without the customer doing anything. */
function watchShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
