import { balancesListed, movedSince } from '#e2e/screens/sandbox/listed-balances.ts';
import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { ownNumbers } from '#e2e/screens/transfers/own-numbers.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('a late transfer is unresolved, survives a reload, is found without a press and made once', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
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
  await expect.poll(() => movedSince(before, accounts, sandbox)).toEqual([-5_00, 5_00]);
  await expect(page.getByRole('region', { name: 'Payments with an unknown outcome' })).toHaveCount(0);
});

test('a lost answer, a refusal, the cut-off and a pending outcome each say what happened', async ({
  page,
  customer,
  sandbox,
}) => {
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
  await expect(cutOff).toContainText('Your transfer will be dated 18/06/2026.');
  await cutOff.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(transfer.main).toContainText('It moves between your accounts on 18/06/2026.');

  await customer.begin('payments/transfer-money', { bank: 'payments:under-processing' });
  await transfer.review(wanted);
  await transfer.confirm.click();
  await expect(transfer.heading('Your transfer was not confirmed in time')).toBeFocused();
  await expect(transfer.main).toContainText('Transaction process timed out');
});

test('a transfer that the bank is still working on is not repeated without a warning, and is followed to its end', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const transfer = new TransferScreen(page);
  const wanted = { from: 'Current Account', to: 'Rainy day', amount: '13' };
  await customer.begin('accounts', { bank: 'payments:under-processing' });
  const before = await balancesListed(accounts, sandbox);
  const { current = '', savings = '' } = await ownNumbers(sandbox);
  await customer.goOn('payments/transfer-money');
  await transfer.review(wanted);
  await transfer.confirm.click();
  await expect(transfer.heading('Your transfer was not confirmed in time')).toBeFocused();
  await expect(page.getByText(/We will ask the bank again at/)).toBeVisible();

  await page.getByRole('link', { name: 'Make another transfer' }).click();
  await expect(transfer.heading('We do not yet know whether your last transfer was made')).toBeVisible();
  await expect(transfer.main).toContainText('A transfer of £13.00 was being confirmed at');
  await page.getByRole('button', { name: 'Make another transfer' }).click();
  await transfer.review(wanted);
  await transfer.confirm.click();
  const dialog = page.getByRole('dialog', { name: 'An earlier transfer may still be made' });
  await expect(dialog).toContainText(/whether your transfer of £13\.00 at .* was made/);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  expect(await callsOf(sandbox, 'createTransfer')).toHaveLength(1);

  // The bank has made it by now.
  await controlOf(page).advanceClock('PT10M', 'kept');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  const unresolved = new UnresolvedScreen(page, 'Payments');
  const { news } = unresolved;
  await unresolved.look();
  await expect(news).toContainText(/The transfer that was being confirmed at .* was made\./);
  await unresolved.seen.click();
  await page.reload();
  const after = await balancesListed(accounts, sandbox);
  expect([current, savings].map((number) => (after[number] ?? 0) - (before[number] ?? 0))).toEqual([-13_00, 13_00]);
});

test('a scheduled transfer of unknown outcome is looked for among the upcoming payments', async ({
  page,
  customer,
  sandbox,
}) => {
  const transfer = new TransferScreen(page);
  const bank = 'fault:confirmTransferInstruction@lost-answer#1,getTransferInstruction@500';
  await customer.begin('payments/transfer-money', { bank });
  await transfer.choice('Regular transfers').click({ force: true });
  await transfer.review({ from: 'Current Account', to: 'Rainy day', amount: '14' });
  await transfer.confirm.click();
  await expect(transfer.heading('We do not yet know whether your transfer was set up')).toBeFocused();
  await expect(transfer.main).toContainText('Please check your upcoming payments before you try again');
  await transfer.main.getByRole('link', { name: 'View upcoming payments' }).click();
  await expect(page.getByRole('region', { name: 'Payments with an unknown outcome' })).toContainText(
    /A scheduled transfer of £14\.00 was being set up at .* We do not yet know whether it was set up\./,
  );
  expect(await callsOf(sandbox, 'confirmTransferInstruction')).toHaveLength(1);
});
