import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { sites } from '../sites.ts';
import { expect, test } from '../test.ts';

const looks = [
  { name: 'light 1280', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'dark 360', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test(`sign-in, empty and refused, ${name}`, async ({ page, signIn, expectComplaint }) => {
      expectComplaint(/status of 403/);
      await signIn.open(sites.sandbox.url);
      await expectAccessible(page, signIn.submit);
      await signIn.submit.click();
      await expectAccessible(page, page.getByText('Enter your User ID'));
      await signIn.as('private-customer', 'wrong');
      await expectAccessible(page, signIn.alert);
    });

    test(`accounts, loaded, empty, failed and asking to log out, ${name}`, async ({
      page,
      accounts,
      expectComplaint,
    }) => {
      expectComplaint(/status of 500/);
      await page.goto(`${sites.sandbox.url}accounts?sandbox=persona:racing-owner;signin:yes`);
      await expectAccessible(page, accounts.group('Lending'));
      if (viewport.width < 600) await page.getByRole('button', { name: 'Menu' }).click();
      const dialog = await accounts.openLogOut();
      await expectAccessible(page, dialog);
      await page.goto(`${sites.sandbox.url}accounts?sandbox=persona:no-accounts;signin:yes`);
      await expectAccessible(page, page.getByText('You currently have no accounts that can be viewed.'));
      await page.goto(
        `${sites.sandbox.url}accounts?sandbox=persona:private-customer;signin:yes;fault:listAccounts@500`,
      );
      await expectAccessible(page, accounts.error);
    });

    test(`no screen scrolls sideways, ${name}`, async ({ page, accounts, signIn }) => {
      const widths = viewport.width < 600 ? [360, 320] : [1280, 960, 959, 600, 599];
      await signIn.open(sites.sandbox.url);
      await expect(signIn.submit).toBeVisible();
      for (const width of widths) await expectNoSidewaysScroll(page, width);
      await page.goto(`${sites.sandbox.url}accounts?sandbox=persona:racing-owner;signin:yes`);
      await expect(accounts.group('Lending')).toBeVisible();
      for (const width of widths) await expectNoSidewaysScroll(page, width);
    });
  });
}

test('signs in, chooses an entity and logs out with the keyboard alone', async ({ page, signIn, accounts }) => {
  await signIn.open(sites.sandbox.url);
  await expect(signIn.submit).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused();
  await tabTo(page, signIn.userId);
  await page.keyboard.type('racing-owner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Paddock_7Gate');
  await page.keyboard.press('Enter');
  await expect(accounts.heading).toBeFocused();

  await tabTo(page, accounts.entitySelector);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'All Accounts' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(accounts.entitySelector).toBeFocused();
  await expect(accounts.entitySelector).not.toContainText('All Accounts');

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Log Out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have logged out' })).toBeFocused();
});

async function expectAccessible(page: Page, shown: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(shown).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
}

/** Presses Tab until that control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Thirty presses of Tab did not lead to ${control}`);
}
