import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Every state is checked at both by `npm run sweep`. */
export const looks = [
  { name: 'light 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'dark 360', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

type Look = (typeof looks)[number]['name'];

/** The tag of a journey told for each look: `npm test` tells it in that one alone. Screens take turns with the looks. */
export function inOneLook(chosen: Look, look: Look): string[] {
  return chosen === look ? [] : ['@wide'];
}

/** Waits until that is shown, then fails on any axe violation on the page, or `within` a part of it alone. */
export async function expectAccessible(page: Page, shown: Locator, within?: string): Promise<void> {
  await expect(shown).toBeVisible();
  await page.evaluate(restOfMotion);
  const violations = await violationsOn(page, within);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Checks contrast alone: all that a theme can change. */
export async function colourViolationsOn(page: Page) {
  const builder = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast', 'link-in-text-block']);
  return (await builder.analyze()).violations;
}

/** Legacy mode runs in the page itself. The default opens another page for cross-origin frames, and there are none. */
export async function violationsOn(page: Page, within?: string) {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) builder.include(within);
  return (await builder.analyze()).violations;
}

/** Waits for finite animations to end, so that axe sees final colours. */
export async function restOfMotion(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
