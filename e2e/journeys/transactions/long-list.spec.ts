import type { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';
import { rowCells, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

test('thousands of rows scroll under fixed headings with few rendered, and the focus stays in place', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:current}', { persona: 'long-history' });
  const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  expect(czItems.length).toBeGreaterThan(3000);
  const words = czItems.toReversed().map(rowCells);
  await transactions.hidePending.waitFor();
  const pending = await transactions.pending.getByRole('row').count();
  await expect(transactions.table).toHaveAttribute('aria-rowcount', String(words.length + pending + 1));
  expect(await transactions.rows.count()).toBeLessThanOrEqual(80);
  expect((await transactions.top()).slice(0, 10)).toEqual(words.slice(0, 10));

  const drawer = transactions.drawer(transactions.rows.first());
  await drawer.focus();
  const focused = await drawer.elementHandle();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 5000);
  await expectFurtherDown(transactions, words);
  await expect(transactions.headings.nth(1)).toBeInViewport({ ratio: 1 });
  expect(await focused?.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await transactions.rows.count()).toBeLessThanOrEqual(81);

  // Beside the sandbox's panel only part of the page scrolls.
  await page.getByRole('button', { name: 'Sandbox: no real money' }).click();
  await expect(page.getByRole('complementary', { name: 'Sandbox' }).getByRole('tab').first()).toBeVisible();
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 5000);
  await expectFurtherDown(transactions, words);
  await expect(transactions.headings.nth(1)).toBeInViewport({ ratio: 1 });
  expect(await transactions.rows.count()).toBeLessThanOrEqual(81);
});

/** The row in the middle of the window is far down and matches the bank's transaction. */
async function expectFurtherDown(transactions: TransactionsScreen, words: readonly (readonly string[])[]) {
  await expect(async () => {
    const [index, cells] = await transactions.middle();
    expect(index).toBeGreaterThan(60);
    expect(cells).toEqual(words[index]);
  }).toPass();
}

test('from the end of a long list one press leads back to its search', async ({ page, customer, transactions }) => {
  await customer.begin('accounts/{account:current}', { persona: 'long-history' });
  await transactions.rows.first().waitFor();
  const up = page.getByRole('button', { name: 'Back to the top of the list' });
  const search = page.getByRole('searchbox', { name: 'Search title or reference' });
  await page.getByRole('button', { name: 'SHOW MORE' }).scrollIntoViewIfNeeded();
  await expect(search).not.toBeInViewport();
  await up.click();
  await expect(search).toBeInViewport();
});
