import { confirmPayment, expect, orderPayment, test, title } from './app.ts';

const scenario = { persona: 'private-customer', clock: '2026-06-17T10:00', freeze: 'yes' } as const;

test('a link opens the sandbox before a payment, and a moment is opened in another bank', async ({
  bank,
  nodeBank,
  page,
  sandboxSite,
}) => {
  const link = new URL(
    'accounts?sandbox=persona:private-customer;signin:yes;clock:2026-06-17T10:00;freeze:yes',
    sandboxSite,
  );
  await page.goto(link.href);
  await expect(title(page)).toBeVisible();
  const before = await bank.balances();
  await orderPayment(page, { amount: '7.25' });
  await confirmPayment(page);
  await expect(title(page)).toHaveText('Payment sent');
  const paid = await bank.balances();
  expect(paid.current?.balance).toBe((before.current?.balance ?? 0) - 7_25);

  const moment = JSON.stringify(await bank.snapshot());
  await nodeBank.scenario(scenario);
  await nodeBank.openMoment(moment);
  expect(await nodeBank.balances()).toEqual(paid);
  await nodeBank.calledExactly('confirmPayment', 1);
  await nodeBank.act('money-in', { account: 'current', amount: '250.00' });
  await bank.openMoment(JSON.stringify(await nodeBank.snapshot()));
  expect((await bank.balances()).current?.balance).toBe((paid.current?.balance ?? 0) + 250_00);
  await expect(title(page)).toBeVisible();
});
