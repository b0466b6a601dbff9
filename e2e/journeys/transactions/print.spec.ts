import { ExportsScreen } from '#e2e/screens/transactions/exports.screen.ts';
import { PrintScreen, sheetsOf } from '#e2e/screens/transactions/print.screen.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { rowCells, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const twentyMonths = { from: '2024-10-18', to: '2026-06-17' };
const refusedByTheBank = /Failed to load resource: the server responded with a status of \d+/;

test('printing and PDF contain the newest six months and nothing else', async ({ page, customer, sandbox }) => {
  const paper = new PrintScreen(page);
  await paper.watchPrinting();
  await customer.begin('accounts/transactions/{account:current}');
  await paper.open.click();
  await expect(paper.days).toHaveText(['17 December 2025', '17 June 2026']);
  await expect(paper.dialog).toContainText(
    'To print or download a different period, please filter the transactions table first.',
  );
  await expect(paper.dialog).not.toContainText('Filters are applied.');
  await expect(paper.print).toBeFocused();
  await paper.print.click();
  await expect(paper.says('Ready to print')).toBeVisible();
  await expect.poll(() => paper.timesPrinted()).toBe(1);

  const { accounts } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  const lines = await linesTold(sandbox, 1);
  const printed = await paper.paper();
  expectSheets(printed, lines);
  expect(await paper.titleWhilePrinting()).toMatch(/^Transactions of .+, 17 December 2025 to 17 June 2026$/);
  await expect(page).toHaveTitle(/Online Banking$/);
  const file = await new ExportsScreen(page).saved(paper.savePdf);
  expect(file.name).toMatch(/^transactions-\d{4}-2025-12-17-to-2026-06-17\.pdf$/);
  const sheets = await sheetsOf(file.bytes);
  expectSheets(sheets, lines);
  await expect(paper.says(`Saved ${file.name}, ${lines.length} transactions.`)).toBeVisible();

  // Sort code and account number are shown in full, as in downloads: only receipts mask them.
  const whole = [...printed, ...sheets].join('\n');
  expect(whole).toContain('60-93-03');
  expect(whole).toContain(
    accounts.find(({ displayName }) => displayName?.endsWith('Current Account'))?.id.displayValue,
  );
  expect(whole).not.toContain('**');
  expect(await paper.timesPrinted()).toBe(1);
  await paper.close.click();
  await expect(paper.open).toBeFocused();
  expect((await paper.paper()).join('\n')).not.toContain('Page 1 of');

  // Download gives the same document under the same name.
  const exported = new ExportsScreen(page);
  await exported.download.click();
  await exported.format('PDF').check();
  const downloaded = await exported.saved(exported.start);
  expect(downloaded.name).toBe(file.name);
  const undated = (texts: readonly string[]) => texts.map((text) => text.replace(/Created [^\n]+/, ''));
  expect(undated(await sheetsOf(downloaded.bytes))).toEqual(undated(sheets));
});

test('printing follows the filters, and an empty list is not printed', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  const paper = new PrintScreen(page);
  await paper.watchPrinting();
  await customer.begin(
    `accounts/transactions/{account:current}?${new URLSearchParams({ ...twentyMonths, flag: 'D', type: 'cardTransactions' })}`,
  );
  await paper.open.click();
  await expect(paper.days).toHaveText(['18 October 2024', '17 June 2026']);
  await expect(paper.dialog).toContainText('Filters are applied.');
  await paper.print.click();
  await expect(paper.says('Ready to print')).toBeVisible();
  const lines = (await linesTold(sandbox, 4)).filter(
    ({ transactionType, txnCode }) => transactionType === 'D' && ['CRD', 'CRR'].includes(txnCode),
  );
  const sheets = await paper.paper();
  expectSheets(sheets, lines);
  expect(sheets.join('\n')).toContain('Filters are applied.');
  expect(sheets.join('\n')).not.toContain('brought forward');
  await paper.close.click();

  await transactions.between('9999999', '');
  await paper.open.click();
  await paper.print.click();
  await expect(paper.says('No transactions found, so there is nothing to print.')).toBeVisible();
  expect(await paper.timesPrinted()).toBe(1);
});

test('a failed or damaged part is reported and not printed without, and a retry continues from there', async ({
  page,
  customer,
  sandbox,
}) => {
  const paper = new PrintScreen(page);
  await paper.watchPrinting();
  // The first call is the list's own.
  const faults = ['listDemandDepositTransactions@code=DIGX_X#3', 'listDemandDepositTransactions@nonsense#5'];
  await customer.begin(`accounts/transactions/{account:current}?${new URLSearchParams(twentyMonths)}`, {
    bank: `fault:${faults}`,
  });
  await paper.open.click();
  await paper.print.click();
  await expect(paper.error).toContainText('Error Code: DIGX_X');
  await expect(paper.error).toContainText('Nothing was printed or saved.');
  await paper.tryAgain.click();
  await expect(paper.error).toContainText('could not be read, and a list without');
  expect(await paper.timesPrinted()).toBe(0);
  await paper.tryAgain.click();
  await expect(paper.says('Ready to print')).toBeVisible();
  await expect.poll(() => paper.timesPrinted()).toBe(1);
  // One call for the list, four parts, two of them retried.
  expect(await sandbox.callCount('listDemandDepositTransactions')).toBe(7);
});

