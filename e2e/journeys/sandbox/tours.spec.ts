import { StageScreen } from '#e2e/screens/sandbox/stage.screen.ts';
import { shownOnStage } from '#e2e/support/shown-on-stage.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { tours } from '#sandbox/tours/registry.ts';
import { tourIds } from '#sandbox/tours/tour-ids.ts';

/** Codes are asked for by a refusal, and one tour loses an answer. */
const expected = /status of 417|net::ERR_FAILED/;

/** `npm test` goes through these in the demonstration. */
const toldOnStage: readonly string[] = shownOnStage;

const kept = 'paddock-sandbox-stage';

test('every tour that a link can name is listed once', () => {
  expect(tours.map(({ id }) => id)).toEqual(tourIds);
});

for (const tour of tours) {
  test(`the tour “${tour.title}” leads from its first step to its last`, {
    tag: toldOnStage.includes(tour.id) ? ['@wide'] : [],
  }, async ({ page }) => {
    test.setTimeout(90_000);
    const stage = new StageScreen(page);
    await page.goto(`${sites.sandbox.url}${tour.link.slice(1)};present:yes`);
    await stage.play(tour);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const tour of tours) {
    test(`“${tour.title}” is played, and its marker covers nothing that it speaks of`, { tag: '@wide' }, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const stage = new StageScreen(page);
      await page.goto(`${sites.sandbox.url}${tour.link.slice(1)};present:yes`);
      await stage.play(tour);
    });
  }
});

for (const tour of tours) {
  // `npm test` goes back in the demonstration.
  test(`going back in “${tour.title}” does all steps before again`, { tag: '@wide' }, async ({
    page,
    expectComplaint,
  }) => {
    test.setTimeout(90_000);
    expectComplaint(expected);
    const stage = new StageScreen(page);
    await page.goto(`${sites.sandbox.url}${tour.link.slice(1)};present:yes`);
    await stage.expectAt(tour, 0);
    // The stage writes once more, when it has asked for the bank as the step begins.
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), kept)).toContain('"before":{');
    // The stage does them by itself, on the way to the one before the last.
    await page.evaluate(
      ([key, steps]) => {
        const state = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { tour: object };
        sessionStorage.setItem(key, JSON.stringify({ ...state, tour: { ...state.tour, step: steps } }));
      },
      [kept, tour.steps.length] as const,
    );
    await page.reload();
    await stage.expectAt(tour, tour.steps.length);
    await stage.button('Back').click();
    await stage.expectAt(tour, tour.steps.length - 1);
  });
}
