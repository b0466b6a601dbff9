import type { Page } from '@playwright/test';
import { everyRoute } from '#e2e/support/every-route.ts';
import { expect, test } from '#e2e/test.ts';
import { beyondTheEdge, cutTexts } from './look-checks.ts';

/** A table is drawn as cards a moment after the window has become narrow. */
async function lastingProblems(page: Page): Promise<readonly string[]> {
  const problemsNow = async () => [...(await beyondTheEdge(page)), ...(await cutTexts(page))];
  const first = await problemsNow();
  if (first.length === 0) return first;
  await page.waitForTimeout(500);
  return problemsNow();
}

/** The browser's own setting, which media queries in em follow; 16 pixels unless the customer changes it. */
for (const textSize of [24, 32]) {
  const largeText = test.extend({
    launchOptions: [
      async ({ launchOptions: usual }, use) =>
        use({ ...usual, args: [...(usual.args ?? []), `--blink-settings=defaultFontSize=${textSize}`] }),
      { scope: 'worker' },
    ],
  });

  for (const [persona, routes] of Object.entries(everyRoute)) {
    largeText(`every page of ${persona} is whole with text of ${textSize} px`, async ({ page, customer }) => {
      test.setTimeout(540_000);
      const found: string[] = [];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [place, { path }] of routes.entries()) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await (place === 0 ? customer.begin(path, { persona }) : customer.visit(path));
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${textSize}px`);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 900 });
          const problems = await lastingProblems(page);
          found.push(...problems.map((problem) => `/${path} at ${width} px: ${problem}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
