import { confirmPayment, expect, orderPayment, test, title } from './app.ts';

const weekday = { persona: 'private-customer', clock: '2026-06-17T10:00', freeze: 'yes' } as const;

test('a payment leaves the account, once', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario(weekday);
  const page = await openAs('private-customer', 'accounts');
  const before = await nodeBank.balances();
  await orderPayment(page, { amount: '12.50' });
  await confirmPayment(page);
  await expect(title(page)).toHaveText('Payment sent');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£12.50');
  const after = await nodeBank.balances();
  expect(after.current?.balance).toBe((before.current?.balance ?? 0) - 12_50);
  await nodeBank.calledExactly('confirmPayment', 1);
  expect(await nodeBank.problems()).toEqual([]);
});

test('a payment whose answer is late is found without a press, and made once', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario(weekday);
  const page = await openAs('private-customer', 'accounts');
  const before = await nodeBank.balances();
  const late = await nodeBank.plant('confirmPayment', 'late=5', { only: 1 });
  await orderPayment(page, { amount: '5' });
  await confirmPayment(page);
  await expect(title(page)).toHaveText('We do not yet know whether your payment was made');
  expect(await late.fired()).toBe(1);
  expect((await nodeBank.balances()).current).toEqual(before.current);
  await nodeBank.advance('PT5S');
  await expect(title(page)).toHaveText('Payment sent', { timeout: 20_000 });
  expect((await nodeBank.balances()).current?.balance).toBe((before.current?.balance ?? 0) - 5_00);
  await nodeBank.calledExactly('confirmPayment', 1);
});

test('after the cut-off a payment waits for the next working day', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario({ ...weekday, clock: '2026-06-19T17:30' });
  const page = await openAs('private-customer', 'accounts');
  const before = await nodeBank.balances();
  await orderPayment(page, { amount: '20' });
  await confirmPayment(page);
  await page.getByRole('dialog', { name: 'Payment date' }).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(title(page)).toHaveText('Payment accepted');
  await expect(page.locator('main')).toContainText('It leaves your account on 22/06/2026.');
  expect((await nodeBank.balances()).current?.balance).toBe(before.current?.balance);
  const due = await nodeBank.due('2026-06-22T10:00');
  expect(due.map(({ what }) => what)).toContain('“Dr Cordelia Cawthorpe” on private-customer:current is booked');
});

test('what is due until the end of the month leaves by itself', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario(weekday);
  const page = await openAs('private-customer', 'accounts');
  const due = await nodeBank.due('month-end');
  expect(due.map(({ what }) => what)).toContain('“Rainy day” is paid from private-customer:current');
  const before = await nodeBank.balances();
  await nodeBank.advanceTo('month-end');
  expect((await nodeBank.now()).toISOString()).toBe('2026-06-30T09:00:00.000Z');
  const after = await nodeBank.balances();
  expect(after.savings?.balance).toBe((before.savings?.balance ?? 0) + 200_00);
  await page.reload();
  const pounds = ((after.savings?.balance ?? 0) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(page.locator('main')).toContainText(`£${pounds}`);
  expect(await nodeBank.problems()).toEqual([]);
});

test('an amount over the limit is refused before the bank is asked', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario({ ...weekday, persona: 'low-limits' });
  const page = await openAs('low-limits', 'accounts');
  await orderPayment(page, { amount: '400.01', to: '' });
  await expect(page.getByRole('region', { name: 'Please check the details' })).toContainText(
    'This amount exceeds the limit for this Payment Type.',
  );
  await nodeBank.calledExactly('createPayment', 0);
  await page.getByLabel('Amount', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await confirmPayment(page);
  await expect(title(page)).toHaveText('Payment sent');
});
