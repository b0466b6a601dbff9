import { ActivityScreen } from '#e2e/screens/activity/activity.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

test('a payment that was made is in the log with its audit, and its receipt says what left the account', async ({
  page,
  customer,
  accounts,
  pay,
  sandbox,
}) => {
  const activity = new ActivityScreen(page);
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);
  const number = Object.keys(before)[0] ?? '';
  await accounts
    .row(await accounts.firstTitle())
    .getByRole('link', { name: /^Make a Payment/ })
    .click();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review('12.5', 'Supper club');
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeFocused();

  await customer.visit('settings/activity-log');
  await expect(activity.heading('Activity log')).toBeVisible();
  await expect(page.getByText('since 17 December 2025')).toBeVisible();
  // The chart's month and the table's half year are asked for at once, in either order.
  const counts = (await sandbox.calls('countTransactions')).filter(({ query }) => query.get('countFor') === 'all');
  expect(counts.map(({ query }) => `${query.get('fromDate')} to ${query.get('toDate')}`)).toContain(
    '2025-12-17 to 2026-06-17',
  );
  await activity
    .row('Types of activity', /Payments made\s*Accepted/)
    .getByRole('link')
    .press('Enter');

  await expect(activity.heading('Payments made')).toBeFocused();
  await expect(page).toHaveURL(/\/settings\/activity-log\/type\/PC_F_DFT\?status=ACCEPTED$/);
  await expect(page.getByRole('button', { name: /17th May 2026 - 17th Jun 2026/ })).toBeVisible();
  const paid = activity.row('Activities', '£12.50');
  await expect(paid).toContainText('17/06/2026');
  await activity.search.fill('PB');
  await expect(activity.says('Type 3 characters or more')).toBeVisible();
  await activity.search.fill('no such thing');
  await expect(activity.says('No activity matches your search.')).toBeVisible();
  await activity.search.fill('pb26168');
  await expect(activity.says('1 activity in the last month.')).toBeVisible();
  await paid.getByRole('link').click();

  await expect(page).toHaveURL(/\/log\/PB26168\d+\?statusCode=ACCEPTED&typeCode=PC_F_DFT&bit=0$/);
  for (const fact of ['Accepted', '••-••-••', '60-93-03', '£12.50', '17/06/2026']) {
    await expect(activity.details).toContainText(fact);
  }
  await expect(activity.details).not.toContainText('undefined');
  await expect(activity.row('Audit', 'Initiated')).toContainText(/17\/06\/2026 \d\d:\d\d.*Supper club/);
  await expect(activity.row('Audit', 'Accepted')).toContainText('Paddock');
  await expect(activity.details.getByRole('button', { name: 'Print' })).toBeVisible();
  await activity.details.getByRole('button', { name: 'Download eReceipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Download eReceipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(activity.row('Audit', 'Initiated')).toBeVisible();
  await expectNoSidewaysScroll(page, 360);

  await customer.visit('accounts');
  await expect.poll(async () => (await balancesListed(accounts, sandbox))[number]).toBe((before[number] ?? 0) - 12_50);
});

test('the log says where it names no payee, and heads a column of types as such', async ({ page, customer }) => {
  const of = { persona: 'racing-owner', clock: '2026-03-03T09:30' } as const;
  await customer.begin('settings/activity-log/type/PC_F_DFT', of);
  const unnamed = page.getByText(/^The log does not name who \d+ of these went to\./);
  await expect(unnamed).toBeVisible();
  const table = page.getByRole('table', { name: 'Activities' });
  await expect(table.getByRole('columnheader').nth(1)).toHaveText('Payee');
  await expect(table.getByText('Not named').first()).toBeVisible();

  await customer.goOn('settings/activity-log/type/PC_F_SFT');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Date',
    'Type',
    'Account',
    'Status',
    'Amount',
    'Reference',
  ]);
  await expect(unnamed).toHaveCount(0);
});

test('a payment to a payee who was new is named so in the log, with the payee and an e-receipt', async ({
  page,
  customer,
}) => {
  const activity = new ActivityScreen(page);
  await customer.begin('settings/activity-log');
  await activity
    .row('Types of activity', /Payments made\s*Accepted/)
    .getByRole('link')
    .click();
  await activity.search.fill('Eastlingham');
  const paid = activity.row('Activities', /Eastlingham Vets\s*Third Party Payment - Adhoc/);
  await expect(paid).toContainText('09/06/2026');
  await paid.getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1, name: /^Payment: £[\d,.]+ to Eastlingham Vets$/ });
  await expect(heading).toBeVisible();
  await expect(activity.details).toContainText('Third Party Payment - Adhoc');
  await expect(activity.details).toContainText('Eastlingham Vets');
  await expect(activity.details.getByRole('button', { name: 'Download eReceipt' })).toBeVisible();
});

