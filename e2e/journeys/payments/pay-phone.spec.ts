import type { Locator, Page } from '@playwright/test';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

/** 780 pixels, less the sandbox’s bar. */
const phone = { width: 360, height: 736 } as const;

test.use({ viewport: phone });

test('on a phone a payment is checked and confirmed without scrolling, and mistakes stand above the form', async ({
  page,
  customer,
  pay,
  receipt,
}) => {
  await customer.begin('payments/make/{account:current}', { persona: 'low-limits' });
  await pay.payees.first().click();
  await pay.review('400.01', 'Rent');
  await expect(pay.errors).toBeFocused();
  await expect(pay.errors, 'the limit itself').toContainText('The most is £400.00.');
  const [summary, field] = await Promise.all([pay.errors.boundingBox(), pay.amount.boundingBox()]);
  expect(summary?.y).toBeLessThan(field?.y ?? 0);

  await pay.amount.fill('12.50');
  await pay.goOn.click();
  await expect(pay.heading('Check your answers')).toBeFocused();
  const foot = page.getByRole('region', { name: 'Confirm' });
  await expectFirstScreen(page, foot.getByText('£12.50'), pay.confirm, pay.answers.getByText('To', { exact: true }));
  await expectAccessible(page, pay.answers);
  await expectNoSidewaysScroll(page, phone.width);
  await page.setViewportSize(phone);

  // What takes the focus is never under the foot.
  for (const answer of ['from', 'to', 'date', 'reference']) {
    await pay.change(answer).focus();
    const [button, bar] = await Promise.all([pay.change(answer).boundingBox(), foot.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0), answer).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(page.locator('main').getByRole('link', { name: 'Cancel', exact: true })).toHaveCount(1);

  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeFocused();
  const balance = page.getByRole('region', { name: 'New available balance' });
  await expect(balance).toContainText(/ending \d{4}\s*£[\d,]+\.\d\d/);
  await expectFirstScreen(page, balance, page.getByRole('link', { name: 'Pay someone else' }));
  expect((await receipt.rows())['From account']).toMatch(/ending \d{4} · sort code ••-••-••$/);
  await expectAccessible(page, receipt.region);
  await expectNoSidewaysScroll(page, phone.width);
});

test('on a phone a transfer is checked and confirmed without scrolling', async ({ page, customer }) => {
  const transfer = new TransferScreen(page);
  await customer.begin('payments/transfer-money/{account:current}');
  await transfer.choose(transfer.to, /Rainy day/);
  await transfer.amount.fill('12.50');
  await transfer.reference.fill('Hay');
  await transfer.goOn.click();
  await expect(transfer.heading('Check your answers')).toBeFocused();
  const answers = page.getByRole('region', { name: 'Your answers' });
  await expectFirstScreen(
    page,
    page.getByRole('region', { name: 'Confirm' }).getByText('£12.50'),
    transfer.confirm,
    answers.getByText('Rainy day'),
  );
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer complete')).toBeFocused();
  const balances = page.getByRole('region', { name: 'New available balances' });
  await expect(balances).toContainText(/ending \d{4}\s*£[\d,]+\.\d\d.*Rainy day, ending \d{4}\s*£[\d,]+\.\d\d/);
  await expectFirstScreen(page, balances);
});

test('a new balance that does not load is not made up, and can be asked for again', async ({ page, customer, pay }) => {
  await customer.begin('payments/make/{account:current}');
  await pay.payees.first().click();
  await pay.review('12.50', 'Hay');
  await controlOf(page).addFault({ operationId: 'listAccounts', kind: '500', only: 1 });
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeFocused();
  const balance = page.getByRole('region', { name: 'New available balance' });
  await expect(balance).toContainText('We could not load it.');
  await expect(balance).not.toContainText('£');
  await balance.getByRole('button', { name: 'Try again' }).click();
  await expect(balance).toContainText(/ending \d{4}\s*£[\d,]+\.\d\d/);
});

/** They are wholly in the window, without scrolling. */
async function expectFirstScreen(page: Page, ...elements: readonly Locator[]): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const element of elements) {
    const box = await element.first().boundingBox();
    expect(box, String(element)).not.toBeNull();
    expect(box?.y, String(element)).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), String(element)).toBeLessThanOrEqual(phone.height);
  }
}
