import type { Page } from '@playwright/test';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page' });

const guide = `${sites.sandbox.url}sandbox`;

test('three payee checks of the guide fill in a new payee, and end as they promise once the tester presses', async ({
  page,
  newPayee,
  sandbox,
}) => {
  for (const { id, type, typed, ends } of [
    {
      id: 'Y-3',
      type: 'Personal',
      typed: ['Hugh Ellerdine', '07', '10000040', 'DRY 5520618'],
      ends: 'All details matched',
    },
    { id: 'MBAM', type: 'Personal', typed: ["Kate O'Halloran", '30', '30746182', ''], ends: "Details don't match" },
    {
      id: 'ANNM',
      type: 'Business',
      typed: ['Riverside Plumbing', '20', '73640519', ''],
      ends: 'Account name does not match',
    },
  ] as const) {
    await page.goto(`${guide}/results#${id}`);
    await addPayee(page, id);
    await expect(newPayee.submit).toBeFocused();
    await expectTyped(page, typed);
    await expect(newPayee.type(type)).toBeChecked();
    expect(await callsOf(sandbox, 'verifyPayeeName')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(newPayee.stage(ends)).toBeFocused();
  }
});

test('an account elsewhere is filled in whole, a sort code alone, and a magic name over an account whose own would match', async ({
  page,
  newPayee,
}) => {
  await page.goto(`${guide}/directory#priya-desai`);
  await addPayee(page, 'priya-desai');
  await expect(newPayee.submit).toBeFocused();
  await expectTyped(page, ['Dr Priya Desai', '09', '97215043', '']);
  await expect(newPayee.type('Personal')).toBeChecked();

  await page.goto(`${guide}/sort-codes#089072`);
  await addPayee(page, '089072');
  await expect(newPayee.bank('Wheelwright Co-operative Bank')).toBeVisible();
  await expectTyped(page, ['', '08', '', '']);

  await page.goto(`${guide}/magic#name-nomatch-nora`);
  await page
    .getByRole('row', { name: /^Nomatch Nora/ })
    .getByRole('link', { name: /^Try it/ })
    .click();
  await expect(newPayee.submit).toBeFocused();
  await expect(newPayee.name).toHaveValue('Nomatch Nora');
  await newPayee.submit.click();
  await expect(newPayee.stage('Account name does not match')).toBeFocused();
});

async function addPayee(page: Page, id: string): Promise<void> {
  await page
    .locator(`[id="${id}"]`)
    .getByRole('link', { name: /^Add a payee/ })
    .click();
}

async function expectTyped(
  page: Page,
  [name = '', sortCode = '', accountNumber = '', reference = '']: readonly string[],
) {
  const form = page.getByRole('form', { name: 'Payee details' });
  await expect(form.getByLabel('Name of the payee', { exact: true })).toHaveValue(name);
  await expect(form.getByLabel('Part 1 of 3', { exact: true })).toHaveValue(sortCode);
  await expect(form.getByLabel('Account number', { exact: true })).toHaveValue(accountNumber);
  await expect(form.getByLabel('Reference (optional)', { exact: true })).toHaveValue(reference);
}
