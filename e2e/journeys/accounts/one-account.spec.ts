import { lastDemandDeposit } from '#e2e/support/account-on-wire.ts';
import { formatMoney, minorOf, textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('a current account shows its balance, explains the available balance and links onwards', async ({
  page,
  customer,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts');
  const row = accounts.titles.first();
  const title = (await row.textContent()) ?? '';
  await row.click();
  await expect(account.heading(title)).toBeFocused();
  await expect(page.getByText('Private Bank Current Account')).toBeVisible();

  await expect(account.fact('Overdraft limit')).toContainText('£');
  const { currentBalance, availableBalance, holdAmount, overDraftLimit } = await lastDemandDeposit(sandbox);
  const overdraft = overDraftLimit.sanctionedLimitAmount;
  await account.expectFacts({
    Balance: formatMoney(currentBalance),
    'Available balance': formatMoney(availableBalance),
    'Overdraft limit': formatMoney(overdraft),
  });

  // The available balance is explained by mouse and by keyboard, and adds up.
  expect(minorOf(holdAmount)).toBeGreaterThan(0);
  expect(minorOf(currentBalance) - minorOf(holdAmount) + minorOf(overdraft)).toBe(minorOf(availableBalance));
  const explanation = await account.explainAvailable();
  const lines = [currentBalance, holdAmount, overdraft, availableBalance].map(formatMoney);
  await expect(explanation.getByRole('definition')).toHaveText(lines);
  await explanation.getByRole('button', { name: 'Close' }).click();
  await expect(account.aboutAvailable).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);
  await expect(account.aboutAvailable).toBeFocused();

  const token = account.token;
  await expect(account.link('Make a Payment')).toHaveAttribute('href', `/payments/make/${token}`);
  await expect(account.link('Internal Transfer')).toHaveAttribute('href', `/payments/transfer-money/${token}`);
  await expect(account.link('Alerts')).toHaveAttribute('href', /^\/settings\/alerts\?accountNumber=[A-Z0-9]+$/);
  await expect(account.link('Statements')).toHaveAttribute('href', `/accounts/statements/${token}`);
  await expect(account.link('Cheque services')).toHaveAttribute('href', `/accounts/services?accountId=${token}`);
  await expect(account.link('Upcoming payments')).toHaveAttribute('href', `/payments/upcoming?account=${token}`);
  await expect(account.ways).toHaveCount(6);

  const { address } = await sandbox.lastAnswer<Wire<'AccountAddressAnswer'>>('getAccountAddress');
  await expect(account.fact('Address')).toContainText(textOf(address.fullName));
  await expect(account.fact('Address')).not.toContainText(/, ,|,,|null/);

  await account.link('Alerts').click();
  await expect(page).toHaveURL(/\/settings\/alerts\?accountNumber=/);
  await page.goBack();
  await account.breadcrumb.getByRole('link', { name: 'My Accounts' }).click();
  await expect(accounts.heading).toBeFocused();
  await page.goBack();
  await account.back.click();
  await expect(accounts.heading).toBeVisible();
});

test('a euro account shows a valid IBAN and requests payments; a sterling account does neither', async ({
  page,
  customer,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts/{account:partnership-euro}', { persona: 'racing-owner' });
  await expect(page.getByText('Racing Bank Account', { exact: true })).toBeVisible();
  await expect(account.fact('Overdraft limit')).toHaveText('€0.00');
  const euro = await lastDemandDeposit(sandbox);
  await expect(account.fact('Balance')).toHaveText(formatMoney(euro.currentBalance));
  await account.openDetails();
  const shown = (await account.fact('IBAN').textContent()) ?? '';
  expect(shown.replaceAll(' ', '')).toBe(euro.iban);
  expect(shown).toMatch(/^GB\d\d [A-Z]{4}( \d{4}){3} \d{2}$/);
  expect(remainderOf(euro.iban)).toBe(1n);
  const ask = account.link('Request international payment');
  await expect(ask).toHaveAttribute('href', `/payments/request-international/${account.token}`);
  await expect(account.link('Make a Payment')).toHaveCount(0);

  await accounts.visit(await sandbox.nameOf('racing-plus'));
  await expect(account.link('Make a Payment')).toHaveAttribute('href', `/payments/make/${account.token}`);
  await expect(ask).toHaveCount(0);
  await expect(account.fact('Overdraft limit')).toHaveText('£5,000.00');
  const pounds = await lastDemandDeposit(sandbox);
  expect(pounds).not.toHaveProperty('iban');
  await account.expectFacts({
    Balance: formatMoney(pounds.currentBalance),
    'Available balance': formatMoney(pounds.availableBalance),
    'Overdraft limit': formatMoney(pounds.overDraftLimit.sanctionedLimitAmount),
  });
});

/** ISO 7064 MOD 97-10: 1 for a valid IBAN. */
function remainderOf(iban: string): bigint {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n;
}
