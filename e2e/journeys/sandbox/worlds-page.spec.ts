import { WorldsScreen } from '#e2e/screens/sandbox/worlds.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test('the page of worlds opens a world under a name of its own, renames, copies and discards it', async ({
  page,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of 409/);
  const name = (what: string) => `${what}-${testId}`;
  await page.goto(`${sites.bank.url}__sandbox/`);
  await page.getByRole('button', { name: 'Open a new world' }).click();
  await expect(page).toHaveURL(/\?world=world-[0-9a-f]{12}$/);
  const opened = new URL(page.url()).searchParams.get('world') ?? '';
  const worlds = new WorldsScreen(page);

  await worlds.give(opened, name('team'), 'Rename');
  await expect(worlds.row(name('team'))).toBeVisible();
  await expect(worlds.row(opened)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`\\?world=${name('team')}$`));

  for (const [copy, problem] of [
    [name('copy'), undefined],
    [name('team'), 'There is a world'],
  ] as const) {
    await worlds.give(name('team'), copy, 'Copy');
    if (problem === undefined) await expect(worlds.row(copy)).toBeVisible();
    else await expect(page.getByRole('alert')).toContainText(problem);
  }

  for (const world of [name('copy'), name('team')]) {
    await worlds.discard(world);
    await expect(worlds.row(world)).toHaveCount(0);
  }
});