test('entries follow the status and the days that are chosen, and Back returns to those before', async ({
  page,
  customer,
}) => {
  const activity = new ActivityScreen(page);
  await customer.begin('settings/activity-log', { persona: 'racing-owner' });
  // By keyboard alone.
  const type = activity.row('Types of activity', 'Payments made').getByRole('link');
  await tabTo(page, type);
  await page.keyboard.press('Enter');
  const listed = activity.says(/\d+ activities in the last month; \d+ in the last six\.$/);
  await expect(listed).toBeVisible();
  const opening = await listed.textContent();
  await tabTo(page, activity.dates);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yesterday' }).press('Enter');
  await dialog.getByRole('button', { name: 'Apply Dates' }).press('Enter');
  await expect(page).toHaveURL(/from=2026-06-16&to=2026-06-16/);
  await expect(activity.says(/^(No activity in this period\.|\d+ activit(y|ies)\.)$/)).not.toHaveText(opening ?? '');
  const chosen = await page
    .getByRole('status')
    .filter({ hasText: /activit/ })
    .textContent();
  await page.reload();
  await expect(activity.says(chosen ?? '')).toBeVisible();
  await page.goBack();
  await expect(activity.says(opening ?? '')).toBeVisible();
  await activity.status.click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await expect(activity.says('No activity in this period.')).toBeVisible();
  await expect(page).toHaveURL(/status=REJECTED/);
  // Days that are no period are not asked for.
  await customer.visit('settings/activity-log/type/PC_F_DFT?from=2026-06-16&to=2026-01-01');
  await expect(page.getByRole('button', { name: /17th May 2026 - 17th Jun 2026/ })).toBeVisible();
});

test('chart and table count the same six months, and a month without activity leads to them', async ({
  page,
  customer,
}) => {
  const activity = new ActivityScreen(page);
  await customer.begin('settings/activity-log', { persona: 'racing-owner' });
  const rows = page.getByRole('table', { name: 'Types of activity' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const counts = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => Number(row.lastElementChild?.textContent ?? Number.NaN)),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  await expect(page.getByRole('figure', { name: 'Activity by month' })).toContainText(
    `${total} in the last six months, up to today.`,
  );

  const payments = activity.row('Types of activity', /Payments made\s*Accepted/);
  const paid = Number(await payments.getByRole('cell').last().textContent());
  await payments.getByRole('link').click();
  await expect(activity.says(/activit/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the last six months' }).click();
  await expect(page).toHaveURL(/from=2025-12-17&to=2026-06-17/);
  await expect(activity.says(`${paid} activities.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the last six months' })).toHaveCount(0);
});

test('the page stands without a word where the log does not load, and says where an activity is unknown', async ({
  page,
  customer,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const activity = new ActivityScreen(page);
  await customer.begin('settings/activity-log', { bank: 'fault:countTransactions@500,listActivities@500' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(activity.heading('Activity log')).toBeVisible();
  await expect(again).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await customer.goOn('settings/activity-log/type/PC_F_DFT');
  await expect(activity.heading('Payments made')).toBeVisible();
  await expect(again).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await controlOf(page).clearFaults();
  await again.press('Enter');
  await expect(activity.says(/activit/)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(activity.heading('Payments made')).toBeFocused();
  await customer.goOn('settings/activity-log/log/PB9999999999');
  await expect(activity.heading('We could not find this activity')).toBeVisible();
});

test('a payment is listed with its payee, account, state, amount and reference, and an empty month leads to six', async ({
  page,
  customer,
}) => {
  const activity = new ActivityScreen(page);
  await customer.begin('settings/activity-log', { clock: '2026-03-03T09:30' });
  const payments = activity.row('Types of activity', /Payments made\s*Accepted/);
  await expect(payments.getByRole('link')).toHaveText('Payments made');
  await expect(payments.getByRole('cell').nth(1)).toHaveText('0');
  const counted = await payments.getByRole('cell').last().textContent();
  await payments.getByRole('link').click();
  await expect(activity.says(`None in the last month. In the last six: ${counted} activities.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /3rd Sep 2025 - 3rd Mar 2026/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Activities' }).getByRole('row').nth(1)).toContainText(
    /^\d\d\/\d\d\/\d{4}.+\*{4}\d{4}Accepted£[\d,.]+PB\d+$/,
  );
  await expectAccessible(page, page.getByRole('table', { name: 'Activities' }));
  await expectNoSidewaysScroll(page, 360);
});

test('a maker sees what awaits others, read only, and who has done what about it', async ({ page, customer }) => {
  const activity = new ActivityScreen(page);
  await customer.begin('settings/activity-log', { persona: 'maker', clock: '2026-03-03T09:30' });
  await expect(page.getByText('We are not told who can authorise them')).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Awaiting authorisation' });
  await expect(activity.row('Awaiting authorisation', 'Guildhall Auctioneers')).toContainText(
    /02\/03\/2026.*Make a Payment.*\*{4}9411Pending authorisation£12,500\.00PB2606191002/,
  );
  await expect(waiting.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, waiting);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await activity.row('Awaiting authorisation', 'Guildhall Auctioneers').getByRole('link').click();
  await expect(activity.row('Audit', 'Authorised')).toBeVisible();
});
