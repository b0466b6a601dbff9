import { DatePicker } from '#e2e/screens/transactions/date-picker.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';

test('a customer logs in, chooses an entity and logs out with the keyboard alone', async ({
  customer,
  page,
  signIn,
  accounts,
}) => {
  await customer.arrive();
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

  await expect(page.getByRole('link', { name: 'See them in upcoming payments' })).toBeVisible();
  for (const link of (await accounts.matters.getByRole('link').all()).reverse()) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Hide balances' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have logged out' })).toBeFocused();
});

test('a customer finds an account, filters by date, opens a transaction and goes further back with the keyboard alone', async ({
  page,
  customer,
  account,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts');
  await tabTo(page, page.getByRole('link', { name: 'Rainy day' }));
  await page.keyboard.press('Enter');
  await expect(account.heading('Rainy day')).toBeFocused();
  await transactions.loaded();

  await tabTo(page, transactions.showFilters);
  await page.keyboard.press('Enter');
  await tabTo(page, transactions.dates);
  await page.keyboard.press('Enter');
  const picker = new DatePicker(page);
  await expect(picker.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(transactions.dates).toBeFocused();
  await page.keyboard.press('Enter');
  // A year back for the first day, then a year forward for the last.
  await tabTo(page, picker.day('Thursday 11 June 2026'));
  await page.keyboard.press('Shift+PageUp');
  await expect(picker.day('Wednesday 11 June 2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+PageDown');
  await expect(picker.day('Thursday 11 June 2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, picker.apply);
  await page.keyboard.press('Enter');
  await expect(transactions.dates).toBeFocused();
  await expect(transactions.dates).toHaveAccessibleName('Dates 11th Jun 2025 - 11th Jun 2026');
  await transactions.loaded();

  const drawer = transactions.drawer(transactions.rows.first());
  await tabTo(page, drawer);
  await page.keyboard.press('Enter');
  await expect(drawer).toHaveAttribute('aria-expanded', 'true');
  await expect(transactions.rows.first().getByRole('term').first()).toHaveText(
    /^(Paid to|Received from|Description|Date)$/,
  );
  await expect(drawer).toBeFocused();

  await tabTo(page, transactions.showMore);
  await page.keyboard.press('Enter');
  await transactions.loaded();
  await expect(transactions.showMore).toBeFocused();
  await page.keyboard.press('Enter');
  const end = transactions.says('No more results for given filters');
  await expect(end).toBeFocused();

  const calls = await sandbox.calls('listDemandDepositTransactions');
  const ranges = calls.slice(-3).map(({ query }) => [query.get('fromDate'), query.get('toDate')]);
  expect(ranges).toEqual([
    ['2025-12-14', '2026-06-11'],
    ['2025-06-17', '2025-12-13'],
    ['2025-06-11', '2025-06-16'],
  ]);
});
