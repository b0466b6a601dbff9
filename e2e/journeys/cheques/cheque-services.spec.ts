import { ActivityScreen } from '#e2e/screens/activity/activity.screen.ts';
import { ChequesScreen } from '#e2e/screens/cheques/cheques.screen.ts';
import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import type { Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('a cheque book and a pay-in book are ordered, and both are in the activity log', async ({
  page,
  customer,
  shell,
  sandbox,
}) => {
  const cheques = new ChequesScreen(page);
  const activity = new ActivityScreen(page);
  await customer.begin('accounts');
  await shell.follow('My Accounts', 'Cheque services');
  await expect(cheques.heading).toBeFocused();
  const current = await sandbox.nameOf('current');

  // An only account needs no choosing.
  await expect(cheques.account(cheques.chequeBook)).toContainText(current);
  await expect.poll(() => callsOf(sandbox, 'getAccountAddress')).toMatchObject([{ status: 200 }]);
  const address = (await sandbox.lastAnswer<{ address: { fullName: string; postcode: string } }>('getAccountAddress'))
    .address;
  await expect(cheques.chequeBook).toContainText(address.postcode);
  expect(await callsOf(sandbox, 'orderChequeBook')).toEqual([]);
  await cheques.orderChequeBook.click();
  await expect(cheques.says('Your cheque book is ordered')).toContainText('7 to 10 working days');
  await expect(cheques.says('Your cheque book is ordered')).toContainText(/reference CB26168\d+/);

  // The pay-in book, by keyboard alone.
  await tabTo(page, cheques.orderPayInBook);
  await page.keyboard.press('Enter');
  await expect(cheques.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cheques.dialog).toHaveCount(0);
  await expect(cheques.orderPayInBook).toBeFocused();
  await page.keyboard.press('Enter');
  await cheques.dialog.getByRole('button', { name: 'Order', exact: true }).press('Enter');
  await expect(cheques.dialog).toContainText('Choose an account.');
  await cheques.dialog.getByRole('radio').first().press('Space');
  await cheques.dialog.getByRole('button', { name: 'Order', exact: true }).press('Enter');
  await expect(cheques.dialog).toContainText('Your pay-in book is ordered');
  await expectAccessible(page, cheques.dialog);
  await page.keyboard.press('Escape');

  await customer.goOn('settings/activity-log');
  await expect(activity.row('Types of activity', /Pay-in books ordered\s*Accepted\s*1/)).toBeVisible();
  await activity
    .row('Types of activity', /Cheque books ordered\s*Accepted/)
    .getByRole('link')
    .click();
  await activity
    .row('Activities', /CB26168/)
    .getByRole('link')
    .click();
  await expect(activity.row('Audit', 'Accepted')).toBeVisible();
  await expect(activity.details.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(activity.details.getByRole('button', { name: 'Download eReceipt' })).toHaveCount(0);
});

test('of several accounts one must be chosen before a book is ordered', async ({ page, customer, sandbox }) => {
  const cheques = new ChequesScreen(page);
  await customer.begin('accounts/services', { persona: 'many-accounts' });
  await cheques.orderChequeBook.click();
  await expect(cheques.chequeBook).toContainText('Choose an account.');
  await expect(cheques.service('Cheque status')).toContainText('Choose an account to see its cheques.');
  await cheques.orderPayInBook.click();
  await cheques.dialog.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(cheques.dialog).toContainText('Choose an account.');
  expect(await callsOf(sandbox, 'orderChequeBook')).toEqual([]);
  expect(await callsOf(sandbox, 'orderPayInBook')).toEqual([]);
});

test('unused cheques in a row are one line, and every cheque is one press away', async ({ page, customer }) => {
  const cheques = new ChequesScreen(page);
  await customer.begin('accounts/services');
  await expect(cheques.says(/^The last 50 of \d+ cheques/)).toBeVisible();
  const run = cheques.cheque(/^\d{6}–\d{6}Not Used, \d+ cheques$/);
  await expect(run.first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Cheques' });
  await expect(table).not.toHaveAttribute('aria-rowcount', '51');
  await expectAccessible(page, table);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Show all 50 cheques one by one' }).click();
  await expect(table).toHaveAttribute('aria-rowcount', '51');
  await expect(run).toHaveCount(0);
  await page.getByRole('button', { name: 'Show unused cheques together' }).click();
  await expect(run.first()).toBeVisible();
  // What is looked for is shown one by one.
  await cheques.field('From number').fill('1');
  await expect(run).toHaveCount(0);
});

test('an order for a company waits for another authoriser, and so does its entry in the log', async ({
  page,
  customer,
}) => {
  const cheques = new ChequesScreen(page);
  const activity = new ActivityScreen(page);
  await customer.begin('accounts/services?accountId={account:current}', { persona: 'maker' });
  await cheques.orderChequeBook.click();
  await expect(cheques.says('Your order awaits authorisation')).toContainText('Another authoriser must approve');
  await customer.goOn('settings/activity-log/type/CBR?status=PENDING_APPROVAL');
  await activity.row('Activities', 'Pending authorisation').first().getByRole('link').click();
  await expect(activity.row('Audit', 'Awaiting another authoriser')).toBeVisible();
});

test('a cheque that is presented is held, then leaves the account, and is found by its number', async ({
  page,
  customer,
  sandbox,
}) => {
  const cheques = new ChequesScreen(page);
  // Rows are drawn only in and near view.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await customer.begin('accounts/services?accountId={account:current}');
  await expect(cheques.says(/^The last 50 of \d+ cheques/)).toBeVisible();
  await sandbox.doVerb('present-cheque');
  await sandbox.doVerb('stop-cheque');
  await page.reload();
  await expect(cheques.says(/^The last 50 of \d+ cheques/)).toBeVisible();
  const { issuedCheques } = await sandbox.lastAnswer<Wire<'ChequesAnswer'>>('listIssuedCheques');
  const number = issuedCheques?.find(({ statusCode }) => statusCode === 'H')?.id ?? '';
  await cheques.field('From number').fill(String(Number(number) - 3));
  await cheques.field('To number').fill(String(Number(number) + 2));
  await expect(cheques.cheque(number)).toContainText(/Hold.*£85\.00/);
  for (const status of ['Cancelled', 'Not Used', 'Rejected', 'Stopped']) {
    await expect(cheques.cheque(status).first()).toBeVisible();
  }
  await cheques.field('To number').fill('');
  await cheques.field('From number').fill('');

  await cheques.field('Search numbers').fill(`x${number.slice(-3)}`);
  await expect(cheques.field('Search numbers')).toHaveValue(number.slice(-3));
  await expect(cheques.says('1 cheque')).toBeVisible();
  await cheques.field('Search numbers').fill('');
  await cheques.field('From number').fill(String(Number(number) - 1));
  await cheques.field('To number').fill(number);
  await expect(cheques.says('2 cheques')).toBeVisible();
  await cheques.field('To number').fill('1');
  await expect(page.getByText('The last number is below the first.')).toBeVisible();
  await expectNoSidewaysScroll(page, 360);

  // On the account it is pending, and no longer available.
  const token = new URL(page.url()).searchParams.get('accountId');
  await page.setViewportSize({ width: 1280, height: 1800 });
  await customer.visit(`accounts/${token}`);
  await expect(page.locator('main').getByText('£85.00').first()).toBeVisible();
});

test('where the accounts of a service do not load, nothing is said about cheques', async ({ page, customer }) => {
  const cheques = new ChequesScreen(page);
  await customer.begin('accounts/services', { bank: 'fault:listDemandDepositAccounts@500' });
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(page.getByText('None of your accounts has cheques')).toHaveCount(0);
  await controlOf(page).clearFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cheques.orderChequeBook).toBeVisible();
});

test('an order whose answer is lost is looked up, never sent again, and remembered on the next visit', async ({
  page,
  customer,
  sandbox,
}) => {
  const cheques = new ChequesScreen(page);
  await customer.begin('accounts/services?accountId={account:current}');
  await sandbox.failNextCall('orderChequeBook', 'late=30');
  await cheques.orderChequeBook.click();
  await expect(page.getByRole('alert')).toContainText('We do not yet know whether this book has been ordered');
  await cheques.chequeBook.getByRole('button', { name: 'Check again' }).click();
  await expect(cheques.chequeBook.getByRole('button', { name: 'Check again' })).toBeEnabled();
  expect(await sandbox.callCount('orderChequeBook')).toBe(1);

  await page.reload();
  const unresolved = new UnresolvedScreen(page);
  const { news } = unresolved;
  await expect(news).toContainText(/A cheque book was being ordered at .* We do not yet know whether it was\./);
  await expect(news).toContainText(/We will ask the bank again at/);
  // Another for the same account needs a warning first.
  await cheques.orderChequeBook.click();
  const dialog = page.getByRole('dialog', { name: 'You may have ordered this book already' });
  await dialog.getByRole('button', { name: 'Go back' }).click();
  expect(await sandbox.callCount('orderChequeBook')).toBe(1);
  await sandbox.advanceClock('PT30S');
  await unresolved.look();
  await expect(news).toContainText(/The cheque book that was being ordered at .* is ordered\./);
  await unresolved.seen.click();
  await expect(news).toHaveCount(0);
  expect(await sandbox.callCount('orderChequeBook')).toBeLessThanOrEqual(2);
});

test('a second pay-in book is not ordered unwarned, and log-out does not forget the first', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  await customer.begin('accounts/services?accountId={account:current}');
  await sandbox.failNextCall('orderPayInBook', 'late=600');
  const open = page.getByRole('button', { name: 'Order pay-in book' });
  const order = page.getByRole('dialog', { name: 'Order a pay-in book' });
  await open.click();
  await order.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(order.getByRole('alert')).toContainText('We do not yet know whether this book has been ordered');
  await order.getByRole('button', { name: 'Close' }).last().click();
  await open.click();
  await order.getByRole('button', { name: 'Order', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'You may have ordered this book already' });
  await expect(warning).toContainText('we may send you two books');
  await warning.getByRole('button', { name: 'Go back' }).click();
  expect(await sandbox.callCount('orderPayInBook')).toBe(1);
  await page.keyboard.press('Escape');
  await accounts.logOut();
  await expect(page.getByRole('region', { name: 'Requests that were being sent' })).toContainText(
    /A pay-in book was being ordered at/,
  );
});
