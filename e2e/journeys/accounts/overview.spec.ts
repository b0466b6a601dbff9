import { expectAccessible } from '#e2e/support/axe.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { formatMoney, minorOf, signedMinorOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const pounds = (minor: number) => formatMoney({ currency: 'GBP', amount: minor / 100 });

test('the overview greets, adds up what the customer has and owes, and tells what is new and what leaves', async ({
  page,
  customer,
  accounts,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts', { clock: '2026-03-03T09:30' });
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByText('Good morning, Leo')).toBeVisible();

  await test.step('the sums are those of the balances that the bank gave', async () => {
    const { accounts: given } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
    const balances = given.flatMap(({ currentBalance }) => (currentBalance ? [minorOf(currentBalance)] : []));
    const have = balances.filter((minor) => minor >= 0).reduce((sum, minor) => sum + minor, 0);
    await expect(accounts.sums('You have')).toHaveText(pounds(have));
    const lending = accounts.group('Lending');
    const owed = await lending.getByRole('definition').allTextContents();
    const sum = owed.reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0);
    await expect(accounts.sums('You owe')).toHaveText(pounds(sum));
    await expect(lending.getByText('Available')).toHaveCount(0);
  });

  await test.step('a row and the band tell of the transactions since the last visit', async () => {
    const line = accounts.matters.filter({ hasText: 'since your last visit' });
    await expect(line).toBeVisible();
    const calls = await callsOf(sandbox, 'listDemandDepositTransactions');
    expect(calls.length).toBe(3);
    const current = accounts.row("L D'Averell Current Account");
    const mark = (await current.getByText(/^\d+ new$/).textContent()) ?? '';
    const said = (await line.getByRole('paragraph').textContent()) ?? '';
    const account = await current.getByRole('link').first().getAttribute('href');
    await expect(line.getByRole('link', { name: 'See them on the account' })).toHaveAttribute('href', account ?? '');

    await accounts.titles.first().click();
    await transactions.loaded();
    const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
    const news = czItems.filter(({ transactionDate }) => transactionDate >= '2026-03-03').map(signedMinorOf);
    expect(mark).toBe(`${news.length} new`);
    const out = news.reduce((sum, minor) => sum - minor, 0);
    expect(said).toBe(`${news.length} new transactions since your last visit on 2 March 2026: ${pounds(out)} out.`);
    await page.goBack();
  });

  await test.step('the menu of a row offers first what can be done with the account', async () => {
    await accounts.menu('Rainy day').click();
    const ways = accounts.row('Rainy day').getByRole('link').filter({ hasText: ' for Rainy day' });
    await expect(ways).toHaveText([/^Internal Transfer/, /^Statements/, /^Upcoming payments/]);
    await expectAccessible(page, ways.first());
    await page.keyboard.press('Escape');
    await expect(ways).toHaveCount(0);
  });

  await test.step('what leaves leads to the upcoming payments, messages to the mailbox', async () => {
    await expect(accounts.matters.filter({ hasText: 'is due to leave in the next 30 days' })).toContainText(
      /£[\d,]+\.\d\d/,
    );
    await expectAccessible(page, accounts.matters.first());
    await page.getByRole('link', { name: 'See them in upcoming payments' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'The next 30 days' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Read it' }).click();
    await expect(page).toHaveURL(/\/secure-mail\/f\/inbox/);
  });
});

test('sums of two currencies stand apart, and hidden balances are hidden in them, too', async ({
  page,
  customer,
  accounts,
}) => {
  await customer.begin('accounts', { persona: 'racing-owner' });
  await expect(accounts.sums('You have')).toHaveCount(2);
  await expect(accounts.sums('You have').nth(1)).toContainText(/^\$[\d,.]+\sUSD and €[\d,.]+\sEUR$/);
  // Too many accounts to ask each of them what is new.
  await expect(accounts.matters.filter({ hasText: 'due to leave' })).toBeVisible();
  await expect(accounts.matters.filter({ hasText: 'new transaction' })).toHaveCount(0);
  await expect(accounts.row('Kentucky')).toContainText(/\$[\d,.]+\sUSD/);
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(accounts.sums('You have').first()).toContainText('Balance hidden');
  await expect(page.getByRole('main').getByText(/[$€]\d/)).toHaveCount(0);
});

test('a row says where what is available includes an overdraft, unless balances are hidden', async ({
  page,
  customer,
  accounts,
}) => {
  await customer.begin('accounts');
  const includes = page.getByRole('main').getByText('includes overdraft');
  await expect(accounts.row("L D'Averell Current Account").getByText('includes overdraft')).toBeVisible();
  await expect(includes).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide balances' }).click();
  await expect(includes).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu of a row opens clear of the bar below, and the page stays where it is', async ({ page, customer }) => {
    await customer.begin('accounts');
    const openers = page.getByRole('button', { name: /^More for/ });
    await expect(openers.first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    for (const opener of await openers.all()) {
      await opener.hover();
      const scrolled = await page.evaluate(() => scrollY);
      await opener.click();
      const last = page.getByRole('link', { name: 'Reorder accounts' });
      await expect(last).toBeVisible();
      const [end, start] = await Promise.all([last, bar].map((each) => each.boundingBox()));
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.keyboard.press('Escape');
    }
  });
});

test('bonds that mature soon are told of, the first by name', async ({ page, customer, accounts }) => {
  await customer.begin('accounts', { persona: 'many-accounts', clock: '2026-03-03T09:30' });
  const bonds = accounts.matters.filter({ hasText: 'matures on' });
  await expect(bonds).toHaveText(/^4 bonds mature soon\. H Inglecombe 1 Year Bond matures on 6 March 2026\./);
  await bonds.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'H Inglecombe 1 Year Bond' })).toBeVisible();
});

test('a failure of what stands around the balances leaves them in place', async ({ page, customer, accounts }) => {
  await customer.begin('accounts', {
    clock: '2026-03-03T09:30',
    bank: 'fault:listDemandDepositTransactions@500,listInstructions@500',
  });
  await expect(accounts.matters.filter({ hasText: 'We could not check what is new since' })).toBeVisible();
  await expect(accounts.matters.filter({ hasText: 'Some upcoming payments could not be loaded.' })).toBeVisible();
  await expect(accounts.row('Rainy day')).toContainText('£');
  await expect(page.getByText(/^\d+ new$/)).toHaveCount(0);
});
