import { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { formatDay, minorOf, rowCells, textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('the list shows the bank’s transactions, and direction, amount and category filter it', async ({
  page,
  customer,
  context,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:current}');
  const lines = await lastTransactions(sandbox);
  const debits = lines.filter(({ transactionType }) => transactionType === 'D');
  const credits = lines.filter(({ transactionType }) => transactionType === 'C');

  await test.step('The list shows the newest transactions first', async () => {
    await expect(transactions.headings).toHaveText([
      'Date',
      'Title',
      'Reference',
      'Debit',
      'Credit',
      'Balance',
      'Details',
    ]);
    await expect(transactions.count).toHaveText(`${lines.length} transactions since 20 December 2025`);
    const top = await transactions.top();
    expect(top.length).toBeGreaterThanOrEqual(10);
    expect(top).toEqual(lines.toReversed().slice(0, top.length).map(rowCells));
  });

  await test.step('A direct debit says so in its drawer, opened by mouse and closed by keyboard', async () => {
    const debit = lines.findLast(({ txnCode }) => txnCode === 'DDX');
    const row = transactions.row(textOf(debit?.description ?? '')).first();
    await transactions.drawer(row).click();
    await expect(row).toContainText('KindDirect debit');
    await expect(row.getByRole('link', { name: 'See the direct debit' })).toBeVisible();
    await expect(transactions.drawer(row)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(row).not.toContainText('KindDirect debit');
    await expect(transactions.drawer(row)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('Debits or credits alone are shown, and Back returns to the debits', async () => {
    await transactions.choose('Debits');
    await expectFound(transactions, debits);
    await transactions.choose('Credits');
    await expectFound(transactions, credits);
    await page.goBack();
    await expect(transactions.direction('Debits')).toBeChecked();
    await expectFound(transactions, debits);
    await transactions.choose('All');
  });

  const amount = minorOf(debits.at(-1)?.amountInAccountCurrency ?? { currency: '', amount: Number.NaN });
  const ofThatAmount = lines.filter(({ amountInAccountCurrency }) => minorOf(amountInAccountCurrency) === amount);
  await test.step('Transactions of one amount are found', async () => {
    await transactions.between(String(amount / 100), String(amount / 100));
    await expectFound(transactions, ofThatAmount);
  });

  await test.step('A filtered view can be shared, because its URL holds the filters', async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    const shared = new TransactionsScreen(second);
    await expect(shared.count).toHaveText(new RegExp(`^${ofThatAmount.length} transaction`));
    await shared.openFilters();
    await expect(shared.maximum).toHaveValue((amount / 100).toFixed(2));
    await second.close();
  });

  await test.step('All transactions are shown again once the filters are cleared', async () => {
    await transactions.clearFilters.click();
    await expect(transactions.count).toHaveText(`${lines.length} transactions since 20 December 2025`);
    await expect(transactions.maximum).toHaveValue('');
  });

  await test.step('Two categories are shown together, and each can be removed', async () => {
    await transactions.openFilters();
    await transactions.tag('Cash').click();
    await transactions.tag('Recurring payments').click();
    await expectFound(transactions, ofCodes(lines, 'ATM', 'CSH', 'DDX', 'SOX'));
    await expect(transactions.tag('All')).toHaveAttribute('aria-pressed', 'false');
    await expect(transactions.chips).toHaveText(['Remove Cash', 'Remove Recurring payments']);
    await transactions.chip('Cash').click();
    await expectFound(transactions, ofCodes(lines, 'DDX', 'SOX'));
  });

  await test.step('All takes every category away, and is back once the last one is', async () => {
    await transactions.tag('All').click();
    await expect(transactions.tag('Cash')).toHaveAttribute('aria-pressed', 'false');
    await expect(transactions.count).toHaveText(`${lines.length} transactions since 20 December 2025`);
    await transactions.tag('Card transactions').click();
    await expect(transactions.tag('All')).toHaveAttribute('aria-pressed', 'false');
    await expectFound(transactions, ofCodes(lines, 'CRD', 'CRR'));
    await transactions.tag('Card transactions').click();
    await expect(transactions.tag('All')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('dates and keywords are searched by the bank, and the list shows its answer', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await customer.begin('accounts/transactions/{account:current}');
  const all = await lastTransactions(sandbox);
  const callCount = async () => (await sandbox.calls('listDemandDepositTransactions')).length;

  const picker = await transactions.pickDates();
  await picker.monthBefore.click();
  await picker.day('Monday 4 May 2026').click();
  await picker.day('Friday 15 May 2026').click();
  await picker.apply.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates 4th May 2026 - 15th May 2026');
  await expect(transactions.dates).toBeFocused();
  await transactions.loaded();
  const inMay = await lastTransactions(sandbox, { fromDate: '2026-05-04', toDate: '2026-05-15' });
  await expectFound(transactions, inMay);
  expect(inMay.map(({ transactionDate }) => formatDay(transactionDate)).sort()).toEqual(
    all
      .map(({ transactionDate }) => formatDay(transactionDate))
      .filter((day) => /^(0[4-9]|1[0-5])\/05/.test(day))
      .sort(),
  );
  expect(await callCount()).toBe(2);

  await transactions.pickDates();
  await picker.shortcut('Previous Month').click();
  await picker.cancel.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates 4th May 2026 - 15th May 2026');
  await page.goBack();
  await expect(transactions.dates).toHaveAccessibleName('Dates Any date');
  await expect(transactions.count).toHaveText(`${all.length} transactions since 20 December 2025`);

  // A keyword found in titles only, then one found in references only.
  const titles = all.map(({ description }) => textOf(description).toLowerCase());
  const references = all.map(({ key }) => textOf(key.transactionReferenceNumber).toLowerCase());
  const inTitle = titles.find((title) => !references.some((reference) => reference.includes(title))) ?? '';
  const inReference =
    references.find((words) => /^[a-z ]+\d+$/.test(words) && !titles.some((title) => title.includes(words))) ?? '';
  for (const word of [inTitle, inReference]) {
    const before = await callCount();
    await transactions.search(word);
    const found = all.filter(
      (_, place) => titles[place]?.includes(word) === true || references[place]?.includes(word) === true,
    );
    await expectFound(transactions, found);
    expect(await lastTransactions(sandbox, { description: word })).toHaveLength(found.length);
    const since = (await sandbox.calls('listDemandDepositTransactions')).slice(before);
    expect(since.filter(({ query }) => query.has('description'))).toHaveLength(1);
  }
  await transactions.choose('Debits');
  await expect(page).toHaveURL(/[?&]flag=D/);
  await page.goBack();
  await expect(transactions.direction('All')).toBeChecked();
  await expect(transactions.keyword).toHaveValue(inReference);
  await page.reload();
  await expect(transactions.keyword).toHaveValue(inReference);
  await expect(transactions.count).toContainText('found since');
  // Keywords go to the bank but never into the page's URL.
  const words = new URLSearchParams({ q: inReference }).toString().slice(2);
  expect(addresses.filter((address) => address.includes(words))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(3);
});

test('a payment to a payee is made again from its transaction', async ({ page, customer, transactions, pay }) => {
  await customer.begin('accounts/transactions/{account:current}', { persona: 'low-limits', clock: '2026-06-17T10:00' });
  const payee = 'Mr Kwame Mensah';
  const row = transactions.row(payee).first();
  await transactions.drawer(row).click();
  const again = row.getByRole('link', { name: `Pay again to ${payee}` });
  await again.click();
  await expect(page).toHaveURL(/\/payments\/make\/[^/?]+\?toAccountId=/);
  await expect(page.locator('main')).toContainText(payee);
  await expect(pay.amount).toBeVisible();
});

type Line = Wire<'Transaction'>;

/** The transactions of the bank's last answer, oldest first, after checking part of its query. */
async function lastTransactions(sandbox: SandboxControl, query: Readonly<Record<string, string>> = {}) {
  const call = (await sandbox.calls<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions')).at(-1);
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ searchBy: 'SPD', locale: 'en', ...query });
  return call?.answer.czItems ?? [];
}

/** The list shows exactly these transactions, newest first. */
async function expectFound(transactions: TransactionsScreen, lines: readonly Line[]): Promise<void> {
  expect(lines.length).toBeGreaterThan(0);
  const words = lines.length === 1 ? '1 transaction found' : `${lines.length} transactions found`;
  await expect(transactions.count).toHaveText(new RegExp(`^${words} since`));
  const expected = lines.toReversed().map(rowCells);
  await expect(async () => {
    const shown = await transactions.top();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(expected.slice(0, shown.length));
  }).toPass();
}

function ofCodes(lines: readonly Line[], ...codes: readonly string[]): readonly Line[] {
  return lines.filter(({ txnCode }) => codes.includes(txnCode));
}
