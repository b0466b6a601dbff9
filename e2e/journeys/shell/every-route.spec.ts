import { everyRoute } from '#e2e/support/every-route.ts';
import { expect, test } from '#e2e/test.ts';

// The sweep loads each of them for every persona, and looks at them with axe.
for (const [persona, routes] of Object.entries(everyRoute)) {
  test(`every page opens for ${persona}, with its heading and the bank’s title`, {
    // The one page of the approver alone is opened by the journeys of authorisations.
    tag: persona === 'approver' ? '@wide' : [],
  }, async ({ page, customer, expectComplaint }) => {
    // The router warns of entries in the history that it did not make, on pages that ask before they are left.
    expectComplaint(/blocker on a POP navigation/);
    for (const [place, { path, heading }] of routes.entries()) {
      if (place === 0) await customer.begin(path, { persona });
      // Only the sandbox's link knows what an alias stands for.
      else if (path.includes('{')) await customer.visit(path);
      else await customer.goOn(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page, path).toHaveTitle('Paddock Private Bank Online Banking');
    }
  });
}
