import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner', clock: '2026-06-17T10:00' });

test('past files are listed by day and page, and each shows its payments and the way back', async ({
  page,
  customer,
  sandbox,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk');
  await expect(page.getByRole('table', { name: 'Recent uploads' })).toHaveAttribute('aria-rowcount', /^[2-7]$/);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(bulk.heading('All bulk uploads')).toBeFocused();
  await expect(page.getByRole('row', { name: /SUPPLIERS NEXT\.csv.*Under process/ })).toBeVisible();
  const [first] = await sandbox.calls('listBulkFiles').then((calls) => calls.slice(-1));
  expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
    pageNumber: '1',
    pageSize: '25',
    uploadDateStartRange: '2025-06-17',
    uploadDateEndRange: '2026-06-17',
  });
  await page.getByRole('button', { name: /^File error/ }).click();
  await expect(page.getByRole('row', { name: /SUPPLIERS NEXT/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /File error/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^File error/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^All \(/ }).click();
  await expect(page.getByRole('row', { name: /SUPPLIERS NEXT/ })).toBeVisible();
  await customer.visit('payments/bulk/all?from=2026-05-01&to=2026-06-17');
  await expect(page.getByRole('row', { name: /WAGES 2026 05\.csv.*Successful/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /WAGES 2026 03\.csv/ })).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: 'WAGES 2026 05.csv' }));
  await page.keyboard.press('Enter');
  await expect(bulk.heading('WAGES 2026 05.csv')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Payments' })).toHaveAttribute('aria-rowcount', '5');
  await expect(page.getByRole('row', { name: /WAGES.*Successful/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to all uploads' }).click();
  await expect(bulk.heading('All bulk uploads')).toBeVisible();
  await customer.visit(`${new URL(await hrefOf(page)).pathname.slice(1)}?back=auth`);
  await expect(page.getByRole('link', { name: 'Back to authorisations' })).toHaveAttribute(
    'href',
    '/settings/authorisations',
  );
  expect(await callsOf(sandbox, 'uploadBulkFile')).toEqual([]);

  async function hrefOf(on: typeof page): Promise<string> {
    const href = await on
      .getByRole('row', { name: /TRAINERS SPRING/ })
      .getByRole('link')
      .getAttribute('href');
    return new URL(href ?? '', on.url()).href;
  }
});

test('files that cannot be right are refused beside the control, and nothing is lost', async ({
  page,
  customer,
  sandbox,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await bulk.open.click();
  const refusals: readonly [string, string | Buffer, string][] = [
    ['two.names.csv', 'a', 'Please provide only alphanumeric values and spaces for the file name.'],
    ['HAY.pdf', 'a', 'Please choose a file of type .txt, .xls or .csv.'],
    ['EMPTY.csv', '', 'This file is empty.'],
    ['NO SHEET.xls', 'PK', 'This is not an Excel 97-2003 workbook'],
    [
      'RICH.csv',
      'A,601122,20418836,FP,Hay,90000',
      'This account does not have the required funds to make these payments.',
    ],
    ['DEAR.csv', 'A,601122,20418836,FP,Hay,100000.01', 'This amount exceeds the limit for this Payment Type.'],
  ];
  for (const [name, content, message] of refusals) {
    await bulk.choose(name, content);
    await bulk.goOn.click();
    await expect(page.getByRole('dialog').getByText(message).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^Chosen: ${name}`))).toBeVisible();
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await customer.visit('payments/bulk/confirm');
  await expect(page.getByText('There is no file to confirm')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Bulk payments' }).last().click();
  await expect(bulk.open).toBeVisible();
  expect(await callsOf(sandbox, 'createBulkFile')).toEqual([]);
});

test('wrong rows are shown as they stand in the file, and repeats, a file alike and the true day are said before confirming', async ({
  page,
  customer,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', { clock: '2026-06-17T17:30' });
  await bulk.open.click();
  await expect(page.getByRole('dialog')).toContainText(
    'The cut-off for payments on 17/06/2026 has passed. The payments in this file will be dated 18/06/2026.',
  );
  const hay = 'Ashdown Feed,601122,20418836,FP,Hay March,55.75';
  await bulk.choose('WRONG.csv', [hay, 'T Mount,601122,30550122,CHAPS,Shoes,80', ''].join('\r\n'));
  await bulk.goOn.click();
  const wrong = page.getByRole('list', { name: 'Rows to correct' }).getByRole('listitem');
  await expect(wrong).toHaveText(/^Row 2.*T Mount.*CHAPS \(wrong\).*Shoes/);
  await expectAccessible(page, wrong);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });

  await bulk.choose(
    'REPEATS.csv',
    Array.from({ length: 4 }, (_, place) => (place === 2 ? hay.replace('March', 'May') : hay)).join('\r\n'),
  );
  await bulk.goOn.click();
  const confirm = page.getByRole('region', { name: 'Confirm' });
  const said = page.locator('main');
  await expect(said).toContainText(
    'Row 2 repeats row 1, row 4 repeats row 1: the same account, amount and reference. Each is paid.',
  );
  await expect(said).toContainText(
    /SUPPLIERS NEXT\.csv, reference BF\d+, uploaded on 15\/06\/2026, has as many payments and the same total\./,
  );
  await expect(confirm).toContainText('The payments in this file will be dated 18/06/2026.');
  await expect(page.getByRole('row', { name: /4.*Ashdown Feed.*Repeats row 1/ })).toBeVisible();
  await expectAccessible(page, confirm);
  await expectNoSidewaysScroll(page, 360);
});

test('a list says whose turn it is, and a file with errors shows and marks the wrong row', async ({
  page,
  customer,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk');
  const rules = page.getByText('Each row is one payment with six columns, in this order:');
  await expect(rules).toHaveCount(0);
  await page.getByRole('button', { name: 'What a file must be like' }).click();
  await expect(rules).toBeVisible();
  await expect(
    page.getByRole('row', { name: /SUPPLIERS NEXT\.csv .*Under process Awaiting your authorisation/ }),
  ).toBeVisible();
  // Nobody could read it, so nothing in it is counted.
  await expect(
    page.getByRole('row', { name: /SUPPLIERS FEB\.csv 02\/06\/2026 09:30 \d+ BF\d+ +File error No row could be read/ }),
  ).toBeVisible();
  await customer.visit('payments/bulk/all');
  await expect(
    page.getByRole('row', { name: /PRIZES SHARED\.txt.* 5 5 £305\.00 Rejected Declined by an authoriser/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'SUPPLIERS JAN.csv' }).click();
  await expect(bulk.heading('SUPPLIERS JAN.csv')).toBeVisible();
  await expect(page.getByText('Row 3: The reference may contain letters, digits and spaces only.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 is wrong Broken row/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^1 Harrowdale/ })).toBeVisible();
  await expectAccessible(page, page.getByRole('table', { name: 'Payments' }));
  await expectNoSidewaysScroll(page, 360);
});

test('10,000 payments are checked while the page stays alive', async ({ page, customer }) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk');
  const rows = Array.from({ length: 10_000 }, (_, place) => `Payee ${place},601122,20418836,FP,Row ${place},1.01`);
  await bulk.check('MANY.csv', rows);
  await expect(bulk.heading('Confirm bulk payments')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Confirm' })).toContainText('£10,100.00');
  await expect(page.getByRole('table', { name: 'Payments in this file' })).toHaveAttribute('aria-rowcount', '10001');
  expect(await page.getByRole('row').count()).toBeLessThan(80);
});

test('a wrong date stays in its field with the reason, and no other dates are applied', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.begin('payments/bulk/all');
  await page.getByRole('button', { name: /^Uploaded/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Uploaded' });
  const from = dialog.getByLabel('From', { exact: true });
  const to = dialog.getByLabel('To', { exact: true });
  const apply = dialog.getByRole('button', { name: 'Apply Dates' });
  const asked = (await callsOf(sandbox, 'listBulkFiles')).length;
  await from.fill('31/02/26');
  await apply.click();
  await expect(dialog).toContainText('The date 31/02/26 does not exist.');
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('31/02/26');
  await from.fill('10/06/26');
  await to.fill('01/06/26');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This is before the first day, 10/06/26.');
  await apply.click();
  await expect(to).toHaveValue('01/06/26');
  expect(await callsOf(sandbox, 'listBulkFiles')).toHaveLength(asked);
  await to.fill('12/06/26');
  await apply.click();
  await expect(page).toHaveURL(/from=2026-06-10&to=2026-06-12/);
  await customer.visit('payments/bulk/all?from=2026-06-12&to=2026-06-10');
  await expect(page.getByText('Please choose the dates again: the first day is after the last.')).toBeVisible();
});

test('who may not list all uploads is not sent there, and still sees their own files', async ({ page, customer }) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', {
    bank: 'do:forbid~function=bulkView',
  });
  await expect(page.getByRole('table', { name: 'Recent uploads' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All' })).toHaveCount(0);
  await page.getByRole('link', { name: 'SUPPLIERS NEXT.csv' }).click();
  await expect(bulk.heading('SUPPLIERS NEXT.csv')).toBeVisible();
  await page.getByRole('link', { name: 'Back to bulk payments' }).click();
  await expect(bulk.open).toBeVisible();
});

test('why payments of a file were rejected is never cut: on a phone, and in text that the page enlarges to 200 %', async ({
  page,
  customer,
}) => {
  await customer.begin('payments/bulk/all');
  await expect(page.getByRole('row', { name: /SUPPLIERS JAN\.csv.*Some rows have errors/ })).toBeVisible();
  await page.getByRole('link', { name: 'SUPPLIERS JAN.csv' }).click();
  const why = page.getByRole('row', { name: /Broken row/ }).getByRole('cell', { name: /letters, digits and spaces/ });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(why).toBeVisible();
  expect(await why.evaluate((cell) => cell.scrollHeight - cell.clientHeight)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 780 });
  const cards = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expectNoSidewaysScroll(page, 360);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  // Words that break at each letter would make it many times as tall.
  for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThan(160);
});

test.describe('a customer without accounts for it', () => {
  test.use({ persona: 'private-customer' });
  test('is told so', async ({ page, customer }) => {
    await customer.begin('payments/bulk');
    await expect(page.getByText('You have no accounts with bulk upload permission.')).toBeVisible();
    await expect(new BulkScreen(page).open).toHaveCount(0);
  });
});
