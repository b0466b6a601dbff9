import { SandboxPanel } from '#e2e/screens/sandbox/sandbox-panel.screen.ts';
import { WorldsScreen } from '#e2e/screens/sandbox/worlds.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

/** The production build, which passes calls of the Node-hosted bank on, and has its page of worlds beside the app. */
const worldsUrl = `${sites.production.url}__sandbox/`;

test('two testers make a world each, see what the other does to theirs, and open the app in it as a customer', async ({
  page,
  browser,
  complaints: _heard,
}, { testId }) => {
  const [priyas, sams, renamed, copy] = ['priya', 'sam', 'renamed', 'copy'].map((name) => `${name}-${testId}`) as [
    string,
    string,
    string,
    string,
  ];
  const other = await browser.newContext();
  const [priya, sam] = [new WorldsScreen(page), new WorldsScreen(await other.newPage())];

  await test.step('Each opens a world with a name and an owner, by keyboard alone', async () => {
    for (const [tester, world, owner] of [
      [priya, priyas, 'Priya'],
      [sam, sams, 'Sam'],
    ] as const) {
      await tester.page.goto(worldsUrl);
      await tabTo(tester.page, tester.page.getByLabel('Name (made up where empty)'));
      await tester.page.keyboard.type(world);
      await tester.page.keyboard.press('Tab');
      await tester.page.keyboard.type(owner);
      await tester.page.keyboard.press('Enter');
      await expect(tester.page).toHaveURL(`${worldsUrl}?world=${world}`);
      await expect(tester.row(world)).toContainText(`Owner${owner}`);
      await expect(tester.row(world)).toContainText('CustomerPrivate customer');
    }
    await expect(priya.row(sams)).toContainText('OwnerSam');
    await expectAccessible(page, priya.list);
  });

  const app = await test.step('One opens the app in her world as its customer, by the link in its row', async () => {
    const tab = await priya.opened(priya.row(priyas).getByRole('link', { name: 'Open the app as Private customer' }));
    await expect(tab).toHaveURL(`${sites.production.url}accounts`);
    await expect(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
    return tab;
  });

  await test.step('The other as any customer, by the link in the panel', async () => {
    const region = await new SandboxPanel(sam.page).open('Scenario');
    await region.getByLabel('Customer', { exact: true }).selectOption('racing-owner');
    const tab = await sam.opened(region.getByRole('link', { name: 'Open the app here as Racing owner' }));
    await expect(tab.getByRole('main')).toContainText(', Ambrose');
    await expect(app.getByRole('main')).not.toContainText('Ambrose');
  });

  await test.step('She renames her world by keyboard: her pages go on in it, and he sees the new name', async () => {
    await tabTo(page, priya.button(priyas, 'Rename or copy'));
    await page.keyboard.press('Enter');
    await page.keyboard.type(renamed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${worldsUrl}?world=${renamed}`);
    await expect(priya.said).toHaveText(`“${priyas}” is called “${renamed}” now.`);
    await expect(priya.button(renamed, 'Rename or copy')).toBeFocused();
    await expect(sam.row(renamed)).toContainText('OwnerPriya');
    await expect(sam.row(priyas)).toHaveCount(0);
    const clock = await new SandboxPanel(page).open('Clock');
    await clock.getByRole('button', { name: 'Freeze' }).click();
    await expect(priya.row(renamed)).toContainText('standing still');
    await app.reload();
    await expect(app.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  await test.step('He renames it back: the page that she has open follows', async () => {
    await sam.give(renamed, priyas, 'Rename');
    await expect(page).toHaveURL(`${worldsUrl}?world=${priyas}`);
    await expect(priya.row(priyas)).toContainText('standing still');
  });

  await test.step('He finds a copy of it by its owner, and discards that once he is asked by its name', async () => {
    await priya.give(priyas, copy, 'Copy');
    await expect(sam.row(copy)).toBeVisible();
    await sam.page.getByLabel('Find by name, owner or customer').fill(`priya ${testId}`);
    await expect(sam.row(sams)).toHaveCount(0);
    const question = sam.row(copy).getByRole('group', { name: `Discard “${copy}”, which belongs to Priya?` });
    await sam.button(copy, 'Discard').press('Enter');
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await sam.page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(sam.button(copy, 'Discard')).toBeFocused();
    await sam.page.keyboard.press('Enter');
    await sam.page.keyboard.press('Tab');
    await sam.page.keyboard.press('Enter');
    await expect(sam.said).toHaveText(`“${copy}” was discarded.`);
    await expect(sam.said).toBeFocused();
    await expect(priya.row(copy)).toHaveCount(0);
    await expect(priya.row(priyas)).toBeVisible();
  });

  await other.close();
  // A page that is open on a world would make it again: this host makes worlds on call.
  await page.goto('about:blank');
  await app.goto('about:blank');
  for (const world of [priyas, sams]) {
    await page.request.delete(`${sites.bank.url}__sandbox/worlds/${world}`);
  }
});
