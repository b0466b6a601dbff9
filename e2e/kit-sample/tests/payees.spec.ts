import { answer, expect, test } from './app.ts';

test('a name that nearly matches is put right before the payee is saved', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario({ persona: 'private-customer', clock: '2026-06-17T10:00', freeze: 'yes' });
  const page = await openAs('private-customer', 'payments/payees/new');
  const form = page.getByRole('form', { name: 'Payee details' });
  await form
    .getByRole('group', { name: 'Account type' })
    .getByLabel('Personal', { exact: true })
    .check({ force: true });
  await form.getByLabel('Name of the payee', { exact: true }).fill("Kate O'Halloran");
  await form.getByLabel('Part 1 of 3', { exact: true }).click();
  await page.keyboard.type('305926');
  await expect(form.getByRole('status').filter({ hasText: 'Harbourgate Bank' })).toBeVisible();
  await form.getByLabel('Account number', { exact: true }).fill('30746182');
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: "Details don't match" })).toBeVisible();
  await page.getByRole('button', { name: 'UPDATE DETAILS AND PROCEED' }).click();
  await expect(page.getByRole('heading', { name: 'All details matched' })).toBeVisible();
  await page.getByRole('button', { name: 'CONTINUE', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Enter your/ })).toBeVisible();
  const fromPhone = await nodeBank.code();
  await answer(page, fromPhone ?? 'no code');
  await expect(page.getByRole('heading', { name: 'Payee created' })).toBeVisible();
  await nodeBank.calledExactly('verifyPayeeName', 2);
});
