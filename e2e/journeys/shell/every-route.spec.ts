import type { Page } from '@playwright/test';
import { everyRoute } from '#e2e/support/every-route.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

// The audit loads each of them for every persona, and looks at them with axe.
for (const [persona, routes] of Object.entries(everyRoute)) {
  test(`every page opens for ${persona}, with its heading and the bank’s title`, async ({
    page,
    customer,
    expectComplaint,
  }) => {
    // The router warns of entries in the history that it did not make, on pages that ask before they are left.
    expectComplaint(/blocker on a POP navigation/);
    for (const [place, { path, heading }] of routes.entries()) {
      if (place === 0) await customer.begin(path, { persona });
      // Only the sandbox's link knows what an alias stands for.
      else if (path.includes('{')) await customer.visit(path);
      else await goOn(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page, path).toHaveTitle('Paddock Private Bank Online Banking');
    }
  });
}

/** As Back and Forward do, without loading the page again. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `${sites.sandbox.url}${path}`);
}
