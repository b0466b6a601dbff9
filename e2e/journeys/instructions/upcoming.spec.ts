import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { UpcomingScreen } from '#e2e/screens/payments/upcoming.screen.ts';
import { violationsOn } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import type { Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: '2026-03-03T09:30' });

const [future, orders, debits] = ['Future payments', 'Standing orders and regular transfers', 'Direct debits'] as const;
const closed = 'Closed payments';

/** Moves the bank's clock, with the customer still logged in. */
async function goTo({ page }: SandboxControl, moment: string): Promise<void> {
  await controlOf(page).setClock(moment, 'kept');
}

/** Booked balances in pence, by alias. */
async function balances({ page }: SandboxControl): Promise<Readonly<Record<string, number>>> {
  const known = await controlOf(page).balances();
  if (known.outcome === 'refused') throw new Error(known.reason);
  return Object.fromEntries(known.balances.map(({ alias, balanceMinor }) => [alias, balanceMinor]));
}

/** What moves on the customer's accounts at that moment, in pence by alias. */
async function movedAt(sandbox: SandboxControl, day: string): Promise<Readonly<Record<string, number>>> {
  await goTo(sandbox, `${day}T05:59`);
  const before = await balances(sandbox);
  await goTo(sandbox, `${day}T06:00`);
  const after = await balances(sandbox);
  const moved = Object.entries(after).map(([alias, minor]) => [alias, minor - (before[alias] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, minor]) => minor !== 0));
}

