import { violationsOn } from '#e2e/support/axe.ts';
import { sites } from '#e2e/support/sites.ts';
import { stayOnRedirect } from '#e2e/support/stay-on-redirect.ts';
import { expect, test } from '#e2e/test.ts';
import { states } from './states.ts';

for (const width of [320, 599, 600, 959, 960, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} px, ${colorScheme}: every state passes axe and none scrolls sideways`, async ({
      page,
      account,
      transactions,
      expectComplaint,
    }) => {
      test.setTimeout(600_000);
      expectComplaint(/status of (400|404|417|500)|net::ERR_FAILED/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript(stayOnRedirect);
      for (const { state, path, sandbox, fragment, press, act } of states) {
        const mark = path.includes('?') ? '&' : '?';
        const query = sandbox === undefined ? '' : `${mark}sandbox=${encodeURIComponent(sandbox)}`;
        const hash = fragment === undefined ? '' : `#${fragment}`;
        // A different fragment alone does not reload the page.
        if (fragment !== undefined) await page.goto('about:blank');
        await page.goto(`${sites.sandbox.url}${path}${query}${hash}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (press !== undefined) {
          await page
            .getByRole('button', { name: press })
            .or(page.getByText(press, { exact: true }))
            .last()
            .click();
        }
        await act?.(account, transactions);
        const busy = page.locator('[aria-busy=true]');
        if (state.endsWith('loading')) await expect(busy.first()).toBeVisible();
        else await expect(busy).toHaveCount(0);
        const violations = await violationsOn(page);
        expect(
          violations.map(({ id }) => id),
          state,
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, state).toBeLessThanOrEqual(0);
      }
    });
  }
}
