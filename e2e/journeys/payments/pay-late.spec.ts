import type { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { PrintScreen, sheetsOf } from '#e2e/screens/transactions/print.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import type { Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('a late payment is unresolved until the bank makes it, then found without a press, and made once', async ({
  page,
  customer,
  signIn,
  accounts,
  pay,
  sandbox,
  shell,
}) => {
  await customer.begin('accounts', { moves: true, bank: 'fault:confirmPayment@late=5~1' });
  const before = await balancesListed(accounts, sandbox);
  const number = Object.keys(before)[0] ?? '';
  await pay.open();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review('5', 'Supper club');
  await pay.confirm.click();
  await expect(pay.heading('We do not yet know whether your payment was made')).toBeFocused();
  await expect(
    page.getByText(/If we still do not know by \d\d:\d\d, you can confirm this payment again then/),
  ).toBeVisible();

  // Nothing is pressed and nothing is resent.
  await expect(pay.heading('Payment sent')).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£5.00');
  expect(await callsOf(sandbox, 'confirmPayment')).toHaveLength(1);
  await page.locator('main').getByRole('link', { name: 'Back to my accounts' }).click();
  await expect.poll(async () => (await balancesListed(accounts, sandbox))[number]).toBe((before[number] ?? 0) - 5_00);
  await expect(page.getByRole('region', { name: 'Payments with an unknown outcome' })).toHaveCount(0);

  await shell.expectLoaded();
  await accounts.logOut();
  await signIn.open(customer.site);
  await signIn.as('joint-holder');
  await accounts.titles.first().click();
  await expect(page.locator('main').getByRole('row', { name: /Supper club.*£5\.00/ })).toBeVisible();
});

for (const { when, clock, day, leaves } of [
  { when: 'on a Sunday', clock: '2026-06-21T11:00', day: '21/06/2026', leaves: '22/06/2026' },
  { when: 'on a bank holiday', clock: '2026-05-25T11:00', day: '25/05/2026', leaves: '26/05/2026' },
  { when: 'after the cut-off', clock: '2026-06-17T17:30', day: '17/06/2026', leaves: '18/06/2026' },
] as const) {
  test(`a payment confirmed ${when} is accepted, and page, print and PDF show the day it leaves`, {
    tag: when === 'after the cut-off' ? [] : '@wide',
  }, async ({ customer, page, pay, receipt }) => {
    await customer.begin('payments/make', { clock });
    await pay.accounts.first().click();
    await review(pay);
    await pay.confirm.click();
    if (when === 'after the cut-off') await pay.cutOff.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(pay.heading('Payment accepted')).toBeFocused();
    await expect(page.locator('main')).toContainText(`It leaves your account on ${leaves}.`);
    await expect(page.locator('main')).not.toContainText('will be sent');
    await expect(page.locator('main')).not.toContainText('Payment sent');
    const rows = await receipt.rows();
    expect(rows.Date).toBe(day);
    expect(rows['Leaves your account']).toContain(leaves);
    const paper = (await new PrintScreen(page).paper()).join(' ');
    expect(paper).toContain('Payment accepted');
    expect(paper).toContain(leaves);
    await receipt.eReceipt.click();
    const saved = page.waitForEvent('download');
    await receipt.downloadPdf.click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
    const file = (await sheetsOf(Buffer.concat(chunks))).join(' ');
    expect(file).toContain('Payment accepted');
    expect(file).toContain(leaves);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(pay.heading('Payment accepted')).toBeVisible();
    await expect.poll(() => receipt.rows()).toEqual(rows);
  });
}

test('a payment reviewed before midnight and confirmed after it has the day of confirmation', async ({
  customer,
  page,
  pay,
  receipt,
  sandbox,
}) => {
  await customer.begin('payments/make', { clock: '2026-06-17T23:57' });
  await pay.accounts.first().click();
  await review(pay);
  await expect(pay.answers).toContainText('Now, dated 18/06/2026');
  await sandbox.advanceClock('PT5M');
  await pay.confirm.click();
  // The cut-off shown was yesterday's.
  await expect(pay.heading('Payment sent')).toBeFocused();
  const rows = await receipt.rows();
  expect(rows.Date).toBe('18/06/2026');
  expect(rows['Reference number']).toMatch(/^PB26169/);
  expect((await new PrintScreen(page).paper()).join(' ')).toContain('Receipt of 18/06/2026 at 00:02');
  await page.reload();
  await expect(pay.heading('Payment sent')).toBeVisible();
  await expect.poll(() => receipt.rows()).toEqual(rows);
  const { payoutDetails } = await sandbox.lastAnswer<Wire<'PayoutDetailsAnswer'>>('getPayment');
  expect(payoutDetails?.valueDate).toBe('2026-06-18');
});

test('regular payments reviewed before midnight and confirmed after it begin a day later', async ({
  customer,
  pay,
  receipt,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await customer.begin('payments/make?isRegular=true', { clock: '2026-06-17T23:57' });
  await pay.accounts.first().click();
  await review(pay);
  await expect(pay.answers).toContainText('18/06/2026');
  await sandbox.advanceClock('PT5M');
  // The page learns the new day from the bank's answer and sends what it then shows.
  await pay.confirm.click();
  await expect(pay.alert).toContainText('Your payment has not been made.');
  await expect(pay.answers).toContainText('19/06/2026');
  await pay.confirm.click();
  await expect(pay.heading('Regular payments set up')).toBeFocused();
  expect((await receipt.rows())['Start date']).toContain('19/06/2026');
});

/** From choosing the payee to the review. */
async function review(pay: PayScreen): Promise<void> {
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review('5', 'Supper club');
  await expect(pay.heading('Check your answers')).toBeFocused();
}

test('after the cut-off, form and review say the day that the payment will be dated', async ({
  page,
  customer,
  pay,
}) => {
  await customer.begin('accounts', { clock: '2026-03-03T17:30' });
  await pay.open();
  await pay.payees.first().click();
  await pay.amount.fill('5');
  await pay.reference.fill('Hay');
  await expect(page.getByRole('status').filter({ hasText: 'cut-off' })).toContainText(
    'Today’s cut-off has passed. Your payment will be dated 04/03/2026.',
  );
  await expect(page.getByRole('region', { name: 'Chosen so far' })).toContainText('Now, dated 04/03/2026');
  await pay.goOn.click();
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText('Now, dated 04/03/2026');
  await pay.confirm.click();
  const late = page.getByRole('dialog', { name: 'Payment date' });
  await expect(late).toContainText('04/03/2026');
  await late.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('main')).toContainText('It leaves your account on 04/03/2026.');
});
