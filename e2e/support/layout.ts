import { expect, type Page } from '@playwright/test';

/** Nothing stands beyond the right edge of a window so wide. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  // Pieces that another width draws otherwise take a moment to be drawn so.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `beyond the edge at ${width} px`,
    })
    .toBeLessThanOrEqual(0);
}
