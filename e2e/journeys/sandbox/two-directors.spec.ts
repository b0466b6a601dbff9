import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { PayeesScreen } from '#e2e/screens/payees/payees.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { minorOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'described', clock: '2026-03-03T09:30' });

test('two directors use the customer that one sentence describes: a limited company with four accounts, one in euros and overdrawn, forty payees, an order that fails tomorrow and a file that waits for the other', async ({
  customer,
  accounts,
  page,
  sandbox,
}) => {
  await customer.begin('accounts', { bank: 'customer:two-directors;otp:204816' });
  await expect(accounts.row(await sandbox.nameOf('business'))).toContainText('£18,420.55');
  await expect(accounts.row(await sandbox.nameOf('euro'))).toContainText('€240.15');
  await expect(accounts.row(await sandbox.nameOf('savings'))).toContainText('£65,000.00');
  await expect(accounts.row(await sandbox.nameOf('notice'))).toContainText('£30,000.00');

  await customer.visit('payments/payees');
  const payees = new PayeesScreen(page);
  await expect(payees.rows).toHaveCount(40);

  // The standing order is due tomorrow, and there is not enough. Nothing leaves for it.
  const control = controlOf(page);
  await control.advanceClock('P1D', 'kept');
  expect(await control.describeCustomer()).toMatchObject({
    outcome: 'done',
    description: { standingOrders: [{ missed: 1 }] },
  });
  await customer.visit('payments/upcoming');
  await expect(page.locator('main')).toContainText('Not paid on 04/03/2026');

  await control.choosePersona('two-directors-2');
  await customer.comeBack('settings/authorisations');
  const list = new AuthorisationsScreen(page);
  await list.loaded();
  const file = list.item('Bulk payment file');
  await expect(file).toContainText('Payments6');
  await list.authorise(file).click();
  const code = new ChallengeScreen(page, 'code');
  await code.type('204816');
  await page.keyboard.press('Enter');
  await expect(file.getByRole('status')).toContainText('Authorised');

  await control.advanceClock('P20D', 'kept');
  await customer.visit('payments/bulk/all');
  await expect(page.locator('main')).toContainText('Successful');
  await customer.visit('accounts/{account:business}');
  const { czItems = [] } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  const paid = czItems.filter(({ key, transactionDate }) => {
    return /^INV \d$/.test(key?.transactionReferenceNumber ?? '') && transactionDate?.startsWith('2026-03-13');
  });
  const sum = paid.reduce((minor, { amountInAccountCurrency }) => minor + minorOf(amountInAccountCurrency), 0);
  expect([paid.length, sum]).toEqual([6, 397_50]);
});
