import { callsOf } from '#e2e/support/journal-calls.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-03T09:30' });

const toCollege = 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';

test('a magic amount is refused, another loses its answer and is found paid once, and a name does not match', async ({
  customer,
  pay,
  newPayee,
  panel,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  expectComplaint(/ERR_/);
  await customer.begin(toCollege, { bank: 'magic:yes;amount:66.01;reference:Fees' });
  const before = await sandbox.balanceOf('current');
  await pay.confirm.click();
  await expect(pay.alert).toContainText('not enough money');
  expect((await callsOf(sandbox, 'createPayment')).map(({ rule }) => rule)).toEqual(['magic.amount-66.01']);
  expect(await sandbox.balanceOf('current')).toEqual(before);

  await customer.visit(`${toCollege}&sandbox=amount:66.21;reference:Fees`);
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
  expect((await callsOf(sandbox, 'confirmPayment')).map(({ rule, status }) => [rule, status])).toEqual([
    ['magic.amount-66.21', 0],
  ]);
  expect((await callsOf(sandbox, 'getPayment')).length).toBeGreaterThan(0);
  const paid = { ...before, balance: before.balance - 66_21, available: before.available - 66_21 };
  expect(await sandbox.balanceOf('current')).toEqual(paid);

  await customer.visit('payments/payees/new');
  await newPayee.fill({ name: 'Nomatch Nora', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '20418836' });
  await newPayee.submit.click();
  await expect(newPayee.stage('Account name does not match')).toBeFocused();

  const calls = await panel.open('Calls');
  await expect(calls.getByText('Rule: magic.name-nomatch-nora')).toBeVisible();
  const lost = calls.getByRole('listitem').filter({ hasText: 'Rule: magic.amount-66.21' });
  await expect(lost).toContainText('Fault of a magic value');
  await lost.getByRole('button', { name: /^confirmPayment/ }).click();
  await expect(lost).toContainText('66.21 as amount. Made, and the answer to the confirmation is lost.');

  await panel.open('Money');
  await panel.section('Paying').getByLabel('Magic values').selectOption('no');
  await expect.poll(async () => (await sandbox.state()).switches.magic).toBe('no');
  await customer.visit(`${toCollege}&sandbox=amount:66.01;reference:Again`);
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
});

test('the guide has every magic value with a link, and the commands find one', async ({ page, customer, pay }) => {
  await customer.begin('accounts');
  await page.keyboard.press('Alt+Shift+K');
  const commands = page.getByRole('dialog', { name: 'Sandbox commands' });
  await commands.getByRole('combobox').fill('Nomatch');
  await expect(commands.getByRole('option', { name: /Copy it: Nomatch Nora/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(commands).toBeHidden();
  await page.goto(`${sites.sandbox.url}sandbox/magic#amount-66.12`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '£66.12' }) });
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: /^Try it/ }).click();
  await pay.confirm.click();
  await expect(pay.heading('Your payment was not confirmed in time')).toBeVisible();
});
