import { expect, type Page } from '@playwright/test';

/** Nothing stands beyond the right edge of a window so wide. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
}
