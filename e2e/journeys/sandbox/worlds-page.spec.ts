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
  const worlds = page.getByRole('list', { name: 'Worlds' });
  const row = (world: string) => worlds.getByRole('listitem').filter({ has: page.getByRole('link', { name: world }) });

  await row(opened).getByRole('textbox').fill(name('team'));
  await row(opened).getByRole('button', { name: 'Rename' }).click();
  await expect(row(name('team'))).toBeVisible();
  await expect(row(opened)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`\\?world=${name('team')}$`));

  for (const [copy, problem] of [
    [name('copy'), undefined],
    [name('team'), 'There is a world'],
  ] as const) {
    await row(name('team')).getByRole('textbox').fill(copy);
    await row(name('team')).getByRole('button', { name: 'Copy' }).click();
    if (problem === undefined) await expect(row(copy)).toBeVisible();
    else await expect(page.getByRole('alert')).toContainText(problem);
  }

  for (const world of [name('copy'), name('team')]) {
    await row(world).getByRole('button', { name: 'Discard' }).click();
    await expect(row(world)).toHaveCount(0);
  }
});
