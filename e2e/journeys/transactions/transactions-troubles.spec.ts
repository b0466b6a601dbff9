import { formatLongDay, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('each failure of SHOW MORE is reported, keeps the loaded list and can be retried', async ({
  customer,
  transactions,
  sandbox,
}) => {
  const troubles = [
    { fault: '500', says: 'Error: Could not load results', code: 'DIGX_PROD_DEF_0000' },
    { fault: 'code=DIGX_X', says: 'Error: Could not load results', code: 'DIGX_X' },
    { fault: 'offline', says: 'There is a network issue' },
    { fault: 'malformed', says: 'the answer could not be read' },
    { fault: 'html-blocked', says: 'blocked on its way to us', code: 'SBX-40412' },
  ];
  // Every other call fails in another way, so each retry succeeds.
  const faults = troubles.map(({ fault }, place) => `listDemandDepositTransactions@${fault}#${2 * place + 1}`);
  await customer.begin('accounts/transactions/{account:current}', { bank: `fault:${faults}` });
  let had = 0;
  for (const { says, code } of troubles) {
    await expect(transactions.error).toContainText(says);
    if (code === undefined) await expect(transactions.error).not.toContainText('Error Code:');
    else await expect(transactions.error).toContainText(`Error Code: ${code}`);
    await expect(transactions.says('Loading data...')).toHaveCount(0);
    await expect(transactions.says('End of results')).toHaveCount(0);
    await expect(transactions.showMore).toHaveCount(0);
    expect(await transactions.counted()).toBe(had);
    await transactions.tryAgain.click();
    await transactions.loaded();
    await expect(transactions.error).toHaveCount(0);
    expect(await transactions.counted()).toBeGreaterThan(had);
    had = await transactions.counted();
    await transactions.more();
  }
  await transactions.showAll();
  await expect(transactions.says('End of results')).toBeVisible();

  // Each day was fetched exactly once despite the failures.
  const calls = await sandbox.calls<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  const arrived = new Map(
    calls.flatMap(({ query, status, answer }) => (status === 200 ? [[query.get('toDate'), answer.czItems]] : [])),
  );
  const lines = [...arrived.values()].flat();
  expect(await transactions.counted()).toBe(lines.length);
  expect(new Set(lines.map(({ key }) => `${key.subSequenceNumber} ${key.transactionReferenceNumber}`)).size).toBe(
    lines.length,
  );
});

test('unreadable transactions are counted in a message, and the readable ones are shown', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:savings}', {
    bank: 'fault:listDemandDepositTransactions@nonsense#1',
  });
  const calls = await sandbox.calls<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  const [spoilt, whole] = calls.filter(({ query }) => query.get('searchBy') === 'SPD');
  const notice = `${spoilt?.answer.czItems.length} transactions could not be shown`;
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice).getByRole('link', { name: '0113 496 0300' })).toBeVisible();
  expect(await transactions.counted()).toBe(whole?.answer.czItems.length);
  await transactions.more();
  await expect(page.getByText(notice)).toBeVisible();
});

test('an unknown account or a token of another session causes no call and links back to the accounts', async ({
  page,
  customer,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts/{account:current}');
  await expect(account.fact('Overdraft limit')).toContainText('£');
  const { pathname } = new URL(page.url());
  for (const open of [
    () => customer.begin(pathname.slice(1), { clock: '2026-06-18T10:00' }),
    () => customer.visit('accounts/AB%2F..%2F12'),
    () => customer.visit('accounts/transactions/AB12'),
  ]) {
    await open();
    await expect(account.unknown).toBeVisible();
    await expect(page.getByText('60-93-03')).toHaveCount(0);
    const targets = (await sandbox.journal()).flatMap((entry) =>
      entry.kind === 'request' ? [entry.request.target] : [],
    );
    expect(
      targets.filter((target) => target.includes(pathname.split('/').at(-1) ?? '') || target.includes('AB')),
    ).toEqual([]);
  }
  await page.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
});

test('an invalid filter is explained at its field, and the list stays unfiltered', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:current}');
  const whole = (await transactions.count.textContent()) ?? '';
  const { accounts } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  const [opened = ''] = accounts.map(({ openingDate = '' }) => formatLongDay(openingDate));
  for (const { from, to, says } of [
    { from: '2026-06-10', to: '2026-06-01', says: 'Choose a first day that is not after the last' },
    { from: '2026-02-31', to: '2026-06-01', says: 'Choose the dates again: “2026-02-31” is not a date' },
    {
      from: '2012-01-01',
      to: '2026-06-01',
      says: `Choose a first day on or after ${opened}, when the account was opened`,
    },
  ]) {
    await customer.visit(`accounts/transactions/{account:current}?${new URLSearchParams({ from, to })}`);
    await expect(transactions.dates).toHaveAccessibleDescription(says);
    await expect(transactions.dates).toHaveAccessibleName('Dates Any date');
    await expect(transactions.count).toHaveText(whole);
  }
  await transactions.clearFilters.click();
  await expect(transactions.dates).toHaveAccessibleDescription('');
  await expect(page).not.toHaveURL(/from=/);

  // Days before the account opened and future days cannot be chosen.
  const picker = await transactions.pickDates();
  await expect(picker.day(weekdayOf('2026-06-17'))).toBeEnabled();
  await expect(picker.day(weekdayOf('2026-06-18'))).toBeDisabled();
  await picker.cancel.click();

  await transactions.between('20', '10');
  await expect(transactions.maximum).toHaveAccessibleDescription('Enter £20.00 or more, or lower the minimum amount');
  await expect(transactions.maximum).toHaveAttribute('aria-invalid', 'true');
  await expect(transactions.minimum).not.toHaveAttribute('aria-invalid');
  await transactions.clearFilters.click();

  await transactions.search('ab');
  await expect(transactions.filters.getByRole('status')).toHaveText('Type 1 more character to search');
  await expect(transactions.count).toHaveText(whole);
  const calls = await sandbox.calls('listDemandDepositTransactions');
  expect(calls.filter(({ query, status }) => query.has('description') || status !== 200)).toEqual([]);
});

/** `Thursday 18 June 2026`. */
function weekdayOf(day: string): string {
  const weekday = new Date(`${day}T12:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday} ${formatLongDay(day)}`;
}
