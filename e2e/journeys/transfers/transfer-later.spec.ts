import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { ownNumbers } from '#e2e/screens/transfers/own-numbers.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('a regular transfer is set up and runs twice on its days', async ({
  page,
  customer,
  signIn,
  accounts,
  receipt,
  sandbox,
}) => {
  const transfer = new TransferScreen(page);
  await customer.begin('accounts', { persona: 'joint-holder' });
  await expect(accounts.titles.first()).toBeVisible();
  const { current, savings } = await ownNumbers(sandbox);
  await customer.goOn('payments/transfer-money?isRegular=true');
  await expect(transfer.choice('Regular transfers')).toBeChecked();
  await expect(transfer.choice('Until further notice')).toBeChecked();
  await expect(transfer.frequency).toContainText('Monthly');
  await expect(transfer.notice).toHaveText('Your first payment will be tomorrow (or the next working day)');
  await transfer.choose(transfer.frequency, 'Weekly');
  await transfer.choose(transfer.from, current);
  await transfer.choose(transfer.to, savings);
  await transfer.amount.fill('25.25');
  await transfer.goOn.click();
  await transfer.missingReference.getByRole('button', { name: 'Continue' }).click();
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer complete')).toBeFocused();
  await expect(transfer.main).toContainText('No money has moved yet.');
  expect(await receipt.rows()).toMatchObject({
    'Start date': '18/06/2026',
    Frequency: 'Weekly',
    Until: 'Until further notice',
    Reference: 'None',
  });

  // The first on the 18th, the second a week later, on both accounts.
  await sandbox.advanceClock('P8D');
  await signIn.open(customer.site);
  await signIn.as('joint-holder');
  for (const at of [0, 1]) {
    await expect(accounts.heading).toBeVisible();
    await accounts.titles.nth(at).click();
    for (const day of ['18/06/2026', '25/06/2026']) {
      const row = page.locator('main').getByRole('row', { name: new RegExp(`${day}.*Transfer from.*£25\\.25`) });
      await expect(row).toHaveCount(1);
    }
    await page.goBack();
  }
});

test('a later transfer waits for its working day, and one that needs authorisation moves nothing', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const transfer = new TransferScreen(page);
  await customer.begin('accounts', { bank: 'payments:needs-authoriser' });
  const before = await balancesListed(accounts, sandbox);
  const { current, savings } = await ownNumbers(sandbox);
  await customer.goOn('payments/transfer-money');
  await transfer.choice('Later').check({ force: true });
  await transfer.date.fill('15/09/2027');
  await transfer.choose(transfer.from, current);
  await transfer.choose(transfer.to, savings);
  await transfer.amount.fill('30');
  await transfer.goOn.click();
  await expect(transfer.errors).toContainText('Please choose a date from 18/06/2026 to 15/09/2026.');
  await transfer.date.fill('31/08/2026');
  await transfer.date.blur();
  await expect(transfer.notice).toHaveText('Your transfer will be processed on 01/09/2026');
  await transfer.reference.fill('Hay March');
  await transfer.goOn.click();
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer awaiting authorisation')).toBeFocused();
  await expect(transfer.main).toContainText('Transfer initiated');
  await expect(transfer.main).toContainText('This will be completed once authorised by another account holder');
  expect(await callsOf(sandbox, 'confirmTransferInstruction')).toHaveLength(1);

  await transfer.main.getByRole('link', { name: 'Make another transfer' }).click();
  await transfer.review({ from: current, to: savings, amount: '31' });
  await transfer.confirm.click();
  await expect(transfer.main).toContainText('Transfer initiated');
  await transfer.main.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(accounts.heading).toBeVisible();
  expect(await balancesListed(accounts, sandbox)).toEqual(before);
});
