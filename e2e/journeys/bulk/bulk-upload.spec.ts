import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { pressUnlessGone } from '#e2e/screens/shell/unresolved.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { expect, test } from '#e2e/test.ts';

const code = 'otp:204816';
const ashdown = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50';
const mount = 'T Mount,601122,30550122,BACS,Shoes,80';
const noBank = 'No Such Bank,999999,20418836,FP,Hay,10';

/** Booked and available pence of every account of the customer, by alias. */
async function moneyOf(sandbox: SandboxControl, persona: string): Promise<Record<string, readonly number[]>> {
  const told = await controlOf(sandbox.page).balances(persona);
  if (!('balances' in told)) throw new Error('There are no balances.');
  return Object.fromEntries(told.balances.map((one) => [one.alias, [one.balanceMinor, one.availableMinor]]));
}

test.use({ persona: 'racing-owner', clock: '2026-06-17T10:00' });

test('a file is checked, confirmed with a code and authorised with the PIN; what cannot be paid is rejected', async ({
  page,
  customer,
  sandbox,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', { moves: true, bank: code });
  const before = await moneyOf(sandbox, 'racing-owner');
  await expect(page.getByText('BACS payments must be authorised before 3pm')).toBeVisible();
  await bulk.chooseAccount(/Stud Company/);
  await bulk.open.click();
  await bulk.goOn.click();
  await expect(page.getByRole('button', { name: 'Please choose a file.' })).toBeVisible();
  await bulk.choose('wrong rows.csv', 'a,b\n'.repeat(7));
  await bulk.goOn.click();
  await expect(page.getByText('2 other errors occured.')).toBeVisible();
  await bulk.choose('HAY AND SHOES.csv', [noBank, mount, ashdown].join('\r\n'));
  await bulk.goOn.click();

  await expect(bulk.heading('Confirm bulk payments')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/payments/bulk/confirm');
  await expect(page.getByRole('region', { name: 'Confirm' })).toContainText('£215.50');
  await expect(page.getByText('Bulk payments cannot be recalled once confirmed.')).toBeVisible();
  await expect(page.getByRole('row', { name: /T Mount.*60-11-22.*30550122.*BACS.*Shoes.*£80\.00/ })).toBeVisible();
  expect(await callsOf(sandbox, 'createBulkFile'), 'nothing is sent before it is confirmed').toEqual([]);
  await bulk.confirm.click();
  await expect(page.getByRole('alert')).toContainText(
    /Nothing has been uploaded yet\. 1 payment in this file cannot be made.*Row 1: The sort code is not known\./,
  );
  await expect(page.getByRole('row', { name: /No Such Bank.*The sort code is not known/ })).toBeVisible();
  expect(await callsOf(sandbox, 'uploadBulkFile'), 'no code is asked for yet').toEqual([]);
  await page.getByRole('button', { name: 'Upload anyway' }).click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(bulk.heading('Checking file for errors')).toBeVisible();
  await bulk.authorise.click({ timeout: 15_000 });
  expect(await moneyOf(sandbox, 'racing-owner'), 'nothing is paid before it is authorised').toEqual(before);
  await new ChallengeScreen(page, 'pin').answer('2580');
  await expect(bulk.heading('Upload complete')).toBeFocused();
  expect(await callsOf(sandbox, 'uploadBulkFile')).toHaveLength(2);

  await page.getByRole('link', { name: 'View this file' }).click();
  await expect(bulk.heading('HAY AND SHOES.csv')).toBeFocused();
  await controlOf(page).doVerb({ verb: 'finish-bulk-file', persona: 'racing-owner' });
  const [booked = 0, available = 0] = before.stud ?? [];
  const paid = 205_50;
  expect(await moneyOf(sandbox, 'racing-owner')).toEqual({ ...before, stud: [booked - paid, available - paid] });
  await page.reload();
  await expect(bulk.status).toHaveText('Successful');
  await expect(page.getByRole('region', { name: 'File', exact: true })).toContainText(
    /Amount£215\.50Successful.*Payments3Successful2 · £205\.50Rejected1 · £10\.00/,
  );
  await expect(page.getByRole('row', { name: /No Such Bank.*Rejected.*sort code/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const saved = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of saved) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toBe([noBank, mount, ashdown].join('\r\n'));
});

test('a file that the bank finds wrong pays nothing and is explained', async ({ page, customer, sandbox }) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', { moves: true, bank: code });
  const before = await moneyOf(sandbox, 'racing-owner');
  await bulk.check('BAD REFERENCE.csv', [ashdown, 'Ashdown Feed,601122,20418836,FP,A#1,5']);
  await bulk.confirm.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(bulk.heading('Upload failed')).toBeFocused({ timeout: 15_000 });
  await expect(page.getByText('The bulk file has errors and could not be processed')).toBeVisible();
  await page.getByRole('button', { name: 'View detailed report' }).click();
  await expect(page.getByText('Row 2: The reference may contain letters, digits and spaces only.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download error report' }).click();
  expect((await download).suggestedFilename()).toBe('BAD REFERENCE errors.xml');
  await page.getByRole('link', { name: 'Back to bulk payments' }).click();
  await expect(page.getByRole('row', { name: /BAD REFERENCE\.csv.*File error/ })).toBeVisible();
  await page.getByRole('link', { name: 'BAD REFERENCE.csv' }).click();
  await expect(page.getByRole('region', { name: 'File', exact: true })).toContainText(
    /Amount£130\.50File error.*Payments2Rejected2 · £130\.50/,
  );
  // Nothing is wrong with it, and why it was not paid stands above.
  await expect(page.getByRole('row', { name: /1.*Ashdown Feed.*Rejected$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /2.*A#1.*£5\.00.*Rejected.*letters, digits and spaces/ })).toBeVisible();
  expect(await moneyOf(sandbox, 'racing-owner')).toEqual(before);
});

test('a lost answer is looked up and nothing is uploaded twice, and failed looks at the check are silent', async ({
  page,
  customer,
  sandbox,
}) => {
  const bulk = new BulkScreen(page);
  const faults = 'fault:uploadBulkFile@lost-answer#2,authoriseBulkFile@lost-answer#2';
  await customer.begin('payments/bulk', { moves: true, bank: `${code};${faults}` });
  await bulk.check('LOST.csv', [ashdown]);
  await bulk.confirm.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(bulk.heading('Checking file for errors')).toBeVisible();
  await controlOf(page).addFault({ operationId: 'listBulkFiles', kind: '500', only: 1 });
  await expect(bulk.authorise).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await bulk.authorise.click();
  await new ChallengeScreen(page, 'pin').answer('2580');
  await expect(bulk.heading('Upload complete')).toBeFocused();
  expect(await callsOf(sandbox, 'uploadBulkFile')).toHaveLength(2);
  expect(await callsOf(sandbox, 'authoriseBulkFile')).toHaveLength(2);
});

test('an upload in doubt is only looked for, and the browser asks before its page is closed', async ({
  page,
  customer,
  sandbox,
}) => {
  const bulk = new BulkScreen(page);
  await customer.begin('payments/bulk', {
    moves: true,
    bank: `${code};fault:uploadBulkFile@lost-answer#2,listBulkFiles@500`,
  });
  await bulk.check('DOUBT.csv', [ashdown]);
  await bulk.confirm.click();
  const asked = new ChallengeScreen(page, 'code');
  await controlOf(page).setSwitches({ latency: 3_000 });
  await asked.answer('204816');
  const opened = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await opened;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(bulk.heading('We do not yet know the outcome')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toContainText('Do not upload it again');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await controlOf(page).setSwitches({ latency: 'none' });
  await controlOf(page).clearFaults();
  const checking = bulk.heading('Checking file for errors');
  await pressUnlessGone(page.getByRole('button', { name: 'Check now' }), checking);
  await expect(checking).toBeVisible();
  expect(await callsOf(sandbox, 'uploadBulkFile')).toHaveLength(2);
});

test.describe('a company with two signatures', () => {
  test.use({ persona: 'maker' });
  test('a file waits for the authoriser, and no money moves', async ({ page, customer, sandbox }) => {
    const bulk = new BulkScreen(page);
    await customer.begin('payments/bulk', { moves: true, bank: code });
    const before = await moneyOf(sandbox, 'maker');
    await bulk.check('FEED.txt', [ashdown.replaceAll(',', '\t')]);
    await bulk.confirm.click();
    await new ChallengeScreen(page, 'code').answer('204816');
    await bulk.authorise.click({ timeout: 15_000 });
    await new ChallengeScreen(page, 'pin').answer('2580');
    await expect(bulk.heading('Payment initiated')).toBeFocused();
    await expect(page.getByText('This will be completed once authorised by another account holder')).toBeVisible();
    await page.getByRole('link', { name: 'View this file' }).click();
    await expect(bulk.status).toHaveText('Under process');
    await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0);
    await controlOf(page).advanceClock('PT2M');
    expect(await moneyOf(sandbox, 'maker')).toEqual(before);
  });
});
