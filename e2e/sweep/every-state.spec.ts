import type { Page } from '@playwright/test';
import { AccountScreen } from '#e2e/screens/accounts/account.screen.ts';
import { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';
import { colourViolationsOn, restOfMotion, violationsOn } from '#e2e/support/axe.ts';
import { sites } from '#e2e/support/sites.ts';
import { stayOnRedirect } from '#e2e/support/stay-on-redirect.ts';
import { expect, test } from '#e2e/test.ts';
import type { State } from './state.ts';
import { states } from './states.ts';

/** Each layout at its narrowest and its widest: all six widths at which something can break. */
const layouts = [
  { layout: 'narrow', widths: [320, 599] },
  { layout: 'medium', widths: [600, 959] },
  { layout: 'wide', widths: [960, 1280] },
] as const;

for (const { layout, widths } of layouts) {
  for (const [area, ofArea] of Object.entries(states)) {
    test(`${layout}: every state of ${area} passes axe in both themes, and none scrolls sideways`, async ({
      page,
      expectComplaint,
    }) => {
      test.setTimeout(540_000);
      expectComplaint(/status of (400|404|417|500)|net::ERR_FAILED/);
      await page.addInitScript(stayOnRedirect);
      const problems: string[] = [];
      for (const state of ofArea) {
        await page.setViewportSize({ width: widths[0], height: 800 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const found = await reach(page, state).then(
          () => problemsAt(page, widths),
          (failure) => [`not reached: ${failure}`],
        );
        problems.push(...found.map((problem) => `${state.state}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
}

async function reach(page: Page, { state, path, sandbox, fragment, press, act }: State): Promise<void> {
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
  await act?.(new AccountScreen(page), new TransactionsScreen(page));
  const busy = page.locator('[aria-busy=true]');
  if (state.endsWith('loading')) await expect(busy.first()).toBeVisible();
  else await expect(busy).toHaveCount(0);
}

/** What is wrong with the page at those widths, in both themes. Only colours depend on the theme. */
async function problemsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(restOfMotion);
      const violations = await (colorScheme === 'light' ? violationsOn(page) : colourViolationsOn(page));
      const look = `${width} px, ${colorScheme}`;
      problems.push(...violations.map(({ id, nodes }) => `${look}: ${id} ${nodes[0]?.html.slice(0, 200)}`));
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (beyond > 0) problems.push(`${width} px: ${beyond} px beyond the edge`);
  }
  return problems;
}
