import fc from 'fast-check';
import { everyRoute } from '#e2e/support/every-route.ts';
import { spoiledPage } from '#e2e/support/spoiled-screen.ts';
import { expect, test } from '#e2e/test.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { spoiledValues } from '#tests/hostile/spoiling.ts';

/**
 * Real pages over spoiled answers: each shows what is left or says what is wrong, waits for nothing, and has no amount that the
 * bank has not answered. `tests/hostile/hostile-answers.test.ts` does the same below the pages for every operation.
 */

/** Pages that add amounts up. */
const calculating: ReadonlySet<string> = new Set(['', 'accounts', 'payments', 'payments/upcoming']);

// Twice the same bank, so a second path to a page tells nothing new.
const paths = everyRoute['private-customer'].map(({ path }) => path).filter((path) => path !== '');

for (const { tag, numRuns } of [
  { tag: [], numRuns: 6 },
  { tag: ['@wide'], numRuns: 100 },
]) {
  test(`${numRuns} pages survive spoiled answers`, { tag }, async ({ page, customer }) => {
    test.setTimeout(60_000 + numRuns * 20_000);
    const show = await spoiledPage(page);
    await show(undefined, () => customer.begin('accounts'));
    let spoiledCount = 0;
    const askedOn = new Map<string, readonly OperationId[]>();
    const askedBy = async (path: string) => {
      const { asked, strangeAmounts } = await show(undefined, () => customer.visit(path));
      expect(calculating.has(path) ? [] : strangeAmounts, path).toEqual([]);
      askedOn.set(path, asked);
      return asked;
    };
    const plans = fc.record({ path: fc.constantFrom(...paths), pick: fc.nat({ max: 40 }), spoilings: spoiledValues });
    await fc.assert(
      fc.asyncProperty(plans, async ({ path, pick, spoilings }) => {
        const asked = askedOn.get(path) ?? (await askedBy(path));
        const operationId = asked[pick % asked.length];
        if (operationId === undefined) return;
        const screen = await show({ operationId, spoilings }, () => customer.visit(path));
        spoiledCount += Math.min(screen.spoiledCount, 1);
        const where = `${path}, ${operationId}`;
        expect(screen.heading, where).not.toBe('Sorry, this page has failed');
        expect(screen.complaints, where).toEqual([]);
        if (!calculating.has(path)) expect(screen.strangeAmounts, where).toEqual([]);
      }),
      // Each page takes a second, so a failure is printed as it was found, with its seed.
      { numRuns, endOnFailure: true },
    );
    expect(spoiledCount, 'answers were spoiled').toBeGreaterThan(numRuns / 2);
  });
}
