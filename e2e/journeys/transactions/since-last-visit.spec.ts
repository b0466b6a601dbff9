import { daysAfter, formatLongDay, minorOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

for (const width of [1280, 360]) {
  test(`transactions since the last visit are marked, counted and added up, ${width} px wide`, async ({
    page,
    customer,
    transactions,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await customer.begin('accounts/{account:current}');
    await transactions.loaded();
    const { userProfile } = await sandbox.lastAnswer<Wire<'ProfileAnswer'>>('getProfile');
    const lastVisit = userProfile.lastLoginTime.slice(0, 10);
    const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
    // The bank gives no time of day: what was booked on the day of the visit may have been seen.
    const fresh = czItems.filter(({ transactionDate }) => transactionDate.slice(0, 10) >= daysAfter(lastVisit, 1));
    expect(fresh.length).toBeGreaterThan(0);

    const sums = (['C', 'D'] as const).map((flag) => {
      const amounts = fresh.filter(({ transactionType }) => transactionType === flag);
      const minor = amounts.reduce((sum, line) => sum + minorOf(line.amountInAccountCurrency), 0);
      const words = `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
      return minor === 0 ? [] : [`${words} ${flag === 'C' ? 'in' : 'out'}`];
    });
    const words = `${fresh.length} new since ${formatLongDay(lastVisit)}: ${sums.flat().join(', ')}`;
    await expect(transactions.news).toHaveText(words);
    const shown = await transactions.rows.or(transactions.cards).count();
    expect(shown).toBeGreaterThan(fresh.length);
    await expect(transactions.newRows).toHaveCount(fresh.length);

    // A filtered list does not say what all of them are.
    await transactions.search('zzz');
    await expect(transactions.news).toHaveCount(0);
  });
}
