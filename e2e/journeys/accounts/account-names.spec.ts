import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { nameRequestsIn } from '#e2e/support/name-requests.ts';
import { textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const widths = [320, 360, 599, 600, 959, 960, 1280] as const;
const tooLong = 'A name that is longer than thirty five letters';

test('a renamed account has its new name everywhere and after the next login', async ({
  page,
  customer,
  signIn,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts');
  const balances = await balancesListed(accounts, sandbox);
  const { accounts: listed } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  const old = await accounts.firstTitle();

  // Cancelling by button or key keeps the old name and sends nothing.
  for (const leave of ['Cancel', 'Escape']) {
    const editor = await accounts.rename(old);
    await expect(editor.field).toHaveValue(old);
    await page.keyboard.type('Something else');
    await expect(editor.field).toHaveValue('Something else');
    if (leave === 'Cancel') await editor.cancel.click();
    else await page.keyboard.press('Escape');
    await expect(accounts.row(old)).toBeVisible();
    await expect(accounts.menu(old)).toBeFocused();
  }
  expect(await callsOf(sandbox, 'nameAccounts')).toEqual([]);

  const editor = await accounts.rename(old);
  await page.keyboard.type(' House and garden 2 ');
  await page.keyboard.press('Enter');
  await expect(accounts.menu('House and garden 2')).toBeFocused();
  await expect(editor.form).toHaveCount(0);
  const calls = await callsOf(sandbox, 'nameAccounts');
  expect(calls.map(({ status }) => status)).toEqual([200]);
  const renamed = listed.find(({ displayName, accountNickname }) => textOf(accountNickname ?? displayName) === old);
  expect(nameRequestsIn(calls[0])).toMatchObject([
    {
      accountNickname: 'House and garden 2',
      accountNumber: { value: renamed?.id.value },
      partyId: { value: renamed?.partyId.value },
      accountType: 'CSA',
    },
  ]);

  await page.reload();
  await expect(accounts.row('House and garden 2')).toBeVisible();
  await accounts.visit('House and garden 2');
  await expect(account.heading('House and garden 2')).toBeFocused();
  await accounts.logOut();
  await signIn.open(customer.site);
  await signIn.as('private-customer');
  await expect(accounts.row('House and garden 2')).toBeVisible();
  await expect(accounts.row(old)).toHaveCount(0);
  expect(await balancesListed(accounts, sandbox)).toEqual(balances);
});

test('an invalid account name is explained at the field on saving', async ({ page, customer, accounts, sandbox }) => {
  await customer.begin('accounts');
  const editor = await accounts.rename(await accounts.firstTitle());
  for (const [typed, says] of [
    ['', 'This must be filled in'],
    ['   ', 'This must be filled in'],
    ["Eleanor's", 'Only alphanumeric characters permitted'],
    ['Café', 'Only alphanumeric characters permitted'],
    [tooLong, 'Must be 35 alphanumeric characters or less'],
  ] as const) {
    await editor.field.fill('Fine');
    await editor.field.fill(typed);
    await editor.save.click();
    await expect(editor.alert).toHaveText(says);
    await expect(editor.field).toHaveAccessibleDescription(`Up to 35 letters, digits and spaces ${says}`);
    await expect(editor.field).toBeFocused();
    await expect(editor.field).toHaveValue(typed);
  }
  expect(await callsOf(sandbox, 'nameAccounts')).toEqual([]);

  // Thirty-five characters are allowed.
  await editor.field.fill(tooLong.slice(0, 35));
  await expect(editor.alert).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(accounts.row(tooLong.slice(0, 35))).toBeVisible();
});

test('one account is renamed at a time', async ({ customer, accounts, sandbox }) => {
  await customer.begin('accounts');
  const [first = '', second = ''] = await accounts.titles.allTextContents();
  const editor = await accounts.rename(first);
  await accounts.menu(second).click();
  await expect(accounts.renameButton(second)).toBeDisabled();
  await accounts.renameButton(second).click({ force: true });
  await expect(editor.form).toHaveCount(1);
  await expect(editor.field).toHaveValue(first);
  // An unchanged name is not sent.
  await editor.save.click();
  await expect(accounts.menu(first)).toBeFocused();
  await accounts.menu(second).click();
  await expect(accounts.renameButton(second)).toBeEnabled();
  expect(await callsOf(sandbox, 'nameAccounts')).toEqual([]);
});

for (const [fault, says, where] of [
  ['code=DIGX_CZ_ANN_02', /letters, digits and spaces only/, 'field'],
  ['code=DIGX_CZ_ANN_03', /at most 35 characters/, 'field'],
  ['code=DIGX_CZ_ACCOUNT_01', /could not find this account/, 'buttons'],
  ['500', /technical issue.* may have been saved/, 'buttons'],
  ['offline', /network issue.* may have been saved/, 'buttons'],
  ['lost-answer', /network issue.* may have been saved/, 'buttons'],
  ['malformed', /technical issue.* may have been saved/, 'buttons'],
] as const) {
  const tag = fault === 'code=DIGX_CZ_ANN_02' ? [] : '@wide';
  test(`a typed name stays when saving fails with ${fault}, and can be saved again`, { tag }, async ({
    customer,
    accounts,
  }) => {
    await customer.begin('accounts', { bank: `fault:nameAccounts@${fault}#1` });
    const editor = await accounts.rename(await accounts.firstTitle());
    await editor.field.fill('House');
    await editor.save.click();
    await expect(editor.alert).toHaveText(says);
    await expect(editor.field).toHaveValue('House');
    if (where === 'field') {
      await expect(editor.field).toBeFocused();
      await expect(editor.field).toHaveAccessibleDescription(says);
    }
    await editor.save.click();
    await expect(accounts.row('House')).toBeVisible();
    await expect(accounts.menu('House')).toBeFocused();
  });
}

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`editing and refusing a name is accessible, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
      accounts,
    }) => {
      await customer.begin('accounts', { persona: 'racing-owner' });
      const editor = await accounts.rename(await accounts.firstTitle());
      await expectAccessible(page, editor.field);
      await editor.field.fill(tooLong);
      await editor.save.click();
      await expectAccessible(page, editor.alert);
      for (const width of widths) await expectNoSidewaysScroll(page, width);
    });
  });
}
