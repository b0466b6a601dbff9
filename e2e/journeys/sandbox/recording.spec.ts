import { readFileSync } from 'node:fs';
import { expectBankInvariants } from '#e2e/screens/sandbox/bank-invariants.ts';
import { runCopiedTest } from '#e2e/support/copied-test.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { bankOfPage } from '#sandbox/kit/page-bank.ts';

test.use({ host: 'page', clock: '2026-03-03T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

test('what is done by hand becomes a test that does the same elsewhere, and a draft of a tour', async ({
  page,
  browser,
  customer,
  panel,
  pay,
  sandbox,
}) => {
  test.setTimeout(90_000);
  await customer.begin('accounts');
  await panel.open('Scenario');
  const record = panel.section('Record');
  await record.getByRole('button', { name: 'Record from here' }).click();
  await expect(record.getByText('Recording.')).toBeVisible();

  await page
    .getByRole('link', { name: /^Make a Payment/ })
    .first()
    .click();
  await pay.payees.filter({ hasText: 'Saddlecombe' }).click();
  await pay.amount.pressSequentially('31.20');
  await pay.reference.fill('Fees');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();

  await record.getByRole('button', { name: 'Stop recording' }).click();
  await expect(record.getByText('6 steps recorded.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: 'Save the tour' }).click(),
  ]);
  const tour = readFileSync(await file.path(), 'utf8');
  expect(tour).toContain("action: { does: 'type', into: { role: 'textbox', name: 'Amount' }, text: '31.20' },");
  expect(tour).toContain("until: { when: 'answered', operationId: 'confirmPayment', status: 200 },");
  expect(tour).toContain("clock: '2026-03-03T09:30',");

  await record.getByRole('button', { name: 'Copy the test' }).click();
  await expect(record.getByText('Copied: draft test')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newPage();
  await runCopiedTest(text, { page: elsewhere, bank: bankOfPage(elsewhere, sites.sandbox.url) }, expect);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Payment sent' })).toBeVisible();
  await expect(elsewhere.getByText('£31.20').first()).toBeVisible();
  await elsewhere.close();
  await expectBankInvariants(sandbox);
});
