import { balancesListed, expectBankInvariants } from '#e2e/screens/sandbox/bank-invariants.ts';
import { ownNumbers } from '#e2e/screens/transfers/own-numbers.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

const brokenOff = /net::ERR_FAILED/;

test('a late transfer is unresolved, survives a reload, is found without a press and made once', async ({
  page,
  customer,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(brokenOff);
  const transfer = new TransferScreen(page);
  await customer.begin('accounts', { moves: true, bank: 'fault:confirmTransfer@late=5~1' });
  const before = await balancesListed(accounts, sandbox);
  const { current, savings } = await ownNumbers(sandbox);
  await customer.goOn('payments/transfer-money');
  await transfer.review({ from: current, to: savings, amount: '5' });
  await transfer.confirm.click();
  await expect(transfer.heading('We do not yet know whether your transfer was made')).toBeFocused();
  await expect(transfer.main).toContainText('We do not yet know whether this transfer has been made.');
  await page.reload();
  await expect(
    transfer.heading(/We do not yet know whether your last transfer was made|Transfer complete/),
  ).toBeVisible();

  await expect(transfer.heading('Transfer complete')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText('£5.00');
  expect(await callsOf(sandbox, 'confirmTransfer')).toHaveLength(1);
  await transfer.main.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect
    .poll(async () => {
      const after = await balancesListed(accounts, sandbox);
      return Object.keys(after)
        .map((number) => (after[number] ?? 0) - (before[number] ?? 0))
        .filter((moved) => moved !== 0)
        .sort((one, two) => one - two);
    })
    .toEqual([-5_00, 5_00]);
  await expect(page.getByRole('region', { name: 'Payments with an unknown outcome' })).toHaveCount(0);
  await expectBankInvariants(sandbox);
});

test('a lost answer, a refusal, the cut-off and a pending outcome each say what happened', async ({
  page,
  customer,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(brokenOff);
  expectComplaint(/Failed to load resource: the server responded with a status of 400/);
  const transfer = new TransferScreen(page);
  const wanted = { from: 'Current Account', to: 'Rainy day', amount: '6' };
  await customer.begin('payments/transfer-money', {
    bank: 'fault:confirmTransfer@lost-answer~1,createTransfer@code=3403~1',
  });
  await transfer.review(wanted);
  await transfer.confirm.click();
  await expect(transfer.main.getByRole('alert')).toContainText('Your transfer has not been made.');
  await expect(transfer.main.getByRole('alert')).toContainText(
    "Please select 'When' would you like your transfer to be made.",
  );
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer complete'), 'the bank was asked').toBeFocused();
  expect(await callsOf(sandbox, 'confirmTransfer')).toHaveLength(1);

  await customer.begin('payments/transfer-money', { bank: 'payments:cut-off' });
  await transfer.review(wanted);
  await transfer.confirm.click();
  const cutOff = page.getByRole('dialog', { name: 'Payment date' });
  await expect(cutOff).toContainText('Your transfer will be dated 18 June 2026.');
  await cutOff.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(transfer.main).toContainText('It moves between your accounts on 18/06/2026.');

  await customer.begin('payments/transfer-money', { bank: 'payments:under-processing' });
  await transfer.review(wanted);
  await transfer.confirm.click();
  await expect(transfer.heading('Your transfer was not confirmed in time')).toBeFocused();
  await expect(transfer.main).toContainText('Transaction process timed out');
  await expectBankInvariants(sandbox);
});
