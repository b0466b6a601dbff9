import type { Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const rounds = 5;
/** The whole history of the account, and half a year of it. */
const allDays = 'from=2016-01-01&to=2026-03-02';
const halfYear = 'from=2025-09-03&to=2026-03-02';

/**
 * Files of an account with 100,000 transactions, in the production build with the Node-hosted bank: the time from the press to
 * the message that the file is saved, and the longest block of the page.
 */
export function measureExports(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
    await page.addInitScript(watchLongTasks);
    await page.goto(`${site}login`);
    await signIn(page, 'long-history');
    await page.locator('main').getByRole('listitem').first().getByRole('link').first().click();
    await page.getByRole('table').waitFor();
    const address = page.url();

    await showDays(page, `${address}?${allDays}`);
    const csv = await median5(() => downloaded(page, 'CSV'));
    await showDays(page, `${address}?${halfYear}`);
    const pdf = await printedToPdf(page);
    return [
      {
        what: `export: CSV of ${csv.rows.toLocaleString('en-GB')} rows, the bank's work included`,
        measured: `${(csv.ms / 1000).toFixed(2)} s, longest task ${Math.round(csv.longestTask)} ms`,
        goal: '≤ 0.5 s, no long task',
        met: csv.ms <= 500 && csv.longestTask === 0,
      },
      {
        what: 'export: tagged PDF of half a year of it, made on the device',
        measured: `${(pdf.ms / 1000).toFixed(2)} s, longest task ${Math.round(pdf.longestTask)} ms`,
        goal: 'no long task',
        met: pdf.longestTask === 0,
      },
    ];
  });
}

interface Timed {
  readonly ms: number;
  readonly longestTask: number;
  readonly rows: number;
}

async function median5(measure: () => Promise<Timed>): Promise<Timed> {
  const timed: Timed[] = [];
  for (let round = 0; round < rounds; round += 1) timed.push(await measure());
  return {
    ms: median(timed.map(({ ms }) => ms)),
    longestTask: Math.max(...timed.map(({ longestTask }) => longestTask)),
    rows: timed[0]?.rows ?? 0,
  };
}

async function showDays(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('table').waitFor();
}

async function downloaded(page: Page, format: string): Promise<Timed> {
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Download Transactions' });
  await dialog.getByText(format, { exact: true }).click();
  const timed = await press(page, 'Download', 'Saved');
  await page.keyboard.press('Escape');
  return timed;
}

async function printedToPdf(page: Page): Promise<Timed> {
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Print Transactions' }).waitFor();
  return press(page, 'Save as PDF', 'Saved');
}

/** Measures in the page, to exclude the time of the test driver. */
function press(page: Page, button: string, words: string): Promise<Timed> {
  return page.evaluate(
    ([name, awaited]) =>
      new Promise<{ ms: number; longestTask: number; rows: number }>((resolve) => {
        const dialog = document.querySelector('dialog[open]');
        const pressed = [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
        window.longTasks = [];
        const began = performance.now();
        const look = () => {
          const said = dialog?.textContent ?? '';
          if (!said.includes(awaited)) return void setTimeout(look, 5);
          const ms = performance.now() - began;
          const rows = Number(/([\d,]+) transactions/.exec(said)?.[1]?.replaceAll(',', '') ?? 0);
          // The browser reports the last long task a moment later.
          setTimeout(() => resolve({ ms, longestTask: Math.max(0, ...window.longTasks), rows }), 200);
        };
        pressed?.click();
        look();
      }),
    [button, words] as const,
  );
}

function watchLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
