import { StageScreen } from '#e2e/screens/sandbox/stage.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
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

const transfer = tourNamed('transfer');
const transferUrl = `${sites.sandbox.url}${transfer.link.slice(1)};present:yes`;

test('a presenter moves the marker by keyboard and by hand, changes the text, and covers nothing by it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const stage = new StageScreen(page);
  await page.goto(transferUrl);
  await stage.expectAt(transfer, 0);
  const [first] = transfer.steps;
  if (first === undefined) throw new Error('It has no step');
  await expect(stage.marker).toContainText(first.why);
  await stage.expectClear(first);
  const before = await stage.marker.boundingBox();

  const handle = stage.button('Move the tour’s marker');
  await handle.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await stage.marker.boundingBox())?.x).toBeLessThanOrEqual((before?.x ?? 0) - 24);
  await stage.expectClear(first);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await stage.marker.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);

  const grip = await handle.boundingBox();
  await page.mouse.move((grip?.x ?? 0) + 10, (grip?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(810, 410, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await handle.boundingBox())?.x).toBeCloseTo(800, 0);
  await stage.expectClear(first);

  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await stage.button('A+ Larger text').click();
  await expect.poll(size).toBe('22.4px');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect.poll(size).toBe('17.92px');
  await stage.expectClear(first);
});

test('off the path the tour says so and leads back, and its end leads on or out', async ({ page, panel }) => {
  test.setTimeout(90_000);
  const stage = new StageScreen(page);
  await page.goto(transferUrl);
  for (const step of transfer.steps.slice(0, 2)) await stage.do(step);
  await stage.expectAt(transfer, 2);
  // A presenter who scrolls up meanwhile is not taken back to the field.
  await page.mouse.wheel(0, -2_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(stage.marker).toContainText('You have left the tour’s path.', { timeout: 15_000 });
  await expectAccessible(page, stage.marker);
  await stage.button('Take me back to this step').click();
  await stage.expectAt(transfer, 2);
  await expect(stage.ring).toBeVisible();
  for (const [at, step] of transfer.steps.entries()) {
    if (at < 2) continue;
    await stage.expectAt(transfer, at);
    await stage.do(step);
  }
  await stage.expectAt(transfer, transfer.steps.length);
  const next = tours[tours.indexOf(transfer) + 1] as Tour;
  await stage.button(`Next tour: ${next.title}`).click();
  await stage.expectAt(next, 0);
  await page.goto(transferUrl);
  await stage.play(transfer);
  await stage.button('End the demonstration').click();
  await expect(stage.marker).toHaveCount(0);
  await expect(panel.bar).toBeVisible();
});

test('the notes have the tour’s title and the time, and print the whole script', async ({ page }) => {
  const stage = new StageScreen(page);
  await page.goto(transferUrl);
  await stage.expectAt(transfer, 0);
  const [notes] = await Promise.all([page.waitForEvent('popup'), stage.button('Notes').click()]);
  await expect(notes).toHaveTitle(`${transfer.title}: presenter’s notes`);
  await expect(notes.getByRole('timer')).toHaveText(/^\d+:\d\d of 2:00$/);
  await expect(notes.getByRole('button', { name: 'Print the script' })).toBeVisible();
  await expect(notes.getByText('Trainer’s script')).toBeHidden();
  await notes.emulateMedia({ media: 'print' });
  await expect(notes.getByText('Trainer’s script')).toBeVisible();
  for (const { asks, why, notes: say } of transfer.steps) {
    await expect(notes.getByRole('heading', { name: asks, exact: true })).toBeVisible();
    // The window itself says it of the first step.
    await expect(notes.getByText(why, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(notes.getByText(`Say: ${say}`, { exact: true })).toBeVisible();
  }
  await expect(notes.getByRole('button')).toHaveCount(0);
});

test('a tour prints as the trainer’s script and as a hand-out', async ({ page, customer, panel }) => {
  await customer.begin('accounts');
  await panel.open('Scenario');
  const list = panel.section('Demonstrations');
  for (const as of ['Script', 'Hand-out']) {
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      list.getByRole('button', { name: `${as} of ${transfer.title}`, exact: true }).click(),
    ]);
    await expect(paper).toHaveTitle(`${transfer.title}: ${as.toLowerCase()}`);
    await paper.emulateMedia({ media: 'print' });
    for (const { asks, why } of transfer.steps) {
      await expect(paper.getByRole('heading', { name: asks, exact: true })).toBeVisible();
      await expect(paper.getByText(why, { exact: true })).toBeVisible();
    }
    await expect(paper.getByText(/^Say: /)).toHaveCount(as === 'Script' ? transfer.steps.length : 0);
    await expect(paper.getByRole('button')).toHaveCount(0);
    await paper.close();
  }
});

test('a hand-out shows each step once the tour has taken its pictures', async ({ page, customer, panel }) => {
  test.setTimeout(90_000);
  await customer.begin('accounts');
  await panel.open('Scenario');
  const list = panel.section('Demonstrations');
  await list.getByRole('button', { name: `Take pictures of ${transfer.title}`, exact: true }).click();
  await expect(new StageScreen(page).marker).toContainText('is over', { timeout: 60_000 });
  await panel.open('Scenario');
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    list.getByRole('button', { name: `Hand-out of ${transfer.title}`, exact: true }).click(),
  ]);
  const pictures = paper.getByRole('listitem').locator('img');
  await expect(pictures).toHaveCount(transfer.steps.length);
  const widths = await pictures.evaluateAll((images) => images.map((each) => (each as HTMLImageElement).naturalWidth));
  expect(widths).toEqual(transfer.steps.map(() => 1280));
  // None is blank, and no step looks like another.
  const drawn = await pictures.evaluateAll((images) => images.map((each) => (each as HTMLImageElement).src));
  expect(new Set(drawn).size).toBe(transfer.steps.length);
});
