import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { ExportsScreen } from '#e2e/screens/transactions/exports.screen.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { daysAfter, formatDay, minorOf, textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const twentyMonths = { from: '2024-10-18', to: '2026-06-17' };
const refusedByTheBank = /Failed to load resource: the server responded with a status of \d+/;

test('the newest six months download in five formats, and the CSV matches the list', async ({
  page,
  customer,
  sandbox,
}) => {
  const exported = new ExportsScreen(page);
  await customer.begin('accounts/transactions/{account:current}');
  await exported.download.click();
  await expect(exported.days).toHaveText(['17 December 2025', '17 June 2026']);
  await expect(exported.dialog).toContainText(
    'To print or download a different period, please filter the transactions table first.',
  );
  await expect(exported.dialog).not.toContainText('Filters are applied.');
  await expect(exported.formats).toHaveCount(5);
  await expect(exported.format('CSV')).toBeFocused();

  for (const [title, format, name] of [
    ['CSV', 'csv', /^transactions-\d{4}-2025-12-17-to-2026-06-17\.csv$/],
    ['PDF', 'pdf', /^transactions-\d{4}-2025-12-17-to-2026-06-17\.pdf$/],
    ['QuickBooks', 'quickbooks', /^transactions-\d{4}-2025-12-17-to-2026-06-17-quickbooks\.csv$/],
    ['Sage', 'sage', /^transactions-\d{4}-2025-12-17-to-2026-06-17-sage\.csv$/],
    ['Xero', 'xero', /^transactions-\d{4}-2025-12-17-to-2026-06-17-xero\.csv$/],
  ] as const) {
    await exported.format(title).check();
    const file = await exported.saved(exported.start);
    expect(file.name).toMatch(name);
    if (format === 'pdf') expect(file.text.startsWith('%PDF-')).toBe(true);
    const [call] = (await fileCalls(sandbox)).slice(-1);
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      format,
      startDate: '17/12/2025',
      endDate: '17/06/2026',
    });
    await expect(exported.says(`Saved ${file.name}, ${call?.answer.transactionCount} transactions.`)).toBeVisible();
  }
  await exported.close.click();
  await expect(exported.download).toBeFocused();
});

test('twenty months download in four parts without losing or repeating a transaction', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  const exported = new ExportsScreen(page);
  await customer.begin(`accounts/transactions/{account:current}?${new URLSearchParams(twentyMonths)}`);
  await transactions.showAll();
  const listed = (await sandbox.calls<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions'))
    .filter(({ query }) => query.get('searchBy') === 'SPD')
    .toReversed()
    .flatMap(({ answer }) => answer.czItems);

  await exported.download.click();
  await expect(exported.days).toHaveText(['18 October 2024', '17 June 2026']);
  await expect(exported.dialog).toContainText('Filters are applied.');
  const csv = await exported.saved(exported.start);
  expect(csv.name).toMatch(/^transactions-\d{4}-2024-10-18-to-2026-06-17\.csv$/);
  const [headings, ...rows] = parse(csv.text);
  expect(headings).toEqual(['Date', 'Reference', 'Debit', 'Credit', 'Balance']);
  expect(rows).toEqual(listed.map(csvRow));
  await expect(exported.says(`, ${listed.length.toLocaleString('en-GB')} transactions.`)).toBeVisible();

  const calls = await fileCalls(sandbox);
  // Two are on their way at a time, and either may arrive first.
  const pieces = calls.map(({ query }) => [isoDay(query.get('startDate')), isoDay(query.get('endDate'))]).sort();
  expect(pieces).toHaveLength(4);
  expect(pieces[0]?.[0]).toBe(twentyMonths.from);
  expect(pieces[3]?.[1]).toBe(twentyMonths.to);
  const begun = pieces.map(([from]) => from).slice(1);
  expect(begun).toEqual(pieces.slice(0, -1).map(([, to = '']) => daysAfter(to, 1)));

  // PDF parts cannot be merged, which is said before they are fetched.
  await exported.format('PDF').check();
  await expect(exported.says('you will have 4 PDF files in one .zip file')).toBeVisible();
  const zip = await exported.saved(exported.start);
  expect(zip.name).toMatch(/^transactions-\d{4}-2024-10-18-to-2026-06-17\.zip$/);
  const files = Object.entries(unzipSync(zip.bytes));
  expect(files).toHaveLength(4);
  for (const [name, bytes] of files) {
    expect(name).toMatch(/^transactions-\d{4}-[\d-]+-to-[\d-]+\.pdf$/);
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
  }
  await expect(exported.says('It holds 4 PDF files, each of six months or less.')).toBeVisible();
});

test('a download follows the filters, and an empty file is not saved', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  const exported = new ExportsScreen(page);
  await customer.begin(
    `accounts/transactions/{account:current}?${new URLSearchParams({ flag: 'D', min: '20', max: '80', type: 'cardTransactions' })}`,
  );
  await exported.download.click();
  await expect(exported.dialog).toContainText('Filters are applied.');
  const { text } = await exported.saved(exported.start);
  const [, ...rows] = parse(text) as string[][];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(([, , debit, credit]) => Number(debit) >= 20 && Number(debit) <= 80 && credit === '')).toBe(true);
  const [call] = await fileCalls(sandbox);
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    transactionType: 'D',
    fromAmount: '20.00',
    toAmount: '80.00',
    txnCode: 'CRD,CRR',
  });
  await exported.close.click();

  await transactions.between('9999999', '');
  await exported.download.click();
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await exported.start.click();
  await expect(exported.says('No transactions found, so no file was saved.')).toBeVisible();
  expect(saved).toBe(0);
});

