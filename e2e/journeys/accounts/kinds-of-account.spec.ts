import type { AccountScreen } from '#e2e/screens/accounts/account.screen.ts';
import { bondFacts, lastBond, lastDemandDeposit, loanFacts, maturityLabels } from '#e2e/support/account-on-wire.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { formatMoney } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('savings, notice, bond, loan and mortgage each show their own details from the bank', async ({
  page,
  customer,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts/{account:savings}');
  await expect(page.getByText('Instant Access', { exact: true })).toBeVisible();
  await account.openDetails();
  await expect(account.labels).toHaveText(['Balance', 'Available balance', 'Overdraft limit', 'Address']);
  await expect(account.fact('Overdraft limit')).toHaveText('£0.00');
  const savings = (await lastDemandDeposit(sandbox)).currentBalance;
  await expect(account.fact('Balance')).toHaveText(formatMoney(savings));
  await expect(page.getByText('To withdraw funds')).toHaveCount(0);

  await accounts.visit(await sandbox.nameOf('notice'));
  await expect(page.getByText('Notice Account', { exact: true })).toBeVisible();
  await expect(account.details).toContainText('To withdraw funds from this account, please call us on 0113 496 0100.');
  await expect(account.details.getByRole('link', { name: '0113 496 0100' })).toHaveAttribute('href', /^tel:/);
  await expect(account.ways).toHaveText(['Statements', upcoming]);
  await expect(account.fact('Balance')).not.toHaveText(formatMoney(savings));
  // The page shows the balance of the list until its own details have come.
  await expect.poll(async () => (await lastDemandDeposit(sandbox)).currentBalance).not.toEqual(savings);
  const notice = await lastDemandDeposit(sandbox);
  await account.expectFacts({
    Balance: formatMoney(notice.currentBalance),
    'Available balance': formatMoney(notice.availableBalance),
  });

  await accounts.visit(await sandbox.nameOf('bond'));
  await expect(page.getByText('Fixed Rate Bond', { exact: true })).toBeVisible();
  await expect(account.fact('Interest rate')).toContainText('%');
  await account.expectFacts(bondFacts(await lastBond(sandbox, account.token)));
  await expect(account.ways).toHaveCount(0);

  for (const [alias, kind] of [
    ['loan', 'Loan'],
    ['mortgage', 'Mortgage'],
  ] as const) {
    await accounts.visit(await sandbox.nameOf(alias));
    await expect(page.getByText(kind, { exact: true })).toBeVisible();
    await expectLoanLoaded(account);
    await account.expectFacts(await loanFacts(sandbox));
    await expect(account.ways).toHaveCount(0);
  }
});

test('links depend on what the account may do, and labels on its terms', async ({
  customer,
  accounts,
  account,
  sandbox,
}) => {
  const pay = 'Make a Payment';
  const transfer = 'Internal Transfer';
  await customer.begin('accounts/{account:school}', { persona: 'many-accounts' });
  await expect(account.ways).toHaveText([transfer, 'Statements', 'Cheque services', upcoming]);
  for (const [alias, ...ways] of [
    ['no-transfers', pay, 'Alerts', 'Statements', 'Cheque services'],
    ['no-statements', pay, transfer, 'Alerts', 'Cheque services'],
    ['no-paper', pay, transfer, 'Alerts', 'Statements'],
  ] as const) {
    await accounts.visit(await sandbox.nameOf(alias));
    await expect(account.ways, alias).toHaveText([...ways, upcoming]);
  }

  // Five bonds, two with the same name: each shows the text for its maturity code.
  const seen = new Set<string>();
  for (let place = 0; place < 5; place += 1) {
    await account.back.click();
    await accounts.group('Deposit Accounts').getByRole('link', { name: bonds }).nth(place).click();
    await expect(account.fact('Interest rate')).toContainText('%');
    const bond = await lastBond(sandbox, account.token);
    await expect(account.fact('Maturity instructions')).toHaveText(maturityLabels[bond.payoutInstructions] ?? '');
    seen.add(bond.payoutInstructions);
  }
  expect([...seen].sort()).toEqual(Object.keys(maturityLabels));

  await accounts.visit(await sandbox.nameOf('loan-in-arrears'));
  await expectLoanLoaded(account);
  const facts = await loanFacts(sandbox);
  await account.expectFacts(facts);
  expect([facts['Instalment arrears'], facts['Late-payment charges']]).not.toContain('£0.00');
});

/** The terms and the amount owed come from two calls. */
async function expectLoanLoaded(account: AccountScreen): Promise<void> {
  await expect(account.fact('Interest rate')).toContainText('%');
  await account.openDetails();
  await expect(account.fact('Late-payment charges')).toContainText('£');
}

const upcoming = 'Upcoming payments';
const bonds = /Bond|Half for the roof/;

test('a closed account is marked where it is listed and on its pages, and offers its past alone', async ({
  page,
  customer,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts');
  const name = await sandbox.nameOf('savings');
  await expect(accounts.row(name)).not.toContainText('Closed');
  const verdict = await controlOf(page).doVerb({ verb: 'close-account', with: { account: 'savings' } });
  expect(verdict.outcome).toBe('done');
  await customer.visit('accounts');
  const row = accounts.row(name);
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  await expect(row).toContainText('£0.00');
  await expect(row.getByRole('link', { name: /Payment/ })).toHaveCount(0);

  await accounts.visit(name);
  await expect(account.details.getByText('Closed', { exact: true })).toBeVisible();
  await expect(account.ways).toHaveText(['Statements', upcoming]);
  await expect(account.details.getByRole('link', { name: /Payment|Transfer/ })).toHaveCount(0);
  await customer.visit('payments/make/{account:savings}');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});
