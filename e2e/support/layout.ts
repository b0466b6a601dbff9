import { expect, type Page } from '@playwright/test';

/** The page does not overflow a window of that width, in pixels. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  // The layout takes a moment to follow the new width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `beyond the edge at ${width} px`,
    })
    .toBeLessThanOrEqual(0);
}
