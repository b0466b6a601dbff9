import type { Page } from '@playwright/test';
import { RequestScreen } from '#e2e/screens/international/request.screen.ts';
import { NewPayeeScreen } from '#e2e/screens/payees/new-payee.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { storageOf } from '#e2e/screens/shell/shell.screen.ts';
import { ownNumbers } from '#e2e/screens/transfers/own-numbers.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';
import { storedKeys } from '#src/api/environment/page-storage.ts';

const reloaded = 'The page was reloaded, and nothing has been sent. Please check what you entered and continue.';

test('the review of a payment, reloaded, is the form as it was filled in; what is sent or left is not kept', async ({
  page,
  customer,
  accounts,
  pay,
  sandbox,
}) => {
  await customer.begin('accounts', { bank: 'fault:createPayment@code=DIGX_PY_0134~1' });
  const before = await balancesListed(accounts, sandbox);
  const number = Object.keys(before)[0] ?? '';
  await pay.open();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review('12.5', 'Supper June');
  await expect(pay.heading('Check your answers')).toBeFocused();
  await page.reload();
  await expect(pay.heading('Payment details')).toBeVisible();
  await expect(page.getByText(reloaded)).toBeVisible();
  await expect(pay.amount).toHaveValue('12.50');
  await expect(pay.reference).toHaveValue('Supper June');

  // The review is one step from the form, before and after.
  await pay.goOn.click();
  await expect(pay.answers).toContainText('Supper June');
  await page.goBack();
  await expect(pay.heading('Payment details')).toBeVisible();
  await expect(page.getByText(reloaded)).toHaveCount(0);
  await pay.goOn.click();

  // A refusal leaves it unsent, so a reload still has it.
  await pay.confirm.click();
  await expect(pay.alert).toContainText('Your payment has not been made.');
  await page.reload();
  await expect(pay.amount).toHaveValue('12.50');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
  expect(await kept(page)).toBeUndefined();
  await page.reload();
  await expect(pay.heading('Payment sent')).toBeVisible();
  await page.goBack();
  await expect(pay.amount).toHaveValue('');
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);

  // A customer who leaves the form starts again, whether by a link or by another address.
  await pay.amount.fill('7');
  await expect.poll(() => kept(page)).toContain('"7"');
  await customer.goOn('accounts');
  const after = await balancesListed(accounts, sandbox);
  expect((before[number] ?? 0) - (after[number] ?? 0)).toBe(12_50);
  await expect.poll(() => kept(page)).toBeUndefined();
  await page.goBack();
  await expect(pay.amount).toHaveValue('');
  await pay.amount.fill('8');
  await expect.poll(() => kept(page)).toContain('"8"');
  await customer.visit('settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => kept(page)).toBeUndefined();
});

test('a payment to a new payee, reloaded on its review, still has the payee, who is added once', async ({
  page,
  customer,
  pay,
  sandbox,
}) => {
  await customer.begin('payments/make', { bank: 'cop:Y' });
  await pay.accounts.first().click();
  await pay.payNewPayee();
  const newPayee = new NewPayeeScreen(page);
  await newPayee.fill({ name: 'Ivo Larkmead', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926820' });
  await newPayee.submit.click();
  await newPayee.goOn.click();
  await pay.review('20', 'Hay');
  await expect(pay.answers).toContainText('Ivo Larkmead');
  await page.reload();
  await expect(pay.chosen).toContainText('Ivo Larkmead');
  await expect(pay.reference).toHaveValue('Hay');
  await pay.goOn.click();
  await expect(pay.answers).toContainText('All details matched');
  expect(await callsOf(sandbox, 'createPayee')).toEqual([]);
});

test('the review of a transfer, reloaded, is the form as it was filled in, and the transfer is made once', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const transfer = new TransferScreen(page);
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);
  const { current, savings } = await ownNumbers(sandbox);
  await customer.goOn('payments/transfer-money');
  await transfer.review({ from: current, to: savings, amount: '5' });
  await page.reload();
  await expect(page.getByText(reloaded)).toBeVisible();
  await expect(transfer.from).toContainText('Current Account');
  await expect(transfer.to).toContainText('Rainy day');
  await expect(transfer.amount).toHaveValue('5.00');
  await expect(transfer.reference).toHaveValue('Hay March');
  await transfer.goOn.click();
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer complete')).toBeVisible();
  expect(await kept(page)).toBeUndefined();
  await page.goBack();
  await expect(transfer.amount).toHaveValue('');
  await customer.goOn('accounts');
  const moved = async () => {
    const after = await balancesListed(accounts, sandbox);
    return [current, savings].map((number) => (after[number] ?? 0) - (before[number] ?? 0));
  };
  await expect.poll(moved).toEqual([-5_00, 5_00]);
});

test.describe('for a customer who pays abroad', () => {
  test.use({ persona: 'racing-owner', clock: '2026-03-03T09:30' });

  test('the review of a request, reloaded, is the form as it was filled in, and one request is sent', async ({
    page,
    customer,
    sandbox,
  }) => {
    const request = new RequestScreen(page);
    await customer.begin('payments/request-international');
    await request.chooseFrom(await sandbox.nameOf('partnership-euro'));
    await request.chooseCountry('eire', 'Ireland');
    await request.chooseCurrency('EUR');
    await request.fill({
      'Full name': 'Aoife Byrne & Sons',
      IBAN: 'IE29 AIBK 9311 5212 3456 78',
      'BIC/SWIFT': 'AIBKIE2DXXX',
      Amount: '1250.5',
    });
    await request.choice(/Urgent/).check({ force: true });
    await request.goOn.click();
    await expect(request.heading('Check your answers')).toBeFocused();
    await page.reload();
    await expect(page.getByText(reloaded)).toBeVisible();
    await expect(request.country).toHaveValue('Ireland');
    await expect(request.field('Full name')).toHaveValue('Aoife Byrne & Sons');
    await expect(request.choice(/Urgent/)).toBeChecked();
    await request.goOn.click();
    await expect(request.foot).toContainText('€1,250.50');
    await request.send.click();
    await expect(request.heading('Request sent')).toBeVisible();
    expect(await kept(page)).toBeUndefined();
    expect(await sandbox.callCount('sendMail')).toBe(1);
    await page.goBack();
    await expect(request.country).toHaveCount(1);
    await expect(request.field('Full name')).toHaveCount(0);
  });
});

/** What the tab keeps of a form in progress. */
async function kept(page: Page): Promise<string | undefined> {
  return (await storageOf(page)).own[storedKeys.formInProgress];
}
