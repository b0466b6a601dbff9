import { balancesListed, movedSince } from '#e2e/screens/sandbox/listed-balances.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('amounts outside the limits are refused before any call, and amounts at a limit pass', async ({
  customer,
  accounts,
  pay,
  sandbox,
}) => {
  const small = /This amount for this Payment Type is too small\..*helpdesk on [\d ]+/;
  const big = /This amount exceeds the limit for this Payment Type\..*helpdesk on [\d ]+/;
  const daily = 'The transfer requested is above the daily limit and will not be processed.';
  const count = 'The transfer requested is above the daily amount of transactions limit and will not be processed.';
  await customer.begin('accounts', { persona: 'low-limits' });
  const before = await balancesListed(accounts, sandbox);
  await pay.open();
  await pay.payees.first().click();
  await pay.reference.fill('Rent');
  const says = async (amount: string, words: RegExp | string) => {
    await pay.amount.fill(amount);
    await pay.goOn.click();
    await expect(pay.errors).toContainText(words);
    await expect(pay.amount).toHaveAccessibleDescription(words instanceof RegExp ? words : new RegExp(words));
  };
  await says('', 'How much would you like to pay?');
  await says('9.99', small);
  await says('400.01', big);
  expect(await callsOf(sandbox, 'createPayment')).toEqual([]);
  await pay.amount.fill('10');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();

  // Half of the day's £800.00 had been used, and £10.00 since.
  await accounts.page.getByRole('link', { name: 'Pay someone else' }).click();
  await pay.accounts.first().click();
  await pay.payees.first().click();
  await pay.reference.fill('Rent');
  await says('390.01', daily);
  await pay.amount.fill('20');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();

  // The fourth of four payments a day.
  await accounts.page.getByRole('link', { name: 'Pay someone else' }).click();
  await pay.accounts.first().click();
  await pay.payees.first().click();
  await pay.reference.fill('Rent');
  await says('10', count);
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(2);
  await accounts.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  await expect.poll(() => movedSince(before, accounts, sandbox)).toEqual([-30_00]);
});

test('a pasted amount is understood or refused with a message', async ({ page, customer, context, pay, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await customer.begin('payments/make');
  await pay.accounts.first().click();
  await pay.payees.first().click();
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await pay.amount.press('ControlOrMeta+a');
    await pay.amount.press('ControlOrMeta+v');
  };
  await paste('£1,234');
  await expect(pay.amount).toHaveValue('1234');
  for (const text of ['1,50', '12,50', '1.234', '1e3', '１２']) {
    await paste(text);
    await expect(pay.amount).toHaveAccessibleDescription(new RegExp(`“${text}” cannot be read as an amount`));
    await expect(pay.amount).toHaveValue('1234');
  }
  // Dropped text is treated as pasted.
  await pay.amount.evaluate((field: HTMLInputElement) => {
    field.setRangeText('12,50', 0, field.value.length);
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }));
  });
  await expect(pay.amount).toHaveAccessibleDescription(/“12,50” cannot be read as an amount/);
  await expect(pay.amount).toHaveValue('1234');
  await paste('1,234.56');
  await expect(pay.amount).toHaveValue('1234.56');
  await expect(pay.amount).toHaveAccessibleDescription('');
  await pay.amount.press('End');
  await pay.amount.press('Backspace');
  await expect(pay.amount).toHaveValue('1234.5');
  // Grouped when left, and read as the same amount again.
  await pay.amount.blur();
  await expect(pay.amount).toHaveValue('1,234.50');
  await pay.amount.press('Home');
  await pay.amount.pressSequentially('2');
  await expect(pay.amount).toHaveValue('21234.50');
  await pay.amount.blur();
  await pay.reference.fill('Hay');
  await pay.goOn.click();
  await expect(page.getByRole('region', { name: 'Confirm', exact: true })).toContainText('£21,234.50');
  expect(await callsOf(sandbox, 'createPayment')).toEqual([]);
});

test('payees that fail to load show an error, not an empty list, and load on retry', async ({
  page,
  customer,
  pay,
}) => {
  await customer.begin('payments/make', { bank: 'fault:listPayeeGroups@nonsense#1' });
  await pay.accounts.first().click();
  await expect(pay.alert).toContainText('Your payees could not be shown.');
  await expect(page.getByText('This account has no payees yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pay.payees.first()).toBeVisible();
  await expect(pay.alert).toHaveCount(0);
});

test('nothing can be sent while the limits or payees are unavailable', async ({ page, customer, pay, sandbox }) => {
  await customer.begin('payments/make', { bank: 'fault:getPartyLimits@500#1,listPayeeGroups@offline#1' });
  await pay.accounts.first().click();
  await expect(pay.alert).toContainText('Your payees could not be shown.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await pay.payees.first().click();
  await expect(pay.alert).toContainText('so you cannot make a payment yet');
  await pay.amount.fill('10');
  await pay.reference.fill('Hay');
  await pay.reference.press('Enter');
  await pay.goOn.click({ force: true });
  await expect(pay.heading('Payment details')).toBeVisible();
  expect(await callsOf(sandbox, 'createPayment')).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pay.alert).toHaveCount(0);
  await expect(pay.amount).toHaveValue('10.00');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
});
