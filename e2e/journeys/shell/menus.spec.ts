import type { MenuName, ShellScreen } from '#e2e/screens/shell/shell.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { entriesOf } from '#e2e/support/every-route.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner', clock: 'today' });

const accountsMenu = Object.keys(entriesOf('accounts'));
const paymentsMenu = Object.keys(entriesOf('payments'));
/** Nothing waits for this customer's authorisation. */
const settingsMenu = Object.keys(entriesOf('settings')).filter((label) => label !== 'Authorisations');
const places = { ...entriesOf('accounts'), ...entriesOf('payments'), ...entriesOf('settings') };

test('Escape closes what is open where the pressed button took no focus, as on macOS', async ({
  page,
  customer,
  accounts,
  shell,
}) => {
  await customer.begin('accounts');
  await accounts.titles.first().waitFor();
  const active = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  // A press that moves no focus leaves it to the page, or to the part of it around the button that can have it.
  for (const around of ['body', 'main']) {
    const menus =
      around === 'body' ? [shell.menuButton('My Accounts'), accounts.menus.first()] : [accounts.menus.first()];
    for (const menu of menus) {
      await page.locator(around).evaluate((part) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        part.focus();
      });
      await menu.dispatchEvent('click');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      expect(await active(around)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(menu).toBeFocused();
    }
  }

  const news = page.getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  await news.click();
  await expect(panel).toBeVisible();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('menus open by mouse under their button, one at a time, and every entry opens its page', async ({
  page,
  customer,
  shell,
}) => {
  await customer.begin('accounts');
  for (const [menu, entries] of [
    ['My Accounts', accountsMenu],
    ['Payments & Transfers', paymentsMenu],
    ['Details & settings', settingsMenu],
  ] as const) {
    await shell.open(menu);
    await expect(shell.openMenus).toHaveCount(1);
    await expect(shell.entries(menu)).toHaveText(entries);
  }
  await shell.menuButton('Details & settings').click();
  await expect(shell.openMenus).toHaveCount(0);
  await shell.open('My Accounts');
  await page.mouse.click(640, 600);
  await expect(shell.openMenus).toHaveCount(0);

  for (const [menu, entries] of [
    ['My Accounts', accountsMenu],
    ['Payments & Transfers', paymentsMenu],
    ['Details & settings', settingsMenu],
  ] as const) {
    for (const entry of entries) {
      await shell.follow(menu, entry);
      await expect(page).toHaveURL(`${customer.site}${places[entry]}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(shell.notFound.or(shell.notPermitted)).toHaveCount(0);
    }
  }
  await shell.section('Payments & Transfers').click();
  await expect(page).toHaveURL(`${customer.site}payments`);
  await expect(shell.section('Payments & Transfers')).toHaveAttribute('aria-current', 'page');
});

test('menus open, navigate and close with the keyboard alone', async ({ page, customer, shell }) => {
  await customer.begin('accounts');
  await tabTo(page, shell.menuButton('Payments & Transfers'));
  await page.keyboard.press('Enter');
  await expect(shell.entries('Payments & Transfers')).toHaveText(paymentsMenu);
  await page.keyboard.press('Escape');
  await expect(shell.openMenus).toHaveCount(0);
  await expect(shell.menuButton('Payments & Transfers')).toBeFocused();

  await page.keyboard.press('Space');
  for (const entry of paymentsMenu) {
    await page.keyboard.press('Tab');
    await expect(shell.entries('Payments & Transfers').getByText(entry, { exact: true })).toBeFocused();
  }
  // Tabbing out of a menu closes it.
  await page.keyboard.press('Tab');
  await expect(shell.openMenus).toHaveCount(0);
  await expect(shell.notifications).toBeFocused();

  await tabTo(page, shell.menuButton('Details & settings'));
  await page.keyboard.press('Enter');
  await tabTo(page, shell.entries('Details & settings').getByText('Change password', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/manage-credentials\/password$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone one slide menu holds every link of the wide header', async ({
  page,
  customer,
  accounts,
  payees,
  shell,
}) => {
  for (const persona of ['racing-owner', 'private-customer', 'read-only', 'no-accounts']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await customer.begin('settings/manage-accounts', { persona });
    await expect(shell.mail).toBeVisible();
    const wide = await entriesOfWide(shell);
    await page.setViewportSize({ width: 360, height: 740 });
    await shell.openSlideMenu();
    await expect(shell.slideMenu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(wide.main);
    await expect(shell.details.getByRole('listitem').getByRole('link').filter({ hasNotText: 'Messages' })).toHaveText(
      wide.settings,
    );
    await page.keyboard.press('Escape');
    await expect(shell.slideMenu).toHaveCount(0);
    await expect(shell.opener).toBeFocused();
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await customer.begin('accounts');
  await shell.openSlideMenu();
  await shell.slideMenu.getByRole('button', { name: 'Close More' }).click();
  await expect(shell.slideMenu).toHaveCount(0);
  await shell.openSlideMenu();
  // A touch beside the menu closes it.
  await page.mouse.click(10, 400);
  await expect(shell.slideMenu).toHaveCount(0);
  await shell.openSlideMenu();
  await shell.slideMenu.getByRole('link', { name: 'Manage my payees' }).click();
  await expect(page).toHaveURL(`${customer.site}payments/payees`);
  await expect(shell.slideMenu).toHaveCount(0);
  await page.goBack();
  await expect(accounts.heading).toBeVisible();
  await shell.openSlideMenu();
  await page.goForward();
  await expect(payees.heading).toBeVisible();
  await expect(shell.slideMenu).toHaveCount(0);
  await shell.openSlideMenu();
  await shell.slideMenu.getByRole('button', { name: 'Log out' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to LOG OUT?' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await expect(shell.loggedOut).toBeVisible();
});

test('the header changes at 960 pixels and closes what was open', async ({ page, customer, shell }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await customer.begin('accounts');
  await expect(shell.menuButton('My Accounts')).toBeVisible();
  await expect(shell.opener).toHaveCount(0);
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(shell.menuButton('My Accounts')).toHaveCount(0);
  await shell.openSlideMenu();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(shell.slideMenu).toHaveCount(0);
  await expect(shell.menuButton('My Accounts')).toBeVisible();
});

test('a read-only customer finds no payment in menus, on pages or by URL', async ({
  page,
  customer,
  accounts,
  account,
  shell,
}) => {
  const words = /Payment|Transfer|payee|Bulk|Standing orders/;
  await customer.begin('accounts', { persona: 'read-only' });
  await expect(shell.main).toBeVisible();
  await shell.open('My Accounts');
  await expect(page.locator('header').getByText(words)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await accounts.titles.first().click();
  await expect(account.ways.first()).toBeVisible();
  await expect(account.details.getByText(words)).toHaveCount(0);

  for (const path of ['payments', 'payments/make', 'payments/transfer-money', 'payments/payees', 'payments/bulk']) {
    await page.goto(`${customer.site}${path}`);
    await expect(shell.notPermitted, path).toBeVisible();
  }
  await page.goto(`${customer.site}payments/request-international`);
  await expect(page.locator('main')).toContainText(
    'This account does not have the required permissions to access this functionality.',
  );
  await page.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await shell.openSlideMenu();
  await expect(shell.slideMenu.getByText(words)).toHaveCount(0);
});

test('menus load account permissions only on approach and say when loading fails', async ({
  page,
  customer,
  shell,
  sandbox,
}) => {
  await customer.begin('settings/manage-accounts', { bank: 'fault:listDemandDepositAccounts@500' });
  await expect(shell.mail).toBeVisible();
  await expect(shell.menuButton('Payments & Transfers')).toBeVisible();
  expect(await sandbox.callCount('listDemandDepositAccounts')).toBe(0);

  await shell.menuButton('Payments & Transfers').click();
  const panel = page.locator('header');
  await expect(panel).toContainText('Some of this menu could not be loaded.');
  // Entries that depend on no account are shown all the same.
  await expect(shell.entries('Payments & Transfers')).toHaveText([
    'Bulk payments',
    'Standing orders & direct debits',
    'Manage my payees',
  ]);
  await controlOf(page).clearFaults();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.entries('Payments & Transfers')).toHaveText(paymentsMenu);
});

test('settings open at the first page the customer may see', async ({ page, customer }) => {
  for (const [persona, first] of [
    ['racing-owner', 'settings/alerts'],
    ['read-only', 'settings/manage-accounts'],
  ] as const) {
    await customer.begin('settings', { persona });
    await expect(page).toHaveURL(`${customer.site}${first}`);
  }
});

/** The sections with their links in reading order, and the settings. */
async function entriesOfWide(shell: ShellScreen) {
  const main: string[] = [];
  for (const section of ['My Accounts', 'Payments & Transfers'] as const) {
    if ((await shell.section(section).count()) === 0) continue;
    main.push(section, ...(await entriesIn(shell, section)));
  }
  return { main, settings: await entriesIn(shell, 'Details & settings') };
}

async function entriesIn(shell: ShellScreen, menu: MenuName): Promise<readonly string[]> {
  const button = shell.menuButton(menu);
  // The button of an empty menu disappears once that is known.
  await button.focus().catch(() => undefined);
  await expect(shell.page.locator('[aria-busy=true]')).toHaveCount(0);
  if ((await button.count()) === 0) return [];
  await button.click();
  await expect(shell.page.locator('[aria-busy=true]')).toHaveCount(0);
  const found = await shell.entries(menu).allTextContents();
  await shell.page.keyboard.press('Escape');
  return found;
}
