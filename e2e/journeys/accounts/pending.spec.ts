import type { AccountScreen } from '#e2e/screens/accounts/account.screen.ts';
import type { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { formatDay, formatMoney, minorOf, signedMinorOf, textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('pending transactions reduce the available balance and are booked once, to the penny, on their day', async ({
  page,
  customer,
  account,
  transactions,
  sandbox,
}) => {
  // Five minutes before the bank books.
  await customer.begin('accounts/{account:current}', { clock: '2026-06-17T04:55' });
  await transactions.loaded();
  await expectAnswered(sandbox, 1);
  const before = await seen(sandbox);
  await expectPending(transactions, before.pending);
  const due = before.pending.filter(({ valueDate }) => valueDate === '2026-06-17');
  expect(due.length).toBeGreaterThan(0);
  expect(due.length).toBeLessThan(before.pending.length);
  await expectBalances(account, before);

  await sandbox.advanceClock('PT6M');
  await page.reload();
  await transactions.loaded();
  await expectAnswered(sandbox, 2);
  const after = await seen(sandbox);
  await expectBalances(account, after);
  expect(after.pending).toEqual(before.pending.filter((line) => !due.includes(line)));
  await expectPending(transactions, after.pending);

  // Each adds one transaction of its amount; with everything else booked they explain the whole change.
  const added = after.lines.slice(before.lines.length);
  expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines);
  for (const { description, debitAmount } of due) {
    const booked = added.filter((line) => line.description === description && line.transactionType === 'D');
    expect(booked.map(({ amountInAccountCurrency }) => amountInAccountCurrency)).toEqual([debitAmount]);
    const row = transactions.rows
      .filter({ hasText: textOf(description) })
      .filter({ hasText: formatMoney(debitAmount) });
    await expect(row.first()).toContainText('17/06/2026');
  }
  const moved = added.reduce((sum, line) => sum + signedMinorOf(line), 0);
  expect(moved).toBeLessThanOrEqual(-heldFor(due));
  expect(after.balance - before.balance).toBe(moved);
  expect(after.available - before.available).toBe(moved + heldFor(due));
});

test('hidden pending transactions stay hidden after a reload and on other accounts until shown again', async ({
  page,
  customer,
  accounts,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/{account:current}', { persona: 'racing-owner', clock: '2026-06-17T04:55' });
  await expect(transactions.pendingLines).not.toHaveCount(0);
  await transactions.hidePending.click();
  await expect(transactions.pendingLines).toHaveCount(0);
  await page.reload();
  await expect(transactions.showPending).toBeVisible();
  await accounts.visit(await sandbox.nameOf('house'));
  await expect(transactions.showPending).toBeVisible();
  await expect(transactions.pendingLines).toHaveCount(0);
  await transactions.showPending.click();
  const { czPendingTransactionItems: pending } =
    await sandbox.lastAnswer<Wire<'PendingTransactionsAnswer'>>('listPendingTransactions');
  await expectPending(transactions, pending);
});

test('pending transactions come first in the list, say that they may change, and are filtered as the others are', async ({
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/{account:current}', { persona: 'racing-owner', clock: '2026-06-17T04:55' });
  await transactions.loaded();
  const { czPendingTransactionItems: pending } =
    await sandbox.lastAnswer<Wire<'PendingTransactionsAnswer'>>('listPendingTransactions');
  const [first] = pending;
  if (first === undefined) throw new Error('Nothing is pending');
  await expect(transactions.pendingHeading).toHaveText(`Pending transactions (${pending.length})`);
  await expect(transactions.pending).toContainText('These have not cleared and may change.');
  const groups = transactions.table.getByRole('rowgroup');
  await expect(groups.nth(1)).toHaveAccessibleName('Pending transactions');

  const amount = minorOf(first.creditDebitFlag === 'D' ? first.debitAmount : first.creditAmount) / 100;
  await transactions.between(String(amount), String(amount));
  await expect(transactions.count.or(transactions.says('No results found'))).toBeVisible();
  await expectPending(
    transactions,
    pending.filter(
      (line) => minorOf(line.creditDebitFlag === 'D' ? line.debitAmount : line.creditAmount) === amount * 100,
    ),
  );
  // The bank gives them no type.
  await transactions.tag('Cash').click();
  await expect(transactions.pending).toHaveCount(0);
  await transactions.clearFilters.click();
  await expectPending(transactions, pending);
});

test('pending transactions are refetched when the unfiltered list grows, never for a filtered one', async ({
  customer,
  transactions,
  sandbox,
}) => {
  const callCount = async () => (await sandbox.calls('listPendingTransactions')).length;
  await customer.begin('accounts/transactions/{account:current}');
  await expect(transactions.pending).toBeVisible();
  expect(await callCount()).toBe(1);
  await transactions.more();
  await expect.poll(callCount).toBe(2);

  await transactions.choose('Debits');
  const narrowed = (await transactions.count.textContent()) ?? '';
  await transactions.more();
  await expect(transactions.count).not.toHaveText(narrowed);
  // Once the next step back is answered, all calls of the list have been made.
  await transactions.more();
  expect(await callCount()).toBe(2);
});

test('pending transactions that fail to load are left out without an error', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:current}', { bank: 'fault:listPendingTransactions@500' });
  const answers = async () => (await sandbox.calls('listPendingTransactions')).map(({ status }) => status);
  await expect.poll(answers).toContain(500);
  const { czItems: lines } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  await expect(transactions.count).toHaveText(`${lines.length} transactions since 20 December 2025`);
  await expect(transactions.rows.first()).toBeVisible();
  await expect(transactions.pending).toHaveCount(0);
  await expect(transactions.error).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

type Pending = Wire<'PendingTransaction'>;

/** The page has loaded that often, and each time the bank has answered all that it asks about the account. */
async function expectAnswered(sandbox: SandboxControl, times: number): Promise<void> {
  for (const operationId of ['getDemandDepositAccount', 'listDemandDepositTransactions', 'listPendingTransactions']) {
    await expect.poll(() => sandbox.callCount(operationId), operationId).toBeGreaterThanOrEqual(times);
  }
}

/** The bank's last answer about the account, amounts in pence. */
async function seen(sandbox: SandboxControl) {
  const { demandDepositAccountDTO: details } =
    await sandbox.lastAnswer<Wire<'DemandDepositAnswer'>>('getDemandDepositAccount');
  const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  const { czPendingTransactionItems } =
    await sandbox.lastAnswer<Wire<'PendingTransactionsAnswer'>>('listPendingTransactions');
  return {
    details,
    lines: czItems,
    pending: czPendingTransactionItems,
    balance: minorOf(details.currentBalance),
    available: minorOf(details.availableBalance),
  };
}

/** Available balance: the booked balance less pending amounts, plus the overdraft. */
async function expectBalances(
  account: AccountScreen,
  { details, pending, balance, available }: Awaited<ReturnType<typeof seen>>,
) {
  const overdraft = details.overDraftLimit.sanctionedLimitAmount;
  await expect(account.fact('Balance')).toHaveText(formatMoney(details.currentBalance));
  await expect(account.fact('Available balance')).toHaveText(formatMoney(details.availableBalance));
  await expect(account.fact('Overdraft limit')).toHaveText(formatMoney(overdraft));
  expect(available).toBe(balance + minorOf(overdraft) - heldFor(pending));
}

function heldFor(pending: readonly Pending[]): number {
  return pending.reduce((sum, { debitAmount }) => sum + minorOf(debitAmount), 0);
}

/** Exactly these transactions, newest first. */
async function expectPending(transactions: TransactionsScreen, pending: readonly Pending[]): Promise<void> {
  await transactions.showAllPending();
  await expect(transactions.pendingLines).toHaveCount(pending.length);
  const expected = pending.map(
    ({ description, transactionDate, valueDate, creditDebitFlag, debitAmount, creditAmount }) => [
      formatDay(transactionDate),
      `${textOf(description)}${formatDay(transactionDate)} · due to clear ${formatDay(valueDate)}`,
      '',
      creditDebitFlag === 'D' ? formatMoney(debitAmount) : '',
      creditDebitFlag === 'D' ? '' : formatMoney(creditAmount),
      '',
    ],
  );
  const shown = await transactions.pendingCells();
  expect(shown.map(String).sort()).toEqual(expected.map(String).sort());
  const days = shown.map(([day = '']) => day.split('/').reverse().join());
  expect(days).toEqual(days.toSorted().reverse());
}