test('Cancel stops the fetch and keeps the parts already fetched; a second Cancel closes the dialog', async ({
  page,
  customer,
  sandbox,
}) => {
  const paper = new PrintScreen(page);
  await paper.watchPrinting();
  await customer.begin(`accounts/transactions/{account:current}?${new URLSearchParams(twentyMonths)}`, {
    bank: 'fault:listDemandDepositTransactions@timeout#3',
  });
  await paper.open.click();
  await paper.print.click();
  await expect(paper.says('Fetching 2 of 4')).toBeVisible();
  await expect(paper.progress).toBeVisible();
  // A call that is stopped before it has left meets no fault.
  await expect.poll(() => sandbox.callCount('listDemandDepositTransactions')).toBe(3);
  await page.keyboard.press('Escape');
  await expect(paper.says('Stopped. Nothing was printed or saved.')).toBeVisible();
  await paper.print.click();
  await expect(paper.says('Ready to print')).toBeVisible();
  expect(await sandbox.callCount('listDemandDepositTransactions')).toBe(6);
  await expect(paper.dialog).toContainText('Save as PDF gives 4 PDF files in one .zip file');
  await page.keyboard.press('Escape');
  await expect(paper.dialog).toHaveCount(0);
});

test('transactions of a mortgage, for which the bank makes no files, are printed and saved without balances', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const paper = new PrintScreen(page);
  await paper.watchPrinting();
  await customer.begin('accounts/transactions/{account:current}');
  await accounts.visit(await sandbox.nameOf('mortgage'));
  await paper.open.click();
  await paper.print.click();
  await expect(paper.says('Ready to print')).toBeVisible();
  expect((await paper.paper()).join('\n')).not.toContain('Balance');
  const file = await new ExportsScreen(page).saved(paper.savePdf);
  const sheets = await sheetsOf(file.bytes);
  expect(sheets.join('\n')).not.toContain('Balance');
  await expect(paper.says(/^Saved .+, \d+ transactions on \d+ pages?\.$/)).toBeVisible();
  expect(await sandbox.callCount('downloadTransactions')).toBe(0);
});

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test(`the print dialog is accessible when opened, in progress, failed and ready, ${name}`, {
      tag: '@wide',
    }, async ({ page, customer, expectComplaint }) => {
      expectComplaint(refusedByTheBank);
      const paper = new PrintScreen(page);
      await paper.watchPrinting();
      const faults = ['listDemandDepositTransactions@timeout#3', 'listDemandDepositTransactions@500#4'];
      await customer.begin(`accounts/transactions/{account:savings}?${new URLSearchParams(twentyMonths)}`, {
        bank: `fault:${faults}`,
      });
      await paper.open.click();
      await expectAccessible(page, paper.dialog);
      await paper.print.click();
      await expectAccessible(page, paper.progress);
      await paper.cancel.click();
      await paper.print.click();
      await expectAccessible(page, paper.error);
      await paper.tryAgain.click();
      await expectAccessible(page, paper.says('Ready to print'));
    });
  });
}

/** The transactions in that many of the bank's last answers, oldest first. */
async function linesTold(sandbox: SandboxControl, pieces: number): Promise<readonly Wire<'Transaction'>[]> {
  const calls = await sandbox.calls<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  return calls.slice(-pieces).flatMap(({ answer }) => answer.czItems);
}

/** Twenty-five rows on the first sheet and twenty-nine on each later one, oldest first. */
function expectSheets(sheets: readonly string[], lines: readonly Wire<'Transaction'>[]): void {
  expect(lines.length).toBeGreaterThan(25);
  expect(sheets).toHaveLength(1 + Math.ceil((lines.length - 25) / 29));
  for (const [place, sheet] of sheets.entries()) {
    expect(sheet).toContain(`Page ${place + 1} of ${sheets.length}`);
    const first = place === 0 ? 0 : 25 + 29 * (place - 1);
    const expected = lines.slice(first, place === 0 ? 25 : first + 29).map(rowCells);
    expect(datesOf(sheet)).toEqual(expected.map(([date]) => date));
    const written = plain(sheet);
    for (const cells of expected) {
      for (const cell of cells.slice(2, 5)) expect(written).toContain(plain(cell));
    }
  }
}

/** The date of each row. */
function datesOf(sheet: string): readonly string[] {
  return sheet.match(/^\d{2}\/\d{2}\/\d{4}$/gm) ?? [];
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '');
}
