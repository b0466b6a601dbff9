import { expect, test } from 'paddock/kit/playwright';

// A project of somebody else's: it uses the sandbox's test kit and nothing else of Paddock.

test.use({ sandboxSite: 'http://localhost:4274/', sandboxBank: 'http://localhost:8887/' });

const scenario = { persona: 'private-customer', clock: '2026-03-02T09:30', freeze: 'yes', otp: '204816' } as const;

test('a lost confirmation pays once, and the page never sends it twice', async ({ bank, page }) => {
  await bank.scenario(scenario);
  await bank.logIn();
  const before = await bank.balances();
  const fault = await bank.plant('confirmPayment', 'lost-answer', { only: 1 });

  await bank.visit('payments/make/{account:current}?toAccountId={payee:saddlecombe-college}');
  await page.getByLabel('Amount', { exact: true }).fill('12.50');
  await page.getByLabel('Reference', { exact: true }).fill('Fees');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect.poll(() => fault.fired()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Review and confirm');

  await bank.calledExactly('confirmPayment', 1);
  await expect(bank.calledExactly('confirmPayment', 2)).rejects.toThrow('was called once, not twice');
  const after = await bank.balances();
  expect(after.current?.balance).toBe((before.current?.balance ?? 0) - 1250);
  expect(after.current?.currency).toBe('GBP');
  expect(await bank.problems()).toEqual([]);

  await bank.bookmark('Paid');
  expect(await bank.preview('money-in', { account: 'current', amount: '250.00' })).toContain('is booked on');
  await bank.act('money-in', { account: 'current', amount: '250.00', from: 'Kempton Sales' });
  await bank.advance('P1D');
  expect((await bank.balances()).current?.balance).toBeGreaterThan(after.current?.balance ?? 0);
  await bank.rewind('Paid');
  expect((await bank.balances()).current).toEqual(after.current);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await bank.reset();
  expect((await bank.balances()).current).toEqual(before.current);
});

test('a customer is described for one test, in the page and without one', async ({ bank, nodeBank, page }) => {
  const description = {
    people: [{ firstName: 'Ann', lastName: 'Bridle' }],
    accounts: [
      { product: 'current', balance: '12.50' },
      { product: 'instantAccess', balance: '900.00' },
    ],
  } as const;
  for (const host of [bank, nodeBank]) {
    await host.scenario(scenario);
    const ann = await host.customer(description);
    expect(ann.accounts).toEqual(['current', 'savings']);
    expect(await ann.balances()).toMatchObject({ current: { balance: 12_50 }, savings: { balance: 900_00 } });
    await ann.logIn();
    await host.act('money-in', { account: 'savings', amount: '100.00' }, ann.id);
    expect((await ann.balances()).savings?.balance).toBe(1_000_00);
    await expect(host.customer({ accounts: [{ product: 'instantAccess', balance: '-1.00' }] })).rejects.toThrow(
      'accounts[0].balance: A savings account cannot be overdrawn. Allowed: 0.00 or more.',
    );
    expect(await host.problems()).toEqual([]);
  }
  await bank.visit('accounts/{account:current}');
  await expect(page.locator('main')).toContainText('£12.50');
});

test('the bank is driven without a page, in a world of the test’s own', async ({ nodeBank }) => {
  await nodeBank.scenario({ ...scenario, persona: 'racing-owner' });
  const account = await nodeBank.call('racing-owner', 'GET', '/v1/accounts/demandDeposit/{account:racing-plus}');
  expect(account.status).toBe(200);
  await nodeBank.plant('listAccounts', '503');
  expect((await nodeBank.call('racing-owner', 'GET', '/v1/accounts')).status).toBe(503);
  await nodeBank.clearFaults();
  await nodeBank.advance('P1D');
  expect((await nodeBank.now()).toISOString()).toBe('2026-03-03T09:30:00.000Z');
  await nodeBank.calledExactly('listAccounts', 1);
  await expect(nodeBank.scenario({ persona: 'nobody' })).rejects.toThrow(/no persona "nobody".*racing-owner/);
  expect(await nodeBank.problems()).toEqual([]);

  const moment = JSON.stringify(await nodeBank.snapshot());
  const { stateHash } = await nodeBank.state();
  await nodeBank.reset();
  await nodeBank.openMoment(moment);
  expect((await nodeBank.state()).stateHash).toBe(stateHash);
});

test('a customer is logged in to the production site without its log-in page', async ({
  nodeBank,
  bindToNodeBank,
  context,
  page,
}) => {
  await nodeBank.scenario(scenario);
  await nodeBank.logIn('joint-holder');
  await bindToNodeBank(context, 'http://localhost:4273/');
  await page.goto('http://localhost:4273/accounts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('http://localhost:4273/accounts');
  await nodeBank.calledExactly('signIn', 0);
});
