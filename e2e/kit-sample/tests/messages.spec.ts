import { expect, test } from './app.ts';

test('a message reaches the bank, and its answer the customer', async ({ nodeBank, openAs }) => {
  await nodeBank.scenario({ persona: 'private-customer', clock: '2026-06-17T10:00', freeze: 'yes' });
  const ann = await nodeBank.customer({
    people: [{ firstName: 'Ann', lastName: 'Bridle' }],
    accounts: [{ product: 'current', balance: '12.50' }],
  });
  expect((await ann.balances()).current?.balance).toBe(12_50);
  const page = await openAs(ann.id, 'secure-mail/enquiry#deposit');
  await page.getByRole('textbox', { name: 'Message' }).fill('What do you pay for a year?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await nodeBank.act('answer-mail', {}, ann.id);
  await page.goto('secure-mail');
  await expect(page.getByRole('list', { name: 'Unread', exact: true }).getByRole('link').first()).toHaveAccessibleName(
    /Re: Deposit Accounts/,
  );
  await nodeBank.calledExactly('sendMail', 1);
});
