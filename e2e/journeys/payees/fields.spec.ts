import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: '2026-03-01T00:30' });

// 1 March in London, still 28 February on the device.

test('a date range is picked, typed or taken from a shortcut, and takes effect only when applied', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:current}');
  const callCount = async () => (await sandbox.calls('listDemandDepositTransactions')).length;
  const picker = await transactions.pickDates();
  const expectRange = async (from: string, to: string) => {
    await expect(picker.from).toHaveValue(from);
    await expect(picker.to).toHaveValue(to);
  };
  await expect(picker.months).toHaveCount(2);
  await expectRange('23/02/26', '01/03/26');

  // Picks set the first and last day in turn; a first day after the last sets both.
  await picker.day('Tuesday 10 February 2026').click();
  await picker.day('Friday 20 February 2026').click();
  await expectRange('10/02/26', '20/02/26');
  await picker.day('Wednesday 25 February 2026').click();
  await expectRange('25/02/26', '25/02/26');

  await picker.shortcut('Yesterday').click();
  await expectRange('28/02/26', '28/02/26');
  await picker.shortcut('Last 7 Days').click();
  await expectRange('23/02/26', '01/03/26');
  await picker.shortcut('Previous Month').click();
  await expectRange('01/02/26', '28/02/26');
  await picker.shortcut('Previous Month').click();
  await expectRange('01/01/26', '31/01/26');
  await picker.shortcut('Next Month').click();
  await expectRange('01/02/26', '28/02/26');

  // An invalid date stays in its field, is described there, and is never applied.
  for (const [typed, says] of [
    ['31/02/24', 'The date 31/02/24 does not exist'],
    ['abc', '“abc” is not a date'],
  ] as const) {
    await picker.from.fill(typed);
    await picker.from.press('Tab');
    await expectRange(typed, '28/02/26');
    await expect(picker.from).toHaveAccessibleDescription(new RegExp(says));
    await picker.apply.click();
    await expect(picker.dialog).toBeVisible();
    expect(await callCount()).toBe(1);
  }
  await picker.from.fill('29/02/24');
  await picker.from.press('Tab');
  await expectRange('29/02/24', '28/02/26');
  await picker.cancel.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates Any date');
  expect(await callCount()).toBe(1);

  await transactions.pickDates();
  await expectRange('23/02/26', '01/03/26');
  await picker.apply.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates 23rd Feb 2026 - 1st Mar 2026');
  await transactions.loaded();
  expect(await callCount()).toBe(2);
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect(transactions.dates).toHaveAccessibleName('Dates Any date');
  await expect(transactions.dates).toBeFocused();

  await page.setViewportSize({ width: 960, height: 740 });
  await transactions.pickDates();
  await expect(picker.months).toHaveCount(2);
  await picker.shortcut('Previous Month').click();
  // A narrow window has room for one month, and keeps the choice so far.
  await page.setViewportSize({ width: 959, height: 740 });
  await expect(picker.months).toHaveCount(1);
  await expect(picker.from).toHaveAttribute('type', 'text');
  await expect(picker.from).toHaveValue('01/02/26');
});

test('an amount field accepts valid characters only and formats the amount when left', async ({
  page,
  customer,
  transactions,
}) => {
  await customer.begin('accounts/transactions/{account:savings}');
  await transactions.openFilters();
  for (const [typed, kept, left] of [
    ['0012x.3.45', '12.34', '12.34'],
    ['£1,250', '1250', '1,250.00'],
    ['.5', '.5', '0.50'],
    ['9.', '9.', '9.00'],
  ] as const) {
    await transactions.minimum.fill('');
    await transactions.minimum.pressSequentially(typed);
    await expect(transactions.minimum).toHaveValue(kept);
    await page.keyboard.press('Tab');
    await expect(transactions.minimum).toHaveValue(left);
  }
  await expect(page).toHaveURL(/[?&]min=9\.00/);
});

test('digit fields accept only digits up to their length, typed or pasted', async ({
  page,
  customer,
  newPayee,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await customer.begin('payments/payees/new');
  await newPayee.accountNumber.pressSequentially('12a34-5678 99');
  await expect(newPayee.accountNumber).toHaveValue('12345678');
  // A digit typed into a full field is rejected, and the caret stays.
  await newPayee.accountNumber.press('Home');
  await newPayee.accountNumber.pressSequentially('x');
  await newPayee.accountNumber.press('Delete');
  await newPayee.accountNumber.pressSequentially('9');
  await expect(newPayee.accountNumber).toHaveValue('92345678');
  await page.evaluate(() => navigator.clipboard.writeText('No. 3192-6819, please'));
  await newPayee.accountNumber.press('ControlOrMeta+a');
  await newPayee.accountNumber.press('ControlOrMeta+v');
  await expect(newPayee.accountNumber).toHaveValue('31926819');

  const pin = new CredentialsScreen(page, 'transaction PIN');
  await customer.begin(pin.path);
  for (const field of [pin.current, pin.next, pin.confirm]) {
    await field.pressSequentially('2a5 807');
    await expect(field).toHaveValue('2580');
  }
});

test('an error that appears on leaving a field does not move the button being pressed', async ({
  page,
  customer,
  newPayee,
}) => {
  await customer.begin('payments/payees/new');
  await newPayee.accountNumber.fill('1234567');
  await newPayee.submit.scrollIntoViewIfNeeded();
  const { x, y, width } = (await newPayee.submit.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // Press at the upper edge, where a shift would miss the button.
  await page.mouse.move(x + width / 2, y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(newPayee.errors).toContainText('The account number should be 8 digits');
  await expect(newPayee.errors).toContainText('What is the name of the payee?');
});
