import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { storageOf } from '#e2e/screens/shell/shell.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { lastingKeys, storedKeys } from '#src/api/environment/page-storage.ts';

test('a due password change is marked in both storages and enforced until done', async ({ customer, page, signIn }) => {
  await customer.arrive();
  await signIn.as('password-due');
  const password = new CredentialsScreen(page, 'password');
  await expect(password.next).toBeVisible();
  const { shared, own } = await storageOf(page);
  expect(own[storedKeys.sessionId]).toMatch(/\S{16}/);
  expect(own[storedKeys.sessionId]).toBe(shared[storedKeys.sessionId]);
  expect([shared[storedKeys.credentialsChangeNeeded], own[storedKeys.credentialsChangeNeeded]]).toEqual(['yes', 'yes']);

  for (const path of ['', 'login', 'accounts', 'payments/make', 'settings/manage-credentials/pin']) {
    await customer.visit(path);
    await expect(password.next).toBeVisible();
    await expect(page).toHaveURL(`${customer.site}change-credentials`);
  }

  await password.change({ current: 'Paddock_7Gate', next: 'Meadow_8Fence' });
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  await expect.poll(async () => storedKeys.credentialsChangeNeeded in (await storageOf(page)).shared).toBe(false);
  expect((await storageOf(page)).own).not.toHaveProperty([storedKeys.credentialsChangeNeeded]);
});

test('the browser stores only markers and preferences under listed keys', async ({
  customer,
  page,
  signIn,
  accounts,
  account,
  transactions,
  shell,
}) => {
  await customer.arrive();
  await signIn.as('racing-owner');
  await accounts.choose('Chalk Down Stud Company Ltd');
  await accounts.titles.first().click();
  await transactions.loaded();
  await transactions.openFilters();
  await transactions.search('feed');
  const picker = await transactions.pickDates();
  await expect(picker.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await account.back.click();
  await shell.follow('Details & settings', 'Change password');
  await new CredentialsScreen(page, 'password').fill({ current: 'Paddock_7Gate', next: 'Meadow_8Fence' });
  await shell.follow('Payments & Transfers', 'Make a Payment');
  const heading = page.getByRole('heading', { level: 1, name: 'From which account?' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();

  const { shared, own } = await storageOf(page);
  const known: readonly string[] = [...Object.values(storedKeys), ...Object.values(lastingKeys)];
  expect([...Object.keys(shared), ...Object.keys(own)].filter((key) => !known.includes(key))).toEqual([]);
  // A random id, times and "yes": no names, numbers, balances, tokens or passwords.
  const values = [...Object.values(shared), ...Object.values(own)];
  expect(values.filter((value) => !/^(yes|\d{13}|[\da-f-]{32,36})$/.test(value))).toEqual([]);
});

for (const { storage, deny } of [
  { storage: 'denied', deny: denyStorage },
  { storage: 'full', deny: fillStorage },
]) {
  test(
    `a customer logs in, navigates and logs out while storage is ${storage}`,
    {
      tag: storage === 'denied' ? [] : '@wide',
    },
    async ({ page, context, signIn, accounts, shell }, { testId }) => {
      await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
      await page.addInitScript(deny);
      await signIn.open(sites.production.url);
      await signIn.as('racing-owner');
      await expect(accounts.titles).not.toHaveCount(0);
      await shell.follow('Payments & Transfers', 'Make a Payment');
      await expect(page.getByRole('heading', { level: 1, name: 'From which account?' })).toBeVisible();
      await shell.section('My Accounts').click();
      await accounts.logOut();
      await expect(shell.loggedOut).toBeVisible();
    },
  );
}

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Denied by the journey', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full by the journey', 'QuotaExceededError');
  };
}
