import { restOfMotion, violationsOn } from '#e2e/support/axe.ts';
import { everyRoute } from '#e2e/support/every-route.ts';
import { expect, test } from '#e2e/test.ts';
import { beyondTheEdge, cutTexts, smallTargets, unprintable } from './look-checks.ts';

test.use({ hasTouch: true });

/** 400 % zoom on a window of 1280 pixels leaves 320. */
const zoomed = { width: 320, height: 640 };
const wide = { width: 1280, height: 900 };
/** A4 without its margins. */
const sheet = { width: 703, height: 1032 };

for (const [persona, routes] of Object.entries(everyRoute)) {
  test(`every page of ${persona} is whole at 400 % zoom, under a finger, in forced colours and on paper`, async ({
    page,
    customer,
  }) => {
    test.setTimeout(540_000);
    const found: string[] = [];
    for (const [place, { path }] of routes.entries()) {
      const add = (look: string, problems: readonly string[]) =>
        found.push(...problems.map((problem) => `/${path} ${look}: ${problem}`));
      await page.emulateMedia({ media: null, forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(zoomed);
      await (place === 0 ? customer.begin(path, { persona }) : customer.visit(path));
      add('at 400 %', [...(await beyondTheEdge(page)), ...(await cutTexts(page))]);
      add('under a finger', await smallTargets(page));

      await page.setViewportSize(wide);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.evaluate(restOfMotion);
      add('in forced colours', [
        ...(await beyondTheEdge(page)),
        ...(await violationsOn(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`),
      ]);

      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
      add('on paper', [...(await beyondTheEdge(page)), ...(await unprintable(page)), ...(await cutTexts(page))]);
    }
    expect(found).toEqual([]);
  });
}

test.describe('a list that is rendered in part', () => {
  test.use({ persona: 'many-accounts', hasTouch: false });

  test('is whole on paper, and as before afterwards', async ({ page, customer }) => {
    await customer.begin('payments/payees');
    const table = page.getByRole('table', { name: 'Payees' });
    const most = Number(await table.getAttribute('aria-rowcount')) - 1;
    expect(most).toBeGreaterThan(200);
    const rows = table.locator('[data-index]');
    const rendered = await rows.count();
    expect(rendered).toBeLessThan(100);
    // The browser announces printing, renders the page and announces that it is done.
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const onPaper = document.querySelectorAll('[role=table] [data-index]').length;
        document.documentElement.dataset.onPaper = String(onPaper);
      });
    });
    const sheets = await page.pdf({ format: 'A4' });
    expect(Number(await page.locator('html').getAttribute('data-on-paper'))).toBe(most + rendered);
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(most / 40);
    await expect(rows).toHaveCount(rendered);
  });
});
