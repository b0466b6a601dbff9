import type { Browser, Page } from '@playwright/test';
import { SignInScreen } from '#e2e/screens/session/sign-in.screen.ts';
import { ShellScreen, storageOf } from '#e2e/screens/shell/shell.screen.ts';
import type { Customer } from '#e2e/support/customer.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: 'today' });

test('a second login in another tab ends the first one at once', async ({
  customer,
  page,
  context,
  signIn,
  accounts,
  shell,
}) => {
  await customer.arrive();
  await signIn.as('private-customer');
  await expect(accounts.titles).not.toHaveCount(0);

  const second = await context.newPage();
  const secondSignIn = new SignInScreen(second);
  await secondSignIn.open(customer.site);
  await secondSignIn.as('read-only');
  await expect(second.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();

  await expect(shell.sessionExpired).toBeFocused();
  await expect(page).toHaveURL(`${customer.site}session-expired`);
  await expect(page.getByText('60-93-03')).toHaveCount(0);
  expect((await storageOf(page)).own).toEqual({});
  // The other tab is unaffected.
  await second.reload();
  await expect(second.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
});

test('a wrong password in another tab does not end the session in the first', async ({
  customer,
  page,
  context,
  signIn,
  accounts,
  shell,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 403/);
  await customer.arrive();
  await signIn.as('private-customer');
  await expect(accounts.titles).not.toHaveCount(0);

  const second = await context.newPage();
  const secondSignIn = new SignInScreen(second);
  await secondSignIn.open(customer.site);
  await expect(second.getByText('You are already logged in.')).toBeVisible();
  await secondSignIn.as('read-only', 'Wrong_1Word');
  await expect(secondSignIn.alert).toContainText('not valid');
  await expect(second.getByText('You are already logged in.')).toBeVisible();

  await accounts.titles.first().click();
  await expect(page.getByRole('region', { name: 'Account details' })).toBeVisible();
  await shell.section('Payments & Transfers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments & Transfers' })).toBeVisible();
  await expect(shell.sessionExpired).toHaveCount(0);
  expect(await sandbox.callCount('endSession')).toBe(0);
  await second.getByRole('link', { name: 'Go to my accounts' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
});

test('a second login in another browser ends the first session at its next call', async ({
  browser,
  page,
  context,
  signIn,
  accounts,
  shell,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of 401/);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  await signIn.open(sites.production.url);
  await signIn.as('racing-owner');
  await expect(accounts.titles).not.toHaveCount(0);

  const { elsewhere, close } = await openElsewhere(browser, testId);
  await new SignInScreen(elsewhere).open(sites.production.url);
  await new SignInScreen(elsewhere).as('racing-owner');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();

  await accounts.titles.first().click();
  await expect(shell.sessionExpired).toBeVisible();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
  expect(await storageOf(page)).toEqual({ shared: {}, own: {} });
  await new ShellScreen(elsewhere).section('Payments & Transfers').click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Payments & Transfers' })).toBeVisible();
  await close();
});

const sections: readonly {
  readonly section: string;
  readonly from: string;
  readonly enter: (shell: ShellScreen, customer: Customer) => Promise<unknown>;
}[] = [
  { section: 'accounts', from: 'payments', enter: (shell) => shell.section('My Accounts').click() },
  { section: 'payments', from: 'accounts', enter: (shell) => shell.section('Payments & Transfers').click() },
  { section: 'secure mail', from: 'accounts', enter: (shell) => shell.mail.click() },
  {
    section: 'settings',
    from: 'payments/upcoming',
    enter: (shell) => shell.follow('Details & settings', 'Marketing preferences'),
  },
  { section: 'services', from: 'accounts', enter: (_, customer) => customer.visit('services/deposit') },
];

test('an ended or expired session is noticed on entering each main section', async ({
  page,
  customer,
  shell,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await page.clock.install();
  for (const [place, { section, from, enter }] of sections.entries()) {
    await customer.begin(`${from}`, { persona: 'racing-owner' });
    await shell.expectLoaded();
    if (section === 'settings') await loadMenu(shell);
    // A session checked a moment ago is not checked again.
    await page.clock.runFor(6_000);
    await callsAnswered(sandbox);
    await sandbox.doVerb(place % 2 === 0 ? 'end-session-elsewhere' : 'expire-session');
    await expect(shell.sessionExpired).toHaveCount(0);
    await enter(shell, customer);
    await expect(shell.sessionExpired, section).toBeVisible();
    expect(await storageOf(page), section).toEqual({ shared: {}, own: {} });
  }
});

test('a payment cannot begin when the browser’s session is not this tab’s', async ({
  page,
  customer,
  accounts,
  shell,
}) => {
  for (const change of [
    () => localStorage.setItem('paddock.sessionId', 'another'),
    () => sessionStorage.setItem('paddock.sessionId', 'another'),
    () => localStorage.removeItem('paddock.sessionId'),
  ]) {
    await customer.begin('accounts', { persona: 'racing-owner' });
    await expect(accounts.titles).not.toHaveCount(0);
    // What the overview looks up last notices, too.
    await shell.expectLoaded();
    await loadMenu(shell, 'Payments & Transfers');
    await page.evaluate(change);
    await shell.follow('Payments & Transfers', 'Make a Payment');
    await expect(shell.sessionExpired).toBeVisible();
    await expect(page.getByText('60-93-03')).toHaveCount(0);
  }
});

test('the login page tells a logged-in customer so and links back', async ({
  page,
  customer,
  accounts,
  shell,
  signIn,
}) => {
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${customer.site}login`);
  await expect(page.getByText('You are already logged in.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
  await accounts.logOut();
  await expect(shell.loggedOut).toBeVisible();
  await page.goto(`${customer.site}login`);
  await expect(signIn.userId).toBeVisible();
  await expect(page.getByText('You are already logged in.')).toHaveCount(0);
});

test('opening a first-login step that is not due leads to login', async ({ page, customer, accounts }) => {
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${customer.site}change-credentials`);
  await expect(page).toHaveURL(`${customer.site}login`);
});

test('logging out closes menus, blocks Back and leaves nothing in the browser', async ({
  customer,
  page,
  signIn,
  accounts,
  shell,
}) => {
  await customer.arrive();
  await signIn.as('racing-owner');
  await accounts.titles.first().click();
  await expect(page.getByRole('region', { name: 'Account details' })).toBeVisible();
  await shell.notifications.click();
  // It takes the focus once it has come, and a menu that has lost it closes.
  await expect(shell.notificationsPanel).toBeVisible();
  await shell.open('Payments & Transfers');
  await expect(shell.notificationsPanel).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(shell.loggedOut).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shell.notificationsPanel).toHaveCount(0);
  expect(await storageOf(page)).toEqual({ shared: {}, own: {} });

  await page.goBack();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
  await customer.visit('login');
  await signIn.as('racing-owner');
  await expect(accounts.titles).not.toHaveCount(0);
  await expect(shell.openMenus).toHaveCount(0);
  await expect(shell.notificationsPanel).toHaveCount(0);
});

/** Menus load before the session ends, because their calls would fail afterwards. */
async function loadMenu(shell: ShellScreen, menu: Parameters<ShellScreen['open']>[0] = 'Details & settings') {
  await shell.open(menu);
  await shell.page.keyboard.press('Escape');
  await expect(shell.openMenus).toHaveCount(0);
}

/** No call is on its way that would notice the end of the session before the customer does anything. */
async function callsAnswered(sandbox: SandboxControl): Promise<void> {
  let before = -1;
  const isQuiet = async () => {
    const now = (await sandbox.journalHeads()).length;
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [150] }).toBe(true);
}

async function openElsewhere(browser: Browser, world: string): Promise<{ elsewhere: Page; close(): Promise<void> }> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Sandbox': world } });
  return { elsewhere: await context.newPage(), close: () => context.close() };
}
