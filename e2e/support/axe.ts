import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Every state is checked at both. */
export const looks = [
  { name: 'light 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'dark 360', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** Waits until that is shown, then fails on any axe violation. */
export async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await page.evaluate(restOfMotion);
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Legacy mode runs in the page itself. The default opens another page for cross-origin frames, and there are none. */
export async function violationsOn(page: Page) {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await builder.analyze()).violations;
}

/** Waits for finite animations to end, so that axe sees final colours. */
async function restOfMotion(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
