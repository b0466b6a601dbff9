import { violationsOn } from '#e2e/support/axe.ts';
import { everyRoute } from '#e2e/support/every-route.ts';
import { expect, test } from '#e2e/test.ts';

const personas = [
  'private-customer',
  'racing-owner',
  'read-only',
  'joint-holder',
  'no-accounts',
  'many-accounts',
  'maker',
  'approver',
  'second-approver',
  'low-limits',
] as const;

// Not everybody has the accounts that an address may name.
const paths = Object.values(everyRoute)
  .flat()
  .map(({ path }) => path)
  .filter((path) => !path.includes('{'));

for (const persona of personas) {
  test(`every page says something to ${persona}, complains of nothing and passes axe`, async ({ page, customer }) => {
    test.setTimeout(300_000);
    for (const [place, path] of paths.entries()) {
      await (place === 0 ? customer.begin(path, { persona }) : customer.visit(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      const violations = await violationsOn(page);
      expect(
        violations.map(({ id }) => id),
        path,
      ).toEqual([]);
    }
  });
}
