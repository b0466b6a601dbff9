import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/test.ts';

for (const width of [1280, 360]) {
  test(`the day of the topmost transactions stays in sight while a long list scrolls, ${width} px wide`, async ({
    page,
    customer,
    transactions,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await customer.begin('accounts/transactions/{account:current}');
    await transactions.loaded();
    expect(await dayInSight(page)).toBeUndefined();
    for (const y of [900, 2_345, 5_678]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect.poll(() => dayInSight(page).then((seen) => seen?.title)).toBeDefined();
      await expect.poll(() => dayInSight(page).then((seen) => seen?.title === seen?.ofRow)).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => dayInSight(page)).toBeUndefined();
  });
}

/** The day that stays in sight, and that of the row below its upper edge, both as dd/mm/yyyy. */
function dayInSight(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-shown]');
    if (bar === null) return undefined;
    const { left, top, width } = bar.getBoundingClientRect();
    const at = document.elementsFromPoint(left + width / 2, Math.max(0, top) + 1);
    const row = at.map((element) => element.closest('[data-index]')).find((found) => found !== null);
    return {
      title: new Date(`${bar.textContent} 12:00`).toLocaleDateString('en-GB'),
      ofRow: row?.textContent?.match(/\d\d\/\d\d\/\d{4}/)?.[0],
    };
  });
}
