import type { Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { forgetLongTasks, longTasks, msFigure, typed, watchPage } from './page-watch.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const rounds = 5;
/** Matches some payees; each key leaves fewer of them. */
const word = 'bakery';
const erasing = Array.from(word, () => 'Backspace');

/** Searching 500 payees in the production build: the time from each key to the next paint, and the longest block of the page. */
export function measurePayeeSearch(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watchPage);
    await page.goto(`${site}login`);
    await signIn(page, 'many-accounts');
    await page.goto(`${site}payments/payees`);
    await page.getByText('500 payees', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Search payees' }).focus();

    const slowestKeys: number[] = [];
    const slowestErased: number[] = [];
    const longestTasks: number[] = [];
    let found = '';
    for (let round = 0; round < rounds; round += 1) {
      await forgetLongTasks(page);
      slowestKeys.push(Math.max(...(await typed(page, word))));
      found = await listWords(page);
      slowestErased.push(Math.max(...(await typed(page, erasing))));
      longestTasks.push(Math.max(0, ...(await longTasks(page))));
    }
    const longest = Math.max(...longestTasks);
    return [
      msFigure(`payee search: slowest key to the next paint, down to ${found}`, median(slowestKeys), 50),
      msFigure('payee search: slowest key back to all of them', median(slowestErased), 50),
      {
        what: 'payee search: longest task meanwhile',
        measured:
          longest === 0 ? 'none over 50 ms' : `${median(longestTasks).toFixed(0)} ms, worst ${longest.toFixed(0)} ms`,
        goal: '≤ 50 ms',
        met: median(longestTasks) <= 50,
      },
    ];
  });
}

/** The list's status, as proof that the search ran. */
async function listWords(page: Page): Promise<string> {
  const words = page.getByRole('region', { name: 'List of payees' }).getByRole('status').first();
  return (await words.textContent()) ?? '';
}
