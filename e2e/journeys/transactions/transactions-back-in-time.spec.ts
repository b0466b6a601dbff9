import type { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { daysAfter, daysIn, minorOf, signedMinorOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const today = '2026-06-17';

test('SHOW MORE goes back to the opening day in the steps of each kind of account, and the balances add up', async ({
  page,
  customer,
  accounts,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:savings}', { clock: `${today}T10:00` });
  await expectWholeHistory(sandbox, transactions, { of: 'DemandDeposit', steps: [180, 180] });

  // A filtered list ends with its own message, shown once.
  await transactions.openFilters();
  await transactions.tag('Interest and charges').click();
  await expect(transactions.says('No more results for given filters')).toBeVisible();
  await expect(transactions.says('End of results')).toHaveCount(0);
  await transactions.between('9999999', '');
  await expect(transactions.says('No results found. Change the filters for more results.')).toBeVisible();
  await expect(transactions.says('No more results')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);

  for (const [alias, of, ...steps] of [
    ['bond', 'TermDeposit', 30, 365],
    ['loan', 'Loan', 30, 365],
    ['mortgage', 'Loan', 730, 730],
  ] as const) {
    await accounts.visit(await sandbox.nameOf(alias));
    await expectWholeHistory(sandbox, transactions, { of, steps });
  }
});

test('one press skips empty years until it finds transactions, stops at 2016, and says when there are none', async ({
  customer,
  accounts,
  account,
  transactions,
  sandbox,
}) => {
  const callCount = async () => (await callsByDate(sandbox, 'DemandDeposit')).length;
  await customer.begin('accounts/transactions/{account:trust-prizes}', {
    persona: 'many-accounts',
    clock: `${today}T10:00`,
  });
  // Prize money is paid once a year, and this year's is paid today.
  await expect(transactions.rows).toHaveCount(1);
  expect(await callCount()).toBe(1);
  await transactions.more();
  await expect(transactions.rows).toHaveCount(2);
  expect(await callCount()).toBe(3);
  await expectWindows(sandbox, { of: 'DemandDeposit', steps: [180, 180] });

  // Unused for fourteen months: its transactions load without a press.
  await accounts.visit(await sandbox.nameOf('dormant'));
  await transactions.loaded();
  await expect(transactions.count).toContainText(' since ');
  await expect.poll(callCount).toBe(6);

  await accounts.visit(await sandbox.nameOf('empty'));
  await expect(account.fact('Balance')).toHaveText('£0.00');
  await expect(transactions.says('No data to show')).toBeVisible();
  await expect(transactions.showMore).toHaveCount(0);
  await expect(transactions.count).toHaveCount(0);

  // Opened in 2012, but transactions begin in 2016.
  await accounts.visit(await sandbox.nameOf('savings'));
  await transactions.loaded();
  await transactions.showAll();
  await expect(transactions.says('End of results')).toBeVisible();
  await expect(transactions.count).toContainText('since 1 January 2016');
  const { accounts: listed } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  expect(listed.some(({ openingDate }) => openingDate?.startsWith('2012'))).toBe(true);
  const days = (await callsByDate(sandbox, 'DemandDeposit')).map(({ query }) => query.get('fromDate') ?? '');
  expect(days.sort()[0]).toBe('2016-01-01');
});

interface OfKind {
  readonly of: 'DemandDeposit' | 'Loan' | 'TermDeposit';
  /** Days in the first window and in each later one. */
  readonly steps: readonly [first: number, next: number];
}

async function callsByDate(sandbox: SandboxControl, of: OfKind['of']) {
  const calls = await sandbox.calls<Wire<'TransactionsAnswer'>>(`list${of}Transactions`);
  return calls.filter(({ query }) => query.get('searchBy') === 'SPD');
}

/** Loads the whole list, then compares rows, windows and amounts with the wire. */
async function expectWholeHistory(sandbox: SandboxControl, transactions: TransactionsScreen, kind: OfKind) {
  await transactions.loaded();
  await transactions.showAll();
  await expect(transactions.says('End of results')).toBeVisible();
  await expect(transactions.showMore).toHaveCount(0);
  const calls = await expectWindows(sandbox, kind);
  const lines = calls.toReversed().flatMap(({ answer }) => answer.czItems);
  const words = lines.length === 1 ? '1 transaction' : `${lines.length} transactions`;
  await expect(transactions.count).toHaveText(new RegExp(`^${words} since`));
  let booked = 0;
  for (const line of lines) {
    booked += signedMinorOf(line);
    expect(minorOf(line.runningBalance)).toBe(booked);
  }
  const { accounts } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  const balances = accounts.map(({ currentBalance, outstandingLoanDetailsDTO: owed }) =>
    minorOf(
      owed === undefined ? currentBalance : { ...owed.outstandingAmount, amount: -owed.outstandingAmount.amount },
    ),
  );
  expect(balances).toContain(booked);
}

/** The calls about the account opened last cover each day back from today once, in windows of that size. */
async function expectWindows(sandbox: SandboxControl, { of, steps }: OfKind) {
  const all = await callsByDate(sandbox, of);
  const calls = all.slice(all.findLastIndex(({ query }) => query.get('toDate') === today));
  let expectedTo = today;
  calls.forEach(({ query }, place) => {
    const [from, to] = [query.get('fromDate') ?? '', query.get('toDate') ?? ''];
    expect(to).toBe(expectedTo);
    const days = place === 0 ? steps[0] : steps[1];
    if (place < calls.length - 1) expect(daysIn(from, to)).toBe(days);
    else expect(daysIn(from, to)).toBeLessThanOrEqual(days);
    expectedTo = daysAfter(from, -1);
  });
  return calls;
}
