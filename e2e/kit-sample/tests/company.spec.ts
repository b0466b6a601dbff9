import { answer, code, confirmPayment, expect, orderPayment, pin, test, title } from './app.ts';

test('what the maker orders is paid once the approver has authorised it', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario({ persona: 'maker', clock: '2026-03-03T09:30', freeze: 'yes', otp: code });
  const maker = await openAs('maker', 'accounts');
  const before = await nodeBank.balances('maker');
  await orderPayment(maker, { amount: '50' });
  await confirmPayment(maker);
  await expect(title(maker)).toHaveText('Payment awaiting authorisation');
  expect(await nodeBank.balances('maker')).toEqual(before);

  const approver = await openAs('approver', 'settings/authorisations');
  const item = approver.locator('main section > ul > li').filter({ hasText: '£50.00' });
  await item.getByRole('button', { name: /^Authorise/ }).click();
  await answer(approver, code);
  await expect(item.getByRole('status')).toContainText('Authorised');
  const moved = Object.entries(await nodeBank.balances('maker')).map(
    ([alias, { balance }]) => balance - (before[alias]?.balance ?? 0),
  );
  expect(moved.filter((pence) => pence !== 0)).toEqual([-50_00]);
});

test('a bulk file is checked, confirmed, authorised and paid', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario({ persona: 'racing-owner', clock: '2026-06-17T10:00', freeze: 'yes', otp: code });
  const page = await openAs('racing-owner', 'payments/bulk');
  const before = await nodeBank.balances();
  await page.getByRole('button', { name: /From which account/ }).click();
  await page.getByRole('option', { name: /Stud Company/ }).click();
  await page.getByRole('button', { name: 'Upload bulk file' }).click();
  const rows = ['Ashdown Feed,601122,20418836,FP,Hay March,125.50', 'T Mount,601122,30550122,BACS,Shoes,80'];
  const buffer = Buffer.from(rows.join('\r\n'));
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'HAY.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm and upload' }).click();
  await answer(page, code);
  await expect(title(page)).toHaveText('Checking file for errors');
  await nodeBank.advance('PT10S');
  await page.getByRole('button', { name: 'Authorise payments' }).click({ timeout: 15_000 });
  await answer(page, pin);
  await expect(title(page)).toHaveText('Upload complete');
  await nodeBank.act('finish-bulk-file');
  expect((await nodeBank.balances()).stud?.balance).toBe((before.stud?.balance ?? 0) - 205_50);
});
