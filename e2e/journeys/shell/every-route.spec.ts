import { everyRoute } from '#e2e/support/every-route.ts';
import { expect, test } from '#e2e/test.ts';

// The audit opens each of them for every persona, and looks at them with axe.
for (const [persona, routes] of Object.entries(everyRoute)) {
  test(`every page opens for ${persona}, with its heading and the bank’s title`, async ({ page, customer }) => {
    test.setTimeout(15_000 + routes.length * 3_000);
    for (const [place, { path, heading }] of routes.entries()) {
      await (place === 0 ? customer.begin(path, { persona }) : customer.visit(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      // The first path of all names no page, and leaves the title as it is in the document.
      await expect(page, path).toHaveTitle('Paddock Private Bank Online Banking');
    }
  });
}