test('what is edited, cancelled and stopped is what happens when the clock passes the runs', async ({
  page,
  customer,
  sandbox,
}) => {
  const upcoming = new UpcomingScreen(page);
  await customer.begin('payments/upcoming');
  await page.getByRole('button', { name: 'See it day by day' }).click();
  await expect(page.getByRole('heading', { name: 'The next 30 days' })).toBeFocused();
  await expect(upcoming.row('Piano')).toContainText('11/03/2026');
  await expect(upcoming.row('RAINY DAY')).toContainText('Monthly');
  await expect(upcoming.row('RAINY DAY')).toContainText('Until further notice');

  await upcoming.action('RAINY DAY', 'Edit').click();
  await expect(page).toHaveURL(/\/payments\/upcoming\/edit\/[0-9A-F]+$/);
  await expect(upcoming.amount).toHaveValue('200.00');
  await upcoming.amount.fill('251.5');
  await upcoming.reference.fill('No. 7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please provide only alphanumeric values').first()).toBeVisible();
  await upcoming.reference.fill('WET DAY');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your changes' })).toBeFocused();
  await page.getByRole('button', { name: 'Confirm changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regular transfer updated' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to upcoming payments' }).click();
  await expect(upcoming.row('WET DAY')).toContainText('£251.50');

  await upcoming.action('Piano', 'Cancel').click();
  const dialog = upcoming.dialog('Cancel future payment');
  await dialog.getByRole('button', { name: 'Keep future payment' }).click();
  await expect(upcoming.row('Piano')).toBeVisible();
  await upcoming.action('Piano', 'Cancel').click();
  await dialog.getByRole('button', { name: 'Cancel future payment' }).click();
  await expect(upcoming.said.filter({ hasText: 'has been cancelled' })).toBeFocused();
  // It keeps its place to say so.
  await expect(upcoming.row('Miss Verity Calloway')).toContainText('This future payment has been cancelled.');
  await expect(upcoming.action('Miss Verity Calloway', 'Cancel')).toHaveCount(0);
  await expect(upcoming.over(closed, 'Piano')).toContainText(/03\/03\/2026.*Cancelled/);
  await upcoming.row('Miss Verity Calloway').getByRole('button', { name: 'See closed payments' }).click();
  await expect(upcoming.section(closed).getByRole('list')).toBeFocused();
  await upcoming.search.fill('tallow');
  await upcoming.action('Tallow Mobile', 'Stop').click();
  await upcoming.dialog('Stop direct debit').getByRole('button', { name: 'Stop direct debit' }).click();
  await expect(upcoming.over(closed, 'Tallow Mobile')).toContainText('Cancelled');
  // The last that was closed is the first of them.
  await expect(upcoming.section(closed).getByRole('listitem').first()).toContainText('Tallow Mobile');

  await page.getByRole('button', { name: 'Clear Search upcoming payments' }).click();
  expect(await movedAt(sandbox, '2026-03-11'), 'the payment was cancelled').toEqual({});
  expect(await movedAt(sandbox, '2026-03-13')).toEqual({ current: -251_50, savings: 251_50 });
  await page.reload();
  await upcoming.loaded();
  await expect(upcoming.row('WET DAY')).toContainText('13/04/2026');
});

test('a standing order that the balance does not cover is foretold, missed, shown and written about', async ({
  page,
  customer,
  sandbox,
}) => {
  // The bank asks for a code with a 417.
  const upcoming = new UpcomingScreen(page);
  await customer.begin('payments/upcoming', { bank: 'otp:204816' });
  await upcoming.action('WAGES', 'Edit').click();
  await upcoming.edit('95000', 'BIG ONE');
  const code = new ChallengeScreen(page, 'code');
  await code.box(1).click();
  await page.keyboard.type('204816');
  await code.confirm.click();
  await page.getByRole('link', { name: 'Back to upcoming payments' }).click();
  await expect(page.getByRole('figure')).toContainText(/The balance runs short on 26\/03\/2026, by £/);

  expect(await movedAt(sandbox, '2026-03-26'), 'nothing leaves without funds').toEqual({});
  await page.reload();
  await upcoming.loaded();
  await expect(upcoming.row('BIG ONE')).toContainText('Not paid on 26/03/2026');
  await expect(upcoming.row('BIG ONE')).toContainText('27/04/2026');
  // The page asks for its mail last of all.
  const subjects = async () =>
    (await sandbox.lastAnswer<Wire<'MailsAnswer'>>('listMails')).mails?.map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Your standing order to Mrs D Potts Housekeeping was not paid');
});

test('a regular transfer is edited by the rules under which it is set up, and only when something has changed', async ({
  page,
  customer,
  sandbox,
}) => {
  const upcoming = new UpcomingScreen(page);
  await customer.begin('payments/upcoming');
  await upcoming.action('RAINY DAY', 'Edit').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(upcoming.amount).toHaveAccessibleDescription(/Nothing has changed/);
  await upcoming.amount.fill('95000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(upcoming.amount).toHaveAccessibleDescription(/does not have the required funds/);
  await expect(page.getByText(/The payee will see it/)).toHaveCount(0);
  expect(await sandbox.lastAnswer('editInstruction').catch(() => undefined)).toBeUndefined();
  // Setting it up would take no code, however much it is.
  await upcoming.edit('30000', 'RAINY DAY');
  await expect(page.getByRole('heading', { level: 1, name: 'Regular transfer updated' })).toBeFocused();
});

test('lists that fail alike share one box and one retry, and the page works by keyboard and on a small screen', async ({
  page,
  customer,
}) => {
  const upcoming = new UpcomingScreen(page);
  await customer.begin('payments/upcoming', {
    persona: 'racing-owner',
    bank: 'fault:listInstructions@500~1,listInstructions@500~2',
  });
  await expect(page.getByText(/^We could not load your/)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('DIGX_PROD_DEF_0000');
  await expect(upcoming.row('Millrace Energy').first()).toBeVisible();
  await upcoming.view(debits).click();
  await expect(page.getByText(/^We could not load your/)).toHaveCount(0);
  await upcoming.view('All').click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await tabTo(page, upcoming.search);
  await page.keyboard.type('account 4417');
  await expect(upcoming.row('Account 4417')).toContainText('Custom');
  await upcoming.view(debits).click();
  await expect(upcoming.list).toContainText('No direct debits match your search.');
  await upcoming.view('All').click();
  await tabTo(page, upcoming.action('Account 4417', 'Stop'));
  await page.keyboard.press('Enter');
  await expect(upcoming.dialog('Stop standing order')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(upcoming.action('Account 4417', 'Stop')).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);

  await upcoming.action('Account 4417', 'Edit').click();
  await expect(page.getByText('custom frequency')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /^[\d +]+$/ })).toHaveAttribute('href', /^tel:/);
  await page.getByRole('link', { name: 'Back to upcoming payments' }).click();
  await upcoming.loaded();
  await expectNoSidewaysScroll(page, 360);
  await page.getByRole('button', { name: /Show All closed payments/ }).click();
  await expect(upcoming.section(closed).getByRole('listitem')).toHaveCount(12);
});

test('one list by date shows everything, or one of its three kinds', async ({ page, customer }) => {
  const upcoming = new UpcomingScreen(page);
  await customer.begin('payments/upcoming');
  await upcoming.loaded();
  const days = async () => {
    const rows = await upcoming.list.getByRole('row').allTextContents();
    return rows.flatMap((text) => /^\d{2}\/\d{2}\/\d{4}/.exec(text)?.[0].split('/').reverse().join('-') ?? []);
  };
  expect(await days()).toHaveLength(14);
  expect(await days()).toEqual([...(await days())].sort());
  // There is one account to pay from.
  await expect(upcoming.list.getByRole('columnheader', { name: 'From' })).toHaveCount(0);
  for (const [view, count] of [
    [future, 1],
    [orders, 3],
    [debits, 10],
  ] as const) {
    await upcoming.view(view).click();
    await expect(upcoming.view(view)).toHaveAttribute('aria-pressed', 'true');
    await expect(upcoming.list.getByRole('row')).toHaveCount(count + 1);
  }
  await expect(page).toHaveURL(/type=DD/);
  await page.reload();
  await expect(upcoming.list.getByRole('row')).toHaveCount(11);
  for (const width of [320, 360, 600, 960, 1280]) await expectNoSidewaysScroll(page, width);
});
