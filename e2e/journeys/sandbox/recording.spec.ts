import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import type { SandboxPanel } from '#e2e/screens/sandbox/sandbox-panel.screen.ts';
import { StageScreen } from '#e2e/screens/sandbox/stage.screen.ts';
import { runCopiedTest } from '#e2e/support/copied-test.ts';
import type { Customer } from '#e2e/support/customer.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { bankOfPage } from '#sandbox/kit/page-bank.ts';

test.use({ host: 'page', clock: '2026-03-03T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

/** Begins to record, and pays the college its fees. */
async function recordPayment(customer: Customer, panel: SandboxPanel, pay: PayScreen): Promise<Locator> {
  await customer.begin('accounts');
  await panel.open('Scenario');
  const record = panel.section('Record');
  await record.getByRole('button', { name: 'Record from here' }).click();
  await expect(record.getByText('Recording.')).toBeVisible();
  await pay.open();
  await pay.payees.filter({ hasText: 'Saddlecombe' }).click();
  await pay.amount.pressSequentially('31.20');
  await pay.reference.fill('Fees');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
  return record;
}

test('what is done by hand becomes a test that does the same elsewhere, and a draft of a tour', async ({
  page,
  browser,
  customer,
  panel,
  pay,
}) => {
  test.setTimeout(90_000);
  const record = await recordPayment(customer, panel, pay);
  const soFar = record.getByRole('list', { name: 'Recorded so far' });
  await expect(soFar.getByText('Type “31.20” as amount.')).toBeVisible();
  await expect(soFar.getByRole('listitem')).toHaveCount(6);

  await record.getByRole('button', { name: 'Stop recording' }).click();
  await expect(record.getByText('6 steps recorded.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: 'Save the draft tour' }).click(),
  ]);
  const tour = readFileSync(await file.path(), 'utf8');
  expect(tour).toContain("action: { does: 'type', into: { role: 'textbox', name: 'Amount' }, text: '31.20' },");
  expect(tour).toContain("until: { when: 'happened', what: 'Payment to Saddlecombe College, £31.20, paid' },");
  expect(tour).toContain("clock: '2026-03-03T09:30',");

  await record.getByRole('button', { name: 'Copy the test' }).click();
  await expect(record.getByText('Copied: draft test')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newPage();
  await runCopiedTest(text, { page: elsewhere, bank: bankOfPage(elsewhere, sites.sandbox.url) }, expect);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Payment sent' })).toBeVisible();
  await expect(elsewhere.getByText('£31.20').first()).toBeVisible();
  await elsewhere.close();
});

test('a tour of one’s own is recorded, put into words, played and passed on without code', async ({
  page,
  browser,
  customer,
  panel,
  pay,
}) => {
  test.setTimeout(120_000);
  const record = await recordPayment(customer, panel, pay);
  await record.getByRole('button', { name: 'Stop recording' }).click();

  // Every condition is a fact of the bank or of the page, in words.
  const conditions = record.getByRole('combobox', { name: 'It is done when' });
  await expect(conditions.last()).toHaveValue('The bank: Payment to Saddlecombe College, £31.20, paid');
  await expect(conditions.last().getByRole('option', { name: /Payment sent/ })).toHaveCount(1);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: 'Save as an exercise' }).click(),
  ]);
  const [exercise] = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(exercise).toMatchObject({
    customer: 'private-customer',
    clock: '2026-03-03T09:30',
    page: '/accounts',
    goals: [{ says: 'Saddlecombe College was paid £31.20.' }],
    hints: expect.arrayContaining([expect.stringContaining('Make a Payment')]),
  });
  await record.getByRole('textbox', { name: 'Title' }).fill('Fees for the college');
  await record.getByRole('textbox', { name: 'Why' }).first().fill('The college wants its fees.');
  await record.getByRole('textbox', { name: 'What to say' }).first().fill('They are due in March.');
  // The reference first, then the amount.
  await record.getByRole('button', { name: 'Up with step 4' }).click();
  await expect(record.getByRole('textbox', { name: 'Step 3: what to do' })).toHaveValue('Type “Fees” as reference.');
  await record.getByRole('button', { name: 'Save the tour', exact: true }).click();
  await record.getByRole('button', { name: 'Copy link Fees for the college' }).click();
  await expect(record.getByText('Copied: link to Fees for the college')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await record.getByRole('button', { name: 'Play Fees for the college' }).click();
  const stage = new StageScreen(page);
  await expect(stage.marker).toContainText('The college wants its fees.', { timeout: 40_000 });
  for (let step = 1; step <= 6; step += 1) {
    await expect(stage.marker).toContainText(`Step ${step} of 6`);
    await page.keyboard.press('Alt+Shift+ArrowRight');
  }
  await expect(stage.marker).toContainText('All 6 steps are done');

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(new StageScreen(elsewhere).marker).toContainText('Step 1 of 6', { timeout: 40_000 });
  await elsewhere.close();
});
