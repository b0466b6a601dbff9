import type { Page } from '@playwright/test';
import { ChallengeScreen, Phone } from '#e2e/screens/challenge/challenge.screen.ts';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('each outcome of a payment is shown, and a refused payment can be edited and sent', async ({
  page,
  customer,
  accounts,
  pay,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await customer.begin('accounts', { bank: 'payments:needs-authoriser' });
  const before = await balancesListed(accounts, sandbox);
  await pay.open();
  await review(pay);
  await pay.confirm.click();
  await expect(pay.heading('Payment awaiting authorisation')).toBeFocused();
  await expect(page.locator('main')).toContainText('This will be completed once authorised by another account holder');

  await switchTo(page, 'refuse=DIGX_PY_0134');
  await another(page, pay);
  const left = page.getByText(/^Leaves £[\d,.]+ available in /);
  await expect(left).toBeVisible();
  await pay.confirm.click();
  await expect(pay.alert).toContainText('Your payment has not been made.');
  await expect(pay.change('amount'), 'a smaller amount may be accepted').toBeFocused();
  await expect(left, 'the balance may have changed').toHaveCount(0);
  await expect(page.getByText('Nothing has been sent yet.')).toHaveCount(0);
  await expect(pay.confirm).toBeEnabled();
  await pay.edit.click();
  await expect(pay.heading('Payment details')).toBeFocused();

  await switchTo(page, 'cut-off');
  await pay.amount.fill('5');
  await pay.goOn.click();
  await pay.confirm.click();
  const late = page.getByRole('dialog', { name: 'Payment date' });
  await expect(late).toBeVisible();
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);
  await late.getByRole('button', { name: 'Go back' }).click();
  await expect(pay.confirm).toBeFocused();
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);
  await pay.confirm.click();
  await late.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(pay.heading('Payment accepted')).toBeFocused();
  await expect(page.locator('main')).toContainText('It leaves your account on 18/06/2026.');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Leaves your account\s*18\/06\/2026/);

  await switchTo(page, 'under-processing');
  await another(page, pay);
  await pay.confirm.click();
  await expect(pay.heading('Your payment was not confirmed in time')).toBeFocused();
  for (const advice of [
    /wait 5 minutes/,
    /list of transactions.*before you try again/,
    /helpdesk on [\d ]+ and quote .*PB\d+/,
  ]) {
    await expect(page.locator('main')).toContainText(advice);
  }
  await expect(pay.viewTransactions).toBeVisible();
  // Reopened, it is read from the bank, which is still working on it: it stays in doubt.
  await page.reload();
  await expect(pay.heading('We do not yet know whether your last payment was made')).toBeVisible();
  await page.getByRole('button', { name: 'Make another payment' }).click();
  await expect(pay.heading('We do not yet know whether your last payment was made')).toHaveCount(0);
  await page.goBack();
  await expect(pay.heading('Your payment was not confirmed in time')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(page.getByRole('region', { name: 'Payments with an unknown outcome' })).toContainText(
    'We do not yet know whether it was made.',
  );
  expect(await balancesListed(accounts, sandbox), 'nothing is booked yet').toEqual(before);
});

test('a payee awaiting authorisation cannot be paid', async ({ page, customer, accounts, pay, newPayee, sandbox }) => {
  await customer.begin('accounts', { persona: 'maker', bank: 'cop:Y' });
  const before = await balancesListed(accounts, sandbox);
  await pay.open();
  await pay.payNewPayee();
  await newPayee.fill({ name: 'Hetty Marlowe', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926819' });
  await newPayee.submit.click();
  await newPayee.goOn.click();
  await pay.review('20', 'Hay');
  await pay.confirm.click();
  const code = new ChallengeScreen(page, 'code');
  await code.answer(await new Phone(page).code());
  await expect(pay.heading('Your payment has not been made')).toBeFocused();
  await expect(pay.alert).toHaveText(
    'Payee Initiated! The payee must be authorised by another user before you can create this payment. Once the payee has been authorised please create a new payment to them. This payment has not been processed..',
  );
  expect(await callsOf(sandbox, 'createPayment')).toEqual([]);
  await page.locator('main').getByRole('link', { name: 'Back to my accounts' }).click();
  expect(await balancesListed(accounts, sandbox)).toEqual(before);
});

test('a payment whose answer is lost is looked up and never resent, even after a reload and in another tab', async ({
  page,
  customer,
  context,
  accounts,
  pay,
  sandbox,
}) => {
  const lost = 'fault:confirmPayment@lost-answer#1,getPayment@offline#1,getPayment@500';
  await customer.begin('accounts', { bank: lost });
  const before = await balancesListed(accounts, sandbox);
  const number = Object.keys(before)[0] ?? '';
  await pay.open();
  await review(pay);
  // Repeated presses change nothing.
  await pay.confirm.dblclick();
  await expect(pay.heading('We do not yet know whether your payment was made')).toBeFocused();
  await expect(page.getByText(/We will ask the bank again at \d\d:\d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/We will ask the bank again at/)).toBeVisible();

  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);

  // Neither Back nor a reload bypasses the question.
  await page.goBack();
  await expect(pay.heading('We do not yet know whether your last payment was made')).toBeVisible();
  await controlOf(page).clearFaults();
  await page.goto(page.url());
  await expect(pay.heading('Your last payment: Payment sent')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to another payment' }).click();
  await expect(pay.heading('Payment details')).toBeFocused();

  // Another tab has its own order and makes its own payment.
  const further = await context.newPage();
  await further.goto(page.url());
  const there = new PayScreen(further);
  await expect(there.heading('Payment details')).toBeVisible();
  await fill(there);
  await there.confirm.click();
  await expect(there.heading('Payment sent')).toBeFocused();
  await further.close();

  // A review left by Back or reloaded before confirmation is not sent.
  await fill(pay);
  await page.reload();
  await expect(pay.heading('Payment details')).toBeVisible();
  await expect(page.getByText('nothing has been sent', { exact: false })).toBeVisible();
  await expect(pay.amount).toHaveValue('5.00');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  // £5.00 twice, once from each tab.
  await expect.poll(async () => (await balancesListed(accounts, sandbox))[number]).toBe((before[number] ?? 0) - 10_00);
});

/** From choosing the payee to the review. */
async function review(pay: PayScreen): Promise<void> {
  await pay.payees.first().click();
  await fill(pay);
}

async function fill(pay: PayScreen): Promise<void> {
  await pay.review('5', 'Hay');
  await expect(pay.heading('Check your answers')).toBeFocused();
}

async function another(page: Page, pay: PayScreen): Promise<void> {
  await page.getByRole('link', { name: /^(Pay someone else|Make another payment)$/ }).click();
  await pay.accounts.first().click();
  await review(pay);
}

async function switchTo(page: Page, payments: string): Promise<void> {
  await controlOf(page).setSwitches({ payments: payments });
}
