import { expect, type Locator, type Page } from '@playwright/test';

/** @throws after sixty presses without reaching that control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Sixty presses of Tab did not reach ${control}`);
}
