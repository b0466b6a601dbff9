import { controlOf } from '#e2e/support/bank-control.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { packText } from '#sandbox/control/link/packed-text.ts';

test.use({ persona: 'described', clock: '2026-03-03T09:30' });

const ann = {
  id: 'ann-bridle',
  people: [{ title: 'Ms', firstName: 'Ann', lastName: 'Bridle' }],
  accounts: [
    { product: 'current', balance: '12.50', nickname: 'Feed money' },
    { product: 'euro', balance: '-240.15', overdraft: '300.00' },
  ],
};

for (const host of ['page', 'node'] as const) {
  test.describe(`with the bank on the ${host}`, () => {
    test.use({ host });

    test('a link opens a ready-made customer, logged in, with the balances that the description says', async ({
      customer,
      accounts,
      sandbox,
    }) => {
      await customer.begin('accounts', { bank: 'customer:two-directors' });
      await expect(accounts.row(await sandbox.nameOf('business'))).toContainText('£18,420.55');
      await expect(accounts.row(await sandbox.nameOf('euro'))).toContainText('240.15');
    });

    test('a link opens the customer that is packed in it, whose account a placeholder names', async ({
      customer,
      account,
      page,
    }) => {
      await customer.begin('accounts/{account:current}', { bank: `customer:${await packText(JSON.stringify(ann))}` });
      await expect(page.getByRole('heading', { level: 1, name: 'Feed money' })).toBeVisible();
      await expect(page.locator('main')).toContainText('£12.50');
      await expect(account.page).toHaveURL(/\/accounts\/[^{]+$/);
    });

    test('a customer made in the bank that is there logs in with the one password', async ({
      customer,
      signIn,
      accounts,
      page,
    }) => {
      await customer.arrive({ persona: 'private-customer' });
      const made = await controlOf(page).createCustomers([ann]);
      expect(made).toMatchObject({
        outcome: 'done',
        customers: [{ userIds: [ann.id], accounts: ['current', 'euro'] }],
      });
      await signIn.as(ann.id);
      await expect(accounts.heading).toBeVisible();
      await expect(accounts.row('Feed money')).toContainText('£12.50');
    });
  });
}

test.describe('in the browser', () => {
  test.use({ host: 'page' });

  test('a tester makes, checks and describes customers in the console', async ({ customer, page }) => {
    await customer.arrive({ persona: 'private-customer' });
    const told = await page.evaluate(async (description) => {
      const { customers } = window.sandbox;
      const beyond = { accounts: [{ balance: '-1.00' }] };
      return {
        made: await customers.create(description),
        twice: await customers.create([description]),
        checked: await customers.check(beyond),
        described: await customers.describe(description.id),
        personas: (await window.sandbox.summary()).personas.map(({ id }) => id),
      };
    }, ann);
    expect(told.made).toMatchObject({ outcome: 'done', customers: [{ id: ann.id }] });
    expect(told.twice).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('ann-bridle already') });
    expect(told.checked).toMatchObject({ reason: expect.stringContaining('accounts[0].balance') });
    expect(told.described).toMatchObject({ description: { accounts: [{ balance: '12.50' }, { balance: '-240.15' }] } });
    expect(told.personas).toContain(ann.id);
  });

  test('a link whose customer was cut, or says what no description can, is refused in words', async ({ page }) => {
    const packed = await packText(JSON.stringify(ann));
    const stale = await packText(JSON.stringify({ ...ann, colour: 'red' }));
    for (const [value, reason] of [
      [packed.slice(0, -12), 'neither the name of a description nor a whole description'],
      [stale, 'There is no “colour” here.'],
    ] as const) {
      await page.goto(`${sites.sandbox.url}accounts?sandbox=persona:described;customer:${value};signin:yes`);
      await expect(page.getByRole('heading', { name: 'This sandbox link was not understood' })).toBeVisible();
      await expect(page.getByRole('listitem')).toContainText(reason);
    }
  });

  test('a moment with described customers opens alike', async ({ customer, accounts, page, sandbox }) => {
    await customer.begin('accounts', { bank: 'customer:two-directors' });
    const { stateHash } = await sandbox.state();
    const snapshot = await page.evaluate(() => window.sandbox.snapshot());
    if (snapshot.outcome === 'refused') throw new Error(snapshot.reason);
    await customer.begin('accounts', { persona: 'private-customer' });
    const opened = await page.evaluate((taken) => window.sandbox.openSnapshot(taken), snapshot.snapshot);
    expect(opened.outcome).toBe('done');
    expect((await sandbox.state()).stateHash).toBe(stateHash);
    await customer.comeBack('accounts');
    await expect(accounts.row(await sandbox.nameOf('business'))).toContainText('£18,420.55');
  });
});
