import { expect, type Locator, type Page } from '@playwright/test';

/** @throws after sixty presses without reaching that control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = await focusOn(control);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused()) return;
  }
  throw new Error(`Sixty presses of Tab did not reach ${control}`);
}

/** Tells whether a control has the focus. Finding it by its name takes longer than a press, and is done again only once it is gone. */
export async function focusOn(control: Locator): Promise<() => Promise<boolean>> {
  let found = await control.elementHandle();
  return async () => {
    const state = await found?.evaluate(stateOf);
    if (state !== 'gone') return state === 'focused';
    found = await control.elementHandle();
    return (await found?.evaluate(stateOf)) === 'focused';
  };
}

function stateOf(element: Element): 'focused' | 'elsewhere' | 'gone' {
  if (!element.isConnected) return 'gone';
  return element === document.activeElement ? 'focused' : 'elsewhere';
}
