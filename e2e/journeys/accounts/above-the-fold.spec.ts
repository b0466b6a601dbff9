import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/test.ts';

for (const { width, height, fewest } of [
  { width: 1280, height: 800, fewest: 6 },
  { width: 360, height: 780, fewest: 3 },
]) {
  test(`an account shows ${fewest} transactions without scrolling, ${width} × ${height}`, async ({
    page,
    customer,
    transactions,
  }) => {
    await page.setViewportSize({ width, height });
    await customer.begin('accounts/{account:current}', { clock: '2026-03-03T09:30' });
    await transactions.loaded();
    await transactions.hidePending.waitFor();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(fewest);
  });
}

/** Pending and booked transactions that are wholly in the window. */
function wholeRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-index], [data-lead]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );
}
