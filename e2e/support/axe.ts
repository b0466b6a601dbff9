import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** The two looks in which every state is examined. */
export const looks = [
  { name: 'light 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'dark 360', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** Nothing that axe finds stands against the page, once that is shown on it. */
export async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await page.evaluate(restOfMotion);
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** In the page itself: what spans frames of other sites would open one more page each time, and there are none. */
export async function violationsOn(page: Page) {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await builder.analyze()).violations;
}

/** What fades or slides in is examined as it stands then; what turns for ever is not waited for. */
async function restOfMotion(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
