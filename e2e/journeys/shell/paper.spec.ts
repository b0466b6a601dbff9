import type { Page } from '@playwright/test';
import { sheetsOf } from '#e2e/screens/transactions/print.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expect, test } from '#e2e/test.ts';

test('a short page prints on one sheet, and no page ends with a blank one, even while it loads', async ({
  page,
  customer,
  pay,
}) => {
  const paper = onPaper(page);
  await customer.begin('payments/make/{account:current}?toAccountId={payee:saddlecombe-college}');
  await pay.amount.fill('12.50');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
  expect(await paper(false)).toEqual([expect.stringContaining('Payment sent')]);

  await customer.goOn('accounts');
  await expect(page.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const landscape of [false, true]) expect((await paper(landscape)).filter(isBlank)).toEqual([]);

  await customer.goOn('payments/transfer-money');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const landscape of [false, true]) expect(await paper(landscape)).toHaveLength(1);

  await customer.goOn('accounts');

  await controlOf(page).setSwitches({ latency: 20_000 });
  await page.reload();
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  expect(await paper(false)).toEqual([expect.stringContaining('My Accounts')]);
  expect(await paper(true)).toHaveLength(1);
  await controlOf(page).setSwitches({ latency: 'none' });
});

test('a list of hundreds ends with its last row on paper on which a narrow window would show other columns', async ({
  page,
  customer,
  transactions,
}) => {
  await customer.begin('accounts/{account:current}');
  await transactions.loaded();
  for (const landscape of [false, true]) {
    const sheets = await onPaper(page)(landscape);
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter(isBlank)).toEqual([]);
  }
});

function onPaper(page: Page): (landscape: boolean) => Promise<readonly string[]> {
  return async (landscape) => sheetsOf(await page.pdf({ format: 'A4', landscape }));
}

function isBlank(sheet: string): boolean {
  return sheet.trim() === '';
}
