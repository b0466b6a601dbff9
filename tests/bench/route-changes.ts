import type { Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { heapAfterCollection } from './heap.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const changes = 200;
const mib = 1024 * 1024;
const paths = [
  'accounts',
  'payments',
  'payments/payees',
  'payments/upcoming',
  'secure-mail/f/inbox',
  'settings/marketing-preferences',
  'settings/activity-log',
  'payments/make',
];

/** The memory that the production build keeps after 200 changes of page, over what it had once each page had been shown. */
export function measureRouteChanges(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`${site}login`);
    await signIn(page, 'private-customer');
    for (let round = 0; round < 2; round += 1) for (const path of paths) await goOn(page, path);
    const before = await heapAfterCollection(devtools);
    for (let change = 0; change < changes; change += 1) await goOn(page, paths[change % paths.length] ?? '');
    const more = ((await heapAfterCollection(devtools)) - before) / mib;
    return [
      {
        what: `route changes: heap after ${changes}, over ${(before / mib).toFixed(1)} MiB before`,
        measured: `${more.toFixed(2)} MiB`,
        goal: '≤ 2 MiB',
        met: more <= 2,
      },
    ];
  });
}

/** Opens a page as Back and Forward do, and waits for its heading. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}
