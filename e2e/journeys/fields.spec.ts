import { expect, test } from '../test.ts';

// The first of March in London and still the last of February on the device.
const link = 'persona:private-customer;signin:yes;clock:2026-03-01T00:30;freeze:yes';

test('a range of dates is picked, typed, or taken from a shortcut, and counts only when it is applied', async ({
  page,
  transactions,
  sandbox,
}) => {
  await transactions.open('current', link);
  const asked = async () => (await sandbox.calls('listDemandDepositTransactions')).length;
  const picker = await transactions.pickDates();
  const expectRange = async (from: string, to: string) => {
    await expect(picker.from).toHaveValue(from);
    await expect(picker.to).toHaveValue(to);
  };
  await expect(picker.months).toHaveCount(2);
  await expectRange('23/02/26', '01/03/26');

  // Picks set the first day and the last in turn; a first day after the last makes both that day.
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

  // What is no date changes nothing, and is said.
  for (const typed of ['31/02/24', 'abc']) {
    await picker.from.fill(typed);
    await picker.from.press('Tab');
    await expectRange('01/02/26', '28/02/26');
    await expect(picker.dialog.getByRole('status')).toContainText(`“${typed}” is not a date`);
  }
  await picker.from.fill('29/02/24');
  await picker.from.press('Tab');
  await expectRange('29/02/24', '28/02/26');
  await picker.cancel.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates Any date');
  expect(await asked()).toBe(1);

  await transactions.pickDates();
  await expectRange('23/02/26', '01/03/26');
  await picker.apply.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates 23rd Feb 2026 - 1st Mar 2026');
  await transactions.settled();
  expect(await asked()).toBe(2);
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect(transactions.dates).toHaveAccessibleName('Dates Any date');
  await expect(transactions.dates).toBeFocused();

  await page.setViewportSize({ width: 960, height: 740 });
  await transactions.pickDates();
  await expect(picker.months).toHaveCount(2);
  await picker.shortcut('Previous Month').click();
  // A narrower window has the browser's own fields, and what was being chosen in them.
  await page.setViewportSize({ width: 959, height: 740 });
  await expect(picker.months).toHaveCount(0);
  await expect(picker.from).toHaveAttribute('type', 'date');
  await expect(picker.from).toHaveValue('2026-02-01');
  expect(await sandbox.breaches()).toEqual([]);
});

test('an amount keeps what can be one as it is typed, and is written out when it is left', async ({
  page,
  transactions,
  sandbox,
}) => {
  await transactions.open('savings', link);
  for (const [typed, kept, left] of [
    ['0012x.3.45', '12.34', '12.34'],
    ['£1,250', '1250', '1250.00'],
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
  expect(await sandbox.breaches()).toEqual([]);
});
