import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { rowCells, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone an account shows cards, filters open in a panel, and nothing scrolls sideways', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/{account:current}');
  await transactions.loaded();
  await expect(transactions.table).toHaveCount(0);
  const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  await expectCards(czItems);
  await expectNoSidewaysScroll(page, 360);

  const first = transactions.cards.first();
  await transactions.drawer(first).click();
  await expect(first).toContainText('Category');
  await expectNoSidewaysScroll(page, 360);
  await transactions.drawer(first).click();

  // The panel is closed at first, and its dates are typed day first in any browser.
  await expect(transactions.dates).toHaveCount(0);
  await expect(transactions.showFilters).toHaveText('Show Filters');
  await transactions.showFilters.click();
  await expect(transactions.showFilters).toHaveCount(0);
  const picker = await transactions.pickDates();
  await expect(picker.months).toHaveCount(1);
  await expect(picker.from).toHaveAttribute('type', 'text');
  await expect(picker.to).toHaveValue('17/06/26');
  await expectNoSidewaysScroll(page, 360);
  await picker.from.fill('01/06/26');
  await picker.to.fill('10/06/26');
  await picker.apply.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates 1st Jun 2026 - 10th Jun 2026');
  await transactions.loaded();
  const inJune = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  expect(inJune.czItems.length).toBeLessThan(czItems.length);
  await transactions.tag('Card transactions').click();
  await expectNoSidewaysScroll(page, 360);
  await expect(transactions.hideFilters).toHaveText('Hide Filters');
  await transactions.hideFilters.click();
  await expect(transactions.chips).toHaveText(['Remove 1 June 2026 to 10 June 2026', 'Remove Card transactions']);
  await transactions.clearFilters.click();
  await expect(transactions.count).toHaveText(`${czItems.length} transactions since 20 December 2025`);

  /** The same facts as on a wide screen, row by row, each amount as debit or credit. */
  async function expectCards(lines: readonly Wire<'Transaction'>[]): Promise<void> {
    for (const [place, line] of lines.toReversed().slice(0, 5).entries()) {
      const [date = '', title = '', reference = '', debit = '', credit = '', balance = ''] = rowCells(line);
      const card = transactions.cards.nth(place);
      for (const words of [date, title, reference]) await expect(card).toContainText(words);
      await expect(card.getByRole('term')).toHaveText([debit === '' ? 'Credit' : 'Debit', 'Balance']);
      await expect(card.getByRole('definition')).toHaveText([debit || credit, balance]);
    }
  }
});
