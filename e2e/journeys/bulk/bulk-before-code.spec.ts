import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

const code = 'otp:204816';
const ashdown = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50';
const mount = 'T Mount,601122,30550122,BACS,Shoes,80';

test.use({ persona: 'racing-owner', clock: '2026-06-17T10:00' });

test('long names and a used file name are told beside the file, before anything is sent', async ({
  page,
  customer,
  sandbox,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk');
  await bulk.check('LONG.csv', [ashdown, `${'N'.repeat(36)},601122,20418836,FP,Hay,1`]);
  const dialog = page.getByRole('dialog', { name: 'Upload bulk file' });
  await expect(dialog).toContainText('Bad payee name on row 2. It has more than 35 characters.');
  await bulk.choose('suppliers next.csv', ashdown);
  await bulk.goOn.click();
  await expect(dialog).toContainText('A file with this name has been uploaded before. Please give it another name.');
  await bulk.choose('SUPPLIERS JAN.csv', ashdown);
  await bulk.goOn.click();
  await expect(bulk.heading('Confirm bulk payments'), 'the name of a failed file is free').toBeFocused();
  expect(await callsOf(sandbox, 'createBulkFile')).toEqual([]);
});

test('a file without one row that can be paid is not sent', async ({ page, customer, sandbox }) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', { moves: true, bank: code });
  await bulk.check('NOBODY.csv', ['No Such Bank,999999,20418836,FP,Hay,10']);
  await bulk.confirm.click();
  await expect(page.getByRole('alert')).toContainText('none of these payments can be made');
  await expect(page.getByRole('button', { name: /upload/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose another file' }).click();
  await expect(bulk.open).toBeVisible();
  expect(await callsOf(sandbox, 'uploadBulkFile')).toEqual([]);
});

test('a file that was paid is not offered again by Back and Forward', async ({ page, customer, sandbox }) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', { moves: true, bank: code });
  await bulk.check('ONCE.csv', [ashdown]);
  await expect(bulk.confirm).toBeVisible();
  await page.goBack();
  await expect(bulk.open).toBeVisible();
  await page.goForward();
  await expect(bulk.confirm, 'it may be looked at again before it is sent').toBeVisible();
  await bulk.confirm.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await bulk.authorise.click({ timeout: 15_000 });
  await new ChallengeScreen(page, 'pin').answer('2580');
  await expect(bulk.heading('Upload complete')).toBeFocused();
  await page.locator('main').getByRole('link', { name: 'Bulk payments' }).last().click();
  await expect(bulk.open).toBeVisible();
  await page.goBack();
  await expect(page.getByText('There is no file to confirm')).toBeVisible();
  await page.goBack();
  await expect(bulk.open).toBeVisible();
  await page.goForward();
  await expect(page.getByText('There is no file to confirm')).toBeVisible();
  await expect(bulk.confirm).toHaveCount(0);
  expect(await callsOf(sandbox, 'createBulkFile')).toHaveLength(1);
});

for (const { time, paidOn, warnings } of [
  { time: '14:59', paidOn: '19/06/2026', warnings: 0 },
  { time: '15:00', paidOn: '22/06/2026', warnings: 1 },
]) {
  test(`the confirm page says at ${time} when Faster Payments and BACS payments are made`, async ({
    page,
    customer,
  }) => {
    const bulk = new BulkScreen(page);
    await customer.begin('payments/bulk', { clock: `2026-06-17T${time}` });
    await bulk.check('TWO.csv', [ashdown, mount]);
    await expect(page.getByRole('region', { name: 'Your file' })).toContainText(
      `Payment date17/06/2026Payments2Faster Payments1, paid on 17/06/2026BACS payments1, paid on ${paidOn}`,
    );
    const warning = page.getByText(
      `The 3pm cut-off for BACS payments has passed. Those in this file will be sent on 18/06/2026 and paid on ${paidOn}.`,
    );
    await expect(warning).toHaveCount(warnings);
  });
}

test.describe('on a Saturday', () => {
  test.use({ clock: '2026-06-20T10:00' });

  test('the confirm page says the working day on which a file is paid', async ({ page, customer }) => {
    const bulk = new BulkScreen(page);
    await customer.begin('payments/bulk');
    await bulk.check('WEEKEND.csv', [ashdown, mount]);
    await expect(page.getByRole('region', { name: 'Your file' })).toContainText(
      /Payment date22\/06\/2026Date chosen20\/06\/2026.*Faster Payments1, paid on 22\/06\/2026BACS payments1, paid on 24\/06\/2026/,
    );
    await expect(page.getByText('20/06/2026 is not a working day.')).toBeVisible();
  });
});

test('a frozen account is named, with what to do', async ({ page, customer, sandbox, expectComplaint }) => {
  expectComplaint(/status of 400/);
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', { moves: true, bank: code });
  await bulk.chooseAccount(/Stud Company/);
  await bulk.check('FROZEN.csv', [ashdown]);
  await controlOf(page).doVerb({ verb: 'freeze-account', persona: 'racing-owner', with: { account: 'stud' } });
  await bulk.confirm.click();
  await expect(page.getByRole('alert')).toContainText(/Your file has not been uploaded.*This account is frozen/);
  await expect(page.getByRole('alert')).toContainText(/Please call our helpdesk on \d/);
  expect(await callsOf(sandbox, 'uploadBulkFile')).toEqual([]);
});