test('a failed part is reported with its code, and a retry continues from there', async ({
  page,
  customer,
  sandbox,
}) => {
  const exported = new ExportsScreen(page);
  const faults = ['downloadTransactions@code=DIGX_X#2', 'downloadTransactions@malformed#4'];
  await customer.begin(`accounts/transactions/{account:current}?${new URLSearchParams(twentyMonths)}`, {
    bank: `fault:${faults}`,
  });
  await exported.download.click();
  await exported.start.click();
  await expect(exported.error).toContainText('Error Code: DIGX_X');
  await expect(exported.error).toContainText(/[12] of 4 parts have been received and kept/);
  await exported.tryAgain.click();
  await expect(exported.error).toContainText('the answer could not be read');
  await expect(exported.error).toContainText(/[23] of 4 parts have been received and kept/);
  const { text } = await exported.saved(exported.tryAgain);
  const [, ...rows] = parse(text);
  const calls = await sandbox.callCount('downloadTransactions');
  expect(calls).toBe(6);
  await expect(exported.says(`, ${rows.length.toLocaleString('en-GB')} transactions.`)).toBeVisible();
});

test('Cancel stops the fetch and keeps the parts already fetched; a second Cancel closes the dialog', async ({
  page,
  customer,
  sandbox,
}) => {
  const exported = new ExportsScreen(page);
  await customer.begin(`accounts/transactions/{account:current}?${new URLSearchParams(twentyMonths)}`, {
    bank: 'fault:downloadTransactions@timeout#2',
  });
  await exported.download.click();
  await exported.start.click();
  await expect(exported.says('Fetching 4 of 4')).toBeVisible();
  await expect(exported.progress).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(exported.says('Stopped. Nothing was saved. The parts already received are kept')).toBeVisible();
  await exported.saved(exported.start);
  expect(await sandbox.callCount('downloadTransactions')).toBe(5);
  await expect(exported.progress).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(exported.dialog).toHaveCount(0);
  await expect(exported.download).toBeFocused();
});

test('SHOW MORE widens the download period, and only current and savings accounts offer downloads', async ({
  page,
  customer,
  accounts,
  transactions,
  sandbox,
}) => {
  const exported = new ExportsScreen(page);
  await customer.begin('accounts/transactions/{account:current}');
  await transactions.more();
  await transactions.more();
  await exported.download.click();
  await expect(exported.days).toHaveText(['25 December 2024', '17 June 2026']);
  await exported.aboutPeriod.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('For more than six months, scroll to the bottom of the table and select SHOW MORE.');
  await exported.cancel.click();

  for (const alias of ['savings', 'notice']) {
    await accounts.visit(await sandbox.nameOf(alias));
    await expect(exported.download).toBeVisible();
  }
  for (const alias of ['bond', 'loan', 'mortgage']) {
    await accounts.visit(await sandbox.nameOf(alias));
    await expect(exported.print).toBeVisible();
    await expect(exported.download).toHaveCount(0);
  }
});

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test(`the download dialog is accessible when opened, in progress, failed and saved, ${name}`, {
      tag: '@wide',
    }, async ({ page, customer, expectComplaint }) => {
      expectComplaint(refusedByTheBank);
      const exported = new ExportsScreen(page);
      const faults = ['downloadTransactions@timeout#2', 'downloadTransactions@500#5'];
      await customer.begin(`accounts/transactions/{account:savings}?${new URLSearchParams(twentyMonths)}`, {
        bank: `fault:${faults}`,
      });
      await exported.download.click();
      await expectAccessible(page, exported.dialog);
      await exported.start.click();
      await expectAccessible(page, exported.progress);
      await exported.cancel.click();
      await exported.start.click();
      await expectAccessible(page, exported.error);
      await exported.saved(exported.tryAgain);
      await expectAccessible(page, exported.says('Saved'));
    });
  });
}

function fileCalls(sandbox: SandboxControl) {
  return sandbox.calls<Wire<'TransactionFileAnswer'>>('downloadTransactions');
}

/** `2026-06-17` from `17/06/2026`. */
function isoDay(day: string | null): string {
  return (day ?? '').split('/').reverse().join('-');
}

/** The CSV row expected for a transaction. */
function csvRow(line: Wire<'Transaction'>): readonly string[] {
  const { key, description, transactionType, amountInAccountCurrency, runningBalance, transactionDate } = line;
  const reference = textOf(key.transactionReferenceNumber) || textOf(description);
  const amount = plain(minorOf(amountInAccountCurrency));
  const sides = transactionType === 'D' ? [amount, ''] : ['', amount];
  return [
    formatDay(transactionDate),
    reference.replace(/^[=+\-@\t\r]/, "'$&"),
    ...sides,
    plain(minorOf(runningBalance)),
  ];
}

function plain(minor: number): string {
  return (minor / 100).toFixed(2);
}
