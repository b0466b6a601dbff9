import type { Page } from '@playwright/test';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test('the result page is the same after a reload and on returning to it', async ({
  customer,
  page,
  pay,
  receipt,
  sandbox,
}) => {
  await customer.begin('accounts');
  await pay.open();
  await payFrom(page, '5');
  await expect(pay.heading('Payment sent')).toBeFocused();
  const first = await receipt.rows();
  expect(first['Reference number']).toMatch(/^PB\d+/);
  expect(first.Date).toBe('17/06/2026');
  const firstAt = await page.evaluate(() => history.state.idx as number);

  await page.reload();
  await expect(pay.heading('Payment sent')).toBeVisible();
  await pay.loaded();
  await expect.poll(() => receipt.rows()).toEqual(first);
  await receipt.eReceipt.click();
  await expect(receipt.downloadPdf).toBeVisible();
  // With a mouse, what concerns phones is folded away.
  await expect(receipt.dialog.getByText(/^On Android/)).toBeHidden();
  await receipt.dialog.getByRole('button', { name: 'On a phone or tablet' }).click();
  await expect(receipt.dialog.getByText(/^On Android/)).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  for (const personal of ['60-93-03', '609303', '5.00', 'Supper club', first['Reference number'] ?? '']) {
    expect(kept).not.toContain(personal);
  }

  await page.getByRole('link', { name: 'Pay someone else' }).click();
  await expect(pay.heading('From which account?')).toBeVisible();
  await page.goBack();
  await expect(pay.heading('Payment sent')).toBeVisible();
  await expect.poll(() => receipt.rows()).toEqual(first);

  // A second payment has its own result page, and Back leads to the first one's.
  await page.getByRole('link', { name: 'Pay someone else' }).click();
  await pay.accounts.first().click();
  await payFrom(page, '7');
  await expect(pay.heading('Payment sent')).toBeFocused();
  await expect.poll(async () => (await receipt.rows()).Amount).toBe('£7.00');
  await page.evaluate((to) => history.go(to - history.state.idx), firstAt);
  await expect(pay.heading('Payment sent')).toBeVisible();
  await expect.poll(() => receipt.rows()).toEqual(first);
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(2);
});

test('the result of a later or regular payment survives a reload', async ({ customer, page, pay, receipt }) => {
  await customer.begin('payments/make?isRegular=true');
  await pay.accounts.first().click();
  await pay.payees.first().click();
  await pay.amount.fill('11');
  await pay.reference.fill('Standing hay');
  await pay.chooseFrequency('Weekly');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Regular payments set up')).toBeFocused();
  const rows = await receipt.rows();
  await page.reload();
  await expect(pay.heading('Regular payments set up')).toBeVisible();
  await expect.poll(() => receipt.rows()).toEqual(rows);
});

test('choosing another entity while a payment is being sent keeps its result and receipt', async ({
  customer,
  page,
  pay,
  shell,
  receipt,
  sandbox,
}) => {
  await customer.begin('payments/make', { persona: 'racing-owner' });
  await pay.accounts.first().click();
  await pay.payees.first().click();
  await pay.review('5', 'Hay');
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  await controlOf(page).setSwitches({ latency: 1_500 });
  await pay.confirm.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page.getByText('Nothing has been sent yet.')).toHaveCount(0);
  await shell.entitySelector.click();
  await page.getByRole('option').nth(2).click();
  await controlOf(page).setSwitches({ latency: 'none' });
  await expect(page.getByRole('heading', { level: 1, name: 'Payment sent', exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(receipt.region).toBeVisible();
  const rows = await receipt.rows();
  expect(rows.Amount).toBe('£5.00');
  expect(rows['Reference number']).toMatch(/^PB\d+/);
  await page.reload();
  await expect(receipt.region).toBeVisible();
  await expect.poll(() => receipt.rows()).toEqual(rows);
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);
});

test('a payment of another session is reported as not found, with a link onwards', async ({
  customer,
  page,
  pay,
  accounts,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  await customer.begin('accounts');
  await pay.open();
  await payFrom(page, '5');
  await expect(pay.heading('Payment sent')).toBeFocused();
  const entry = await page.evaluate(() => history.state);
  await accounts.logOut();
  await signIn.open(customer.site);
  await signIn.as('joint-holder');
  await expect(accounts.titles.first()).toBeVisible();
  await page.goto(`${customer.site}payments/make`);
  await expect(pay.heading('From which account?')).toBeVisible();
  await page.evaluate((state) => history.replaceState(state, ''), entry);
  await page.reload();
  await expect(pay.heading('We could not find this payment')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('£5.00');
  await page.getByRole('link', { name: 'Make another payment' }).click();
  await expect(pay.heading('From which account?')).toBeVisible();
});

test('a payment not authorised in time is shown as expired, without mention of a cut-off', async ({
  customer,
  page,
  pay,
  receipt,
}) => {
  await customer.begin('accounts', { bank: 'payments:needs-authoriser' });
  await pay.open();
  await payFrom(page, '5');
  await expect(pay.heading('Payment awaiting authorisation')).toBeFocused();
  await expect(receipt.region).toBeVisible();
  await controlOf(page).advanceClock('P31D', 'kept');
  await page.reload();
  await expect(pay.heading('This payment was not authorised in time')).toBeVisible();
  await expect(page.locator('main')).toContainText('Nothing has left your account.');
  await expect(page.locator('main')).toContainText('£5.00');
  await expect(page.locator('main')).not.toContainText(/cut-off/i);
  await expect(receipt.region).toHaveCount(0);
});

/** From choosing the payee to the confirmation. */
async function payFrom(page: Page, amount: string): Promise<void> {
  const pay = new PayScreen(page);
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review(amount, 'Supper club');
  await expect(pay.heading('Check your answers')).toBeFocused();
  await pay.confirm.click();
}
