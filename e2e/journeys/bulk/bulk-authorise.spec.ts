import type { Page } from '@playwright/test';
import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

const code = 'otp:204816';
const row = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50';

/** Uploaded and checked by the bank, ready to be authorised. */
async function upload(page: Page): Promise<BulkScreen> {
  const bulk = new BulkScreen(page);
  await bulk.check('HAY.csv', [row]);
  await bulk.confirm.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(bulk.heading('Authorise bulk payments')).toBeVisible({ timeout: 15_000 });
  return bulk;
}

async function openTheFile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to bulk payments' }).click();
  await page.getByRole('link', { name: 'HAY.csv' }).click();
  await expect(new BulkScreen(page).heading('HAY.csv')).toBeFocused();
}

test.describe('on Christmas Eve', () => {
  test.use({ persona: 'racing-owner', clock: '2026-12-24T17:30' });

  test('a file authorised after the cut-off is paid on the next working day, which is said before and afterwards', async ({
    page,
    customer,
    sandbox,
  }) => {
    await customer.begin('payments/bulk', { moves: true, bank: code });
    const bulk = await upload(page);
    await bulk.authorise.click();
    const warning = page.getByRole('dialog', { name: 'Payment date' });
    await expect(warning).toContainText(
      'The cut-off for payments on 24/12/2026 has passed. The payments in this file will be dated 29/12/2026.',
    );
    await warning.getByRole('button', { name: 'Go back' }).click();
    expect(await callsOf(sandbox, 'authoriseBulkFile')).toEqual([]);
    await bulk.authorise.click();
    await warning.getByRole('button', { name: 'Confirm payments' }).click();
    await new ChallengeScreen(page, 'pin').answer('2580');
    await expect(bulk.heading('Upload complete')).toBeFocused();
    await expect(page.getByText('The payments in HAY.csv will be made on 29/12/2026.')).toBeVisible();
    await page.getByRole('link', { name: 'View this file' }).click();
    await expect(page.getByText('This file is authorised and will be paid on 29/12/2026.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'File', exact: true })).toContainText(
      /Payment date29\/12\/2026Date chosen24\/12\/2026/,
    );
  });
});

test.describe('a director', () => {
  test.use({ persona: 'approver', clock: '2026-03-03T09:30' });

  test('who authorises a file at the cut-off, on a page opened before it, is warned as well', async ({
    page,
    customer,
    expectComplaint,
  }) => {
    expectComplaint(/status of 401/);
    await customer.begin('accounts', { bank: code });
    await controlOf(page).setClock('2026-03-13T16:58');
    await customer.comeBack('settings/authorisations');
    const list = new AuthorisationsScreen(page);
    await list.loaded();
    const file = list.item('Bulk payment file');
    await expect(file).toContainText('Payment date13/03/2026');
    await controlOf(page).setClock('2026-03-13T17:00', 'kept');
    await list.authorise(file).click();
    const warning = page.getByRole('dialog', { name: 'Payment date' });
    await expect(warning).toContainText('will be dated 16/03/2026');
    await warning.getByRole('button', { name: 'Confirm payments' }).click();
    await new ChallengeScreen(page, 'code').answer('204816');
    await expect(file.getByRole('status')).toContainText('Authorised');
    await expect(file).toContainText('Payment date16/03/2026');
  });
});

test.describe('an authorisation whose answer is lost', () => {
  test.use({ persona: 'racing-owner', clock: '2026-06-17T10:00' });

  test('before the PIN was asked for has paid nothing, as both pages say, and may be given again', async ({
    page,
    customer,
  }) => {
    await customer.begin('payments/bulk', { moves: true, bank: `${code};fault:authoriseBulkFile@offline#1` });
    const bulk = await upload(page);
    await bulk.authorise.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This file has not been authorised.');
    await expect(alert).toContainText('Your request did not get through, so nothing has been paid. Please try again.');
    await openTheFile(page);
    await expect(page.getByText('Nothing will be paid until you authorise it.')).toBeVisible();
    await expect(page.getByText('We do not yet know')).toHaveCount(0);
    await bulk.authorise.click();
    await new ChallengeScreen(page, 'pin').answer('2580');
    await expect(page.getByText(/will be paid on 17\/06\/2026|are being made/)).toBeVisible();
  });

  test('with the PIN is in doubt on both pages and after a reload, and may be given again after five minutes', async ({
    page,
    customer,
    sandbox,
  }) => {
    await customer.begin('payments/bulk', { moves: true, bank: `${code};fault:authoriseBulkFile@offline#2` });
    const bulk = await upload(page);
    await bulk.authorise.click();
    await new ChallengeScreen(page, 'pin').answer('2580');
    const unknown = page.locator('main').getByText('We do not yet know whether this file will be paid.');
    await expect(unknown).toBeVisible();
    await expect(page.getByText('Nothing is paid until you authorise it.')).toHaveCount(0);
    await expect(page.getByText(/If we still do not know by 10:0\d, you can authorise it again then\./)).toBeVisible();
    await openTheFile(page);
    await expect(unknown).toBeVisible();
    await expect(page.getByText('Nothing will be paid until you authorise it.')).toHaveCount(0);
    await expect(bulk.authorise).toHaveCount(0);
    await page.reload();
    await expect(unknown).toBeVisible();
    expect(await callsOf(sandbox, 'authoriseBulkFile')).toHaveLength(2);

    await controlOf(page).advanceClock('PT5M', 'kept');
    await page.getByRole('region', { name: 'Authorise' }).getByRole('button', { name: 'Check now' }).click();
    await page.getByRole('button', { name: 'Authorise again' }).click();
    await new ChallengeScreen(page, 'pin').answer('2580');
    await expect(page.getByText(/will be paid on 17\/06\/2026|are being made/)).toBeVisible();
    await controlOf(page).advanceClock('PT10S', 'kept');
    await expect(page.getByText('We do not yet know')).toHaveCount(0);
  });
});
