import { ManageAccountsScreen } from '#e2e/screens/accounts/manage-accounts.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { nameRequestsIn } from '#e2e/support/name-requests.ts';
import type { Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const refused = /Failed to load resource: the server responded with a status of \d+/;
const widths = [320, 360, 599, 600, 959, 960, 1280] as const;

test('reordered accounts keep their order', async ({ page, customer, accounts, shell, sandbox }) => {
  const manage = new ManageAccountsScreen(page);
  await customer.begin('accounts', { persona: 'many-accounts' });
  const balances = await balancesListed(accounts, sandbox);
  await page.clock.install();
  await shell.follow('Details & settings', 'Reorder & rename accounts');
  await expect(manage.heading).toBeFocused();

  const group = manage.group('Deposit Accounts');
  await expect(group).toBeVisible();
  const [first = '', second = '', third = '', ...others] = await manage.titles(group);
  const size = others.length + 3;
  await expect(manage.saves).toHaveCount(2);
  for (const save of await manage.saves.all()) await expect(save).toBeDisabled();
  await expect(manage.move(first, 'up')).toBeDisabled();
  await expect(manage.move(others.at(-1) ?? third, 'down')).toBeDisabled();

  await manage.move(first, 'down').click();
  await expect(manage.says(`${first} is now 2 of ${size}`)).toHaveCount(1);
  await manage.move(third, 'up').click();
  await expect(manage.says(`${third} is now 2 of ${size}`)).toHaveCount(1);
  expect(await manage.titles(group)).toEqual([second, third, first, ...others]);
  expect(await callsOf(sandbox, 'nameAccounts')).toEqual([]);

  // Leaving asks first, and staying loses nothing.
  await shell.section('My Accounts').click();
  await manage.leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(manage.leaving).toHaveCount(0);
  expect(await manage.titles(group)).toEqual([second, third, first, ...others]);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await manage.saves.last().click();
  await expect(manage.saved).toBeVisible();
  for (const save of await manage.saves.all()) await expect(save).toBeDisabled();
  await page.clock.runFor(4_900);
  await expect(manage.saved).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(manage.saved).toHaveCount(0);
  await page.clock.resume();

  // Only moved accounts were sent, with unchanged names.
  const [call] = await callsOf(sandbox, 'nameAccounts');
  const { accounts: listed } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  const sent = nameRequestsIn(call);
  expect(sent).toHaveLength(3);
  for (const { accountNumber, accountNickname, sequenceNumber } of sent) {
    const account = listed.find(({ id }) => id.value === accountNumber.value);
    expect(account?.accountNickname ?? null).toBe(accountNickname);
    expect(JSON.stringify(account?.dictionary)).toContain(`"${sequenceNumber}"`);
  }

  await page.reload();
  await expect(group).toBeVisible();
  expect(await manage.titles(group)).toEqual([second, third, first, ...others]);
  const all = await manage.titles();
  await shell.section('My Accounts').click();
  await expect(accounts.titles).toHaveText([...all]);
  expect(await balancesListed(accounts, sandbox)).toEqual(balances);
});

test('a rename while reordering is saved on its own and blocks other changes meanwhile', async ({
  page,
  customer,
  sandbox,
}) => {
  const manage = new ManageAccountsScreen(page);
  await customer.begin('settings/manage-accounts');
  await expect(manage.saves).toHaveCount(1);
  const group = manage.group('Deposit Accounts');
  const [first = '', second = ''] = await manage.titles(group);
  await manage.move(second, 'up').click();
  await expect(manage.saves).toBeEnabled();

  const editor = await manage.rename(first);
  await expect(manage.saves).toBeDisabled();
  for (const button of [...(await manage.moves.all()), ...(await manage.renames.all())]) {
    await expect(button).toBeDisabled();
  }
  await editor.field.fill('Put by');
  await editor.save.click();
  await expect(page.getByRole('button', { name: 'Rename Put by' })).toBeFocused();
  // The new order is neither saved with it nor lost.
  expect((await callsOf(sandbox, 'nameAccounts')).map((call) => nameRequestsIn(call).length)).toEqual([1]);
  expect((await manage.titles(group)).slice(0, 2)).toEqual([second, 'Put by']);
  await manage.saves.click();
  await expect(manage.saved).toBeVisible();
  await page.reload();
  await expect(group).toBeVisible();
  expect((await manage.titles(group)).slice(0, 2)).toEqual([second, 'Put by']);
});

test('saving an order in one tab keeps a name given in another tab meanwhile', async ({ page, customer, context }) => {
  const manage = new ManageAccountsScreen(page);
  await customer.begin('settings/manage-accounts');
  const group = manage.group('Deposit Accounts');
  const [first = '', second = ''] = await manage.titles(group);
  await manage.move(first, 'down').click();

  const other = new ManageAccountsScreen(await context.newPage());
  await other.page.goto(`${customer.site}settings/manage-accounts`);
  const editor = await other.rename(first);
  await editor.field.fill('Put by');
  await editor.save.click();
  await expect(other.move('Put by', 'down')).toBeVisible();

  // Browsers do not render background tabs.
  await page.bringToFront();
  expect((await manage.titles(group)).slice(0, 2)).toEqual([second, first]);
  await manage.saves.click();
  await expect(manage.saved).toBeVisible();
  await expect.poll(async () => (await manage.titles(group)).slice(0, 2)).toEqual([second, 'Put by']);
  await other.page.reload();
  await expect(other.groups.first()).toBeVisible();
  expect((await other.titles(other.group('Deposit Accounts'))).slice(0, 2)).toEqual([second, 'Put by']);
});

test('an order is neither saved nor lost when the accounts cannot be refetched first', async ({
  page,
  customer,
  sandbox,
}) => {
  const manage = new ManageAccountsScreen(page);
  await customer.begin('settings/manage-accounts');
  const group = manage.group('Deposit Accounts');
  const [first = '', second = ''] = await manage.titles(group);
  await manage.move(first, 'down').click();
  await sandbox.failNextCall('listAccounts', '500');
  await manage.saves.click();
  await expect(manage.alert.filter({ hasText: 'Nothing has been saved.' })).toBeVisible();
  expect(await callsOf(sandbox, 'nameAccounts')).toEqual([]);
  expect((await manage.titles(group)).slice(0, 2)).toEqual([second, first]);
  await manage.saves.click();
  await expect(manage.saved).toBeVisible();
  await expect(manage.alert).toHaveCount(0);
  expect((await manage.titles(group)).slice(0, 2)).toEqual([second, first]);
});

for (const fault of ['500', 'offline', 'code=DIGX_CZ_ACCOUNT_01'] as const) {
  test(`an order that failed to save with ${fault} stays, and Save stays available`, {
    tag: fault === '500' ? [] : '@wide',
  }, async ({ page, customer }) => {
    const manage = new ManageAccountsScreen(page);
    await customer.begin('settings/manage-accounts', { bank: `fault:nameAccounts@${fault}#1` });
    const group = manage.group('Deposit Accounts');
    const [first = '', second = ''] = await manage.titles(group);
    await manage.move(first, 'down').click();
    await manage.saves.click();
    await expect(manage.alert).toBeVisible();
    await expect(manage.saved).toHaveCount(0);
    expect((await manage.titles(group)).slice(0, 2)).toEqual([second, first]);
    await expect(manage.saves).toBeEnabled();
    await manage.saves.click();
    await expect(manage.saved).toBeVisible();
    await expect(manage.alert).toHaveCount(0);
  });
}

test('an order saved without an answer is recognised as saved', async ({ page, customer, sandbox }) => {
  const manage = new ManageAccountsScreen(page);
  await customer.begin('settings/manage-accounts', { bank: 'fault:nameAccounts@lost-answer#1' });
  const group = manage.group('Deposit Accounts');
  const [first = '', second = ''] = await manage.titles(group);
  await manage.move(first, 'down').click();
  await manage.saves.click();
  await expect(manage.saved).toBeVisible();
  expect((await manage.titles(group)).slice(0, 2)).toEqual([second, first]);
  expect(await callsOf(sandbox, 'nameAccounts')).toHaveLength(1);
});

test('an account is moved and saved with the keyboard alone, and the focus stays visible', async ({
  page,
  customer,
}) => {
  const manage = new ManageAccountsScreen(page);
  await page.setViewportSize({ width: 360, height: 500 });
  await customer.begin('settings/manage-accounts', { persona: 'many-accounts' });
  const group = manage.group('Deposit Accounts');
  const [first = '', ...others] = await manage.titles(group);
  const down = manage.move(first, 'down');
  await down.focus();
  for (const place of others.keys()) {
    await page.keyboard.press('Enter');
    await expect(manage.says(`${first} is now ${place + 2} of ${others.length + 1}`)).toHaveCount(1);
    await expect(down).toBeFocused();
    await expect(down).toBeInViewport({ ratio: 1 });
  }
  await expect(down).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(await manage.titles(group)).toEqual([...others, first]);
  await tabTo(page, manage.saves.last());
  await page.keyboard.press('Enter');
  await expect(manage.saved).toBeVisible();
  await expect(manage.saves.last()).toBeFocused();
});

test('managing accounts shows only the chosen entity’s accounts', async ({ page, customer, accounts, shell }) => {
  const manage = new ManageAccountsScreen(page);
  await customer.begin('accounts', { persona: 'racing-owner' });
  await accounts.choose('Chalk Down Stud Company Ltd');
  await expect(accounts.titles.first()).toHaveText('Chalk Down Stud Company Ltd');
  const own = await accounts.titles.allTextContents();
  await shell.follow('Details & settings', 'Reorder & rename accounts');
  await expect(manage.heading).toBeFocused();
  await expect(manage.groups.first()).toBeVisible();
  expect(await manage.titles()).toEqual(own);
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`reordering is accessible when failed, saved and blocked by a rename, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
      expectComplaint,
    }) => {
      expectComplaint(refused);
      const manage = new ManageAccountsScreen(page);
      await customer.begin('settings/manage-accounts', { persona: 'many-accounts', bank: 'fault:nameAccounts@500#1' });
      await expectAccessible(page, manage.heading);
      const [first = ''] = await manage.titles();
      await manage.move(first, 'down').click();
      await manage.saves.first().click();
      await expectAccessible(page, manage.alert);
      await manage.saves.first().click();
      await expectAccessible(page, manage.saved);
      const editing = await manage.rename(first);
      await editing.field.fill('?');
      await editing.save.click();
      await expectAccessible(page, editing.alert);
      for (const width of widths) await expectNoSidewaysScroll(page, width);
    });
  });
}
