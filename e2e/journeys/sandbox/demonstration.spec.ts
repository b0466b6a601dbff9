import { StageScreen } from '#e2e/screens/sandbox/stage.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { brokenRules } from '#e2e/support/broken-rules.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { shownOnStage } from '#e2e/support/shown-on-stage.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { tours } from '#sandbox/tours/registry.ts';
import type { Tour } from '#sandbox/tours/tour.ts';

test.use({ host: 'page' });

function tourNamed(id: Tour['id']): Tour {
  const found = tours.find((tour) => tour.id === id);
  if (found === undefined) throw new Error(`There is no tour ${id}`);
  return found;
}

test('a trainer presents five tours in a row, moves the clock, goes back, and reads notes in a window of their own', async ({
  page,
  panel,
}) => {
  test.setTimeout(300_000);
  const stage = new StageScreen(page);
  const minutes = shownOnStage.map((id) => tourNamed(id).minutes).reduce((sum, each) => sum + each, 0);
  expect(minutes, 'of stage time').toBeGreaterThanOrEqual(18);

  // The first from the panel, as to an audience.
  await page.goto(`${sites.sandbox.url}login?sandbox=persona:private-customer;clock:2026-03-03T09:30;freeze:yes`);
  await panel.open('Scenario');
  const list = panel.section('Demonstrations');
  await list.getByRole('checkbox', { name: 'Begin tours as to an audience' }).check({ force: true });
  await list.getByRole('button', { name: tourNamed(shownOnStage[0]).title, exact: true }).click();
  await stage.expectAt(tourNamed(shownOnStage[0]), 0);
  await expect(panel.bar).toBeHidden();
  await expect(page).toHaveTitle(/^\[Sandbox\] /);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');

  const [notes] = await Promise.all([page.waitForEvent('popup'), stage.button('Notes').click()]);
  const [first] = tourNamed(shownOnStage[0]).steps;
  await expect(notes.getByText(first?.notes ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText(first?.notes ?? '', { exact: true }), 'not for the audience').toHaveCount(0);
  await notes.getByRole('button', { name: 'Next' }).click();
  await stage.expectAt(tourNamed(shownOnStage[0]), 1);
  await expect(notes.getByText('Step 2 of 7')).toBeVisible();
  await notes.close();
  for (const step of tourNamed(shownOnStage[0]).steps.slice(1)) {
    await stage.expectAt(tourNamed(shownOnStage[0]), tourNamed(shownOnStage[0]).steps.indexOf(step));
    await stage.do(step);
  }
  await stage.expectAt(tourNamed(shownOnStage[0]), tourNamed(shownOnStage[0]).steps.length);
  expect(await brokenRules(page)).toEqual([]);

  for (const id of shownOnStage.slice(1)) {
    const tour = tourNamed(id);
    await page.goto(`${sites.sandbox.url}?sandbox=tour:${id};present:yes`);
    await stage.play(tour);
    await expect(panel.bar).toBeHidden();
    expect(await brokenRules(page)).toEqual([]);
  }

  // A question from the audience: once more, from the step before the last.
  const last = tourNamed('bulk-file');
  await stage.button('Back').click();
  await stage.expectAt(last, last.steps.length - 1);
  await stage.button('Move the clock on').click();
  await stage.expectAt(last, last.steps.length);
  await stage.button('From the start').click();
  await stage.expectAt(last, 0);

  await stage.button('Close the tour').click();
  await expect(stage.marker).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+D');
  await expect(panel.bar).toBeVisible();
  await expect(page).not.toHaveTitle(/^\[Sandbox\] /);
});

test('while the page is presented on a clock that stands still, nothing happens by itself and nobody is logged off', async ({
  page,
  customer,
  pay,
  sandbox,
}) => {
  await page.clock.install();
  await customer.begin('payments/make/{account:current}?toAccountId={payee:saddlecombe-college}', {
    bank: 'fault:confirmPayment@late=60~1;present:yes',
  });
  await pay.amount.fill('12.50');
  await pay.goOn.click();
  await pay.confirm.click();
  const unknown = pay.heading('We do not yet know whether your payment was made');
  await expect(unknown).toBeVisible();
  const said = page.getByText('It may still be made. We will ask the bank again at');
  await expect(said).toBeVisible();
  const before = [await said.textContent(), (await sandbox.journalHeads()).length];
  await page.clock.runFor('30:00');
  await expect(unknown).toBeVisible();
  expect([await said.textContent(), (await sandbox.journalHeads()).length]).toEqual(before);
  await page.evaluate(() => window.sandbox.advanceClock('PT1M', 'kept'));
  await expect(pay.heading('Payment sent')).toBeVisible();
});

for (const size of [
  { width: 1280, height: 800, text: '100%' },
  { width: 1920, height: 1080, text: '100%' },
  { width: 1280, height: 800, text: '200%' },
]) {
  test(`a tour by keyboard alone at ${size.width} pixels in text of ${size.text}`, {
    tag: size.text === '200%' ? [] : ['@wide'],
  }, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(size);
    await page.addInitScript((text) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = text === '200%' ? text : '';
      });
    }, size.text);
    const tour = tourNamed('password-and-pin');
    const stage = new StageScreen(page);
    await page.goto(`${sites.sandbox.url}${tour.link.slice(1)};present:yes`);
    const codeAt = tour.steps.findIndex(({ action }) => action.does === 'enter-code');
    for (const at of tour.steps.slice(0, codeAt).keys()) {
      await stage.expectAt(tour, at);
      await page.keyboard.press('Alt+Shift+ArrowRight');
    }
    await stage.expectAt(tour, codeAt);
    // The phone’s own button, reached inside the dialog.
    await expect(stage.bubble).toBeInViewport({ ratio: 1 });
    await expect(stage.marker).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, stage.marker);
    await expectAccessible(page, stage.bubble);
    await tabTo(page, stage.useCode);
    await page.keyboard.press('Enter');
    await stage.expectAt(tour, codeAt + 1);
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await stage.expectAt(tour, codeAt);
  });
}
