import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { everyRoute } from '#e2e/support/every-route.ts';
import type { Figure } from './figure.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const kib = 1024;
const dist = 'dist';
const accepted = join(import.meta.dirname, 'route-sizes.json');

/** What a page may grow by before somebody has to accept it. */
const allowedGrowthKib = 2;
const chartsKib = 25;

/** The app waits so long before it fetches what no page needs yet. On a slow machine a page is complete only after it. */
const prefetchMs = 2_000;

type Sizes = Readonly<Record<string, number>>;

/**
 * The scripts of every page, opened by its address: all but charts that it fetches until it is complete, against what was
 * accepted, and that no page waits for its charts. `--accept` replaces what was accepted.
 */
export function measureRouteSizes({ accept = false } = {}): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const charts = chartFiles();
    const sizes = { ...(JSON.parse(readFileSync(accepted, 'utf8')) as Sizes) };
    const figures: Figure[] = [];
    const waiting: string[] = [];
    for (const persona of Object.keys(everyRoute) as (keyof typeof everyRoute)[]) {
      for (const { path, scripts, waitsForCharts } of await opened(browser, persona, charts)) {
        const route = `/${path}`;
        const measured = sum(scripts.filter((file) => !charts.includes(file))) / kib;
        if (accept) sizes[route] = Number(measured.toFixed(1));
        figures.push(sizeFigure(route, measured, sizes[route]));
        if (waitsForCharts) waiting.push(route);
      }
    }
    if (accept) writeFileSync(accepted, `${JSON.stringify(sizes, null, 2)}\n`);
    const inAll = sum(charts) / kib;
    return [
      ...figures,
      {
        what: 'charts: JS in all, gzip',
        measured: `${inAll.toFixed(1)} KiB`,
        goal: `≤ ${chartsKib} KiB`,
        met: inAll <= chartsKib,
      },
      {
        what: 'charts: pages that wait for them',
        measured: waiting.length === 0 ? '0' : waiting.join(', '),
        goal: '0',
        met: waiting.length === 0,
      },
    ];
  });
}

interface OpenedPage {
  readonly path: string;
  /** In the build. */
  readonly scripts: readonly string[];
  readonly waitsForCharts: boolean;
}

async function opened(
  browser: Browser,
  persona: keyof typeof everyRoute,
  charts: readonly string[],
): Promise<readonly OpenedPage[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(holdBack, prefetchMs);
  await page.goto(`${site}login`);
  await signIn(page, persona);
  const routes = everyRoute[persona];
  const account = routes.some(({ path }) => path.includes('{account:current}')) ? await currentAccount(page) : '';
  const pages: OpenedPage[] = [];
  for (const { path } of routes) {
    const url = `${site}${path.replace('{account:current}', account)}`;
    const scripts = await scriptsOf(page, url);
    const hasCharts = scripts.some((file) => charts.includes(file));
    pages.push({ path, scripts, waitsForCharts: hasCharts && (await isBareWithout(page, url, charts)) });
  }
  await context.close();
  return pages;
}

/** In the page: what waits that long never comes. A page that needed it would never be complete. */
function holdBack(fromMs: number): void {
  const { setTimeout: start } = window;
  const held = (run: TimerHandler, ms = 0, ...more: unknown[]) => start(ms < fromMs ? run : () => {}, ms, ...more);
  window.setTimeout = held as typeof window.setTimeout;
}

/** What a page looks up once it can be used is marked as such, and waits for nothing here. */
const busyAtFirst = '[aria-busy=true]:not([data-later] *)';

/** Cached scripts count, too; those of other pages, fetched ahead when this one is complete, do not. */
async function scriptsOf(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(url);
  const complete = await page.waitForFunction(
    (busy) => document.querySelector('h1') !== null && document.querySelector(busy) === null && performance.now(),
    busyAtFirst,
  );
  return page.evaluate(
    (completeAt) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= Number(completeAt))
        .map(({ name }) => new URL(name).pathname.slice(1))
        .filter((file) => file.endsWith('.js')),
    await complete.jsonValue(),
  );
}

/** @returns whether the page has no heading while its charts do not come. */
async function isBareWithout(page: Page, url: string, charts: readonly string[]): Promise<boolean> {
  const isChart = ({ pathname }: URL) => charts.includes(pathname.slice(1));
  await page.route(isChart, () => {});
  await page.goto(url, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 }).waitFor({ timeout: 10_000 });
  const isBare = await heading.then(
    () => false,
    () => true,
  );
  await page.unroute(isChart);
  return isBare;
}

async function currentAccount(page: Page): Promise<string> {
  const link = page.getByRole('region', { name: 'Private Bank Current Accounts' }).locator('a[href^="/accounts/"]');
  return ((await link.first().getAttribute('href')) ?? '').replace('/accounts/', '');
}

/** The pieces of all charts, and what uses them. */
function chartFiles(): readonly string[] {
  const files = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`);
  const shared = files.filter((file) => /\/charts-[\w-]{8}\.js$/.test(file));
  const imported = shared.map((file) => `from"./${basename(file)}"`);
  const users = files.filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    return imported.some((from) => text.includes(from));
  });
  if (shared.length === 0 || users.length === 0) throw new Error('The build has no charts: correct tests/bench.');
  return [...shared, ...users];
}

const gzipped = new Map<string, number>();

function sum(files: readonly string[]): number {
  return [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(file), 0);
}

function sizeOf(file: string): number {
  const known = gzipped.get(file) ?? gzipSync(readFileSync(join(dist, file))).byteLength;
  gzipped.set(file, known);
  return known;
}

function sizeFigure(route: string, measured: number, before: number | undefined): Figure {
  return {
    what: `${route}: JS until it is complete, gzip`,
    measured: `${measured.toFixed(1)} KiB`,
    goal: before === undefined ? 'to be accepted' : `≤ ${(before + allowedGrowthKib).toFixed(1)} KiB`,
    met: before !== undefined && measured <= before + allowedGrowthKib,
  };
}
