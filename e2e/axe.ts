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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
