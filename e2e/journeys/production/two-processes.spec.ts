import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { SignInScreen } from '#e2e/screens/session/sign-in.screen.ts';
import { expect, test } from '#e2e/test.ts';
import { remoteControl } from '#sandbox/control/remote-control.ts';
import { type BankProcess, bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#tests/host/postgres-server.ts';

/** CI installs PostgreSQL, so there it must not be missing. */
const isMissing = postgresPrograms === undefined && process.env.CI === undefined;
// biome-ignore lint/suspicious/noSkippedTests: nothing else serves worlds to several processes; the reason says what to do.
test.skip(isMissing, 'There is no PostgreSQL 15 or later here. Install it: apt-get install postgresql');

const world = 'shared';
let folder = '';
let server: PostgresServer | undefined;
let banks: readonly BankProcess[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-two-processes-'));
  bundleBank(folder);
  server = await startPostgres();
  const store = await server.newDatabase();
  const started = () => startBank(folder, store, { more: ['--site', 'dist'] });
  banks = await Promise.all([started(), started()]);
});
test.afterAll(async () => {
  for (const bank of banks) await kill(bank);
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('two customers pay at the same moment, in two browsers, through two processes that share their world', async ({
  page,
  browser,
  complaints: _heard,
}) => {
  const other = await browser.newContext();
  const pair = [
    { page, bank: banks[0], who: 'private-customer', payee: '60-93-03', pays: '12.50' },
    { page: await other.newPage(), bank: banks[1], who: 'joint-holder', payee: 'Sweep', pays: '7.25' },
  ];
  await test.step('Each logs in at a process of their own, and comes to the last question of a payment', () =>
    Promise.all(
      pair.map(async (one) => {
        const site = `${one.bank?.url}/`;
        await one.page.context().addCookies([{ name: 'paddock_world', value: world, url: site }]);
        const signIn = new SignInScreen(one.page);
        await signIn.open(site);
        await signIn.as(one.who);
        await askedToConfirm(one.page, one.payee, one.pays);
      }),
    ));

  await test.step('Both confirm', () =>
    Promise.all(
      pair.map(async (one) => {
        const pay = new PayScreen(one.page);
        await pay.confirm.click();
        await expect(pay.heading('Payment sent')).toBeFocused();
      }),
    ));

  await test.step('The payee sees both, though the other’s process has stored one', async () => {
    const payee = pair[1]?.page ?? page;
    const main = payee.locator('main');
    await main.getByRole('link', { name: 'Back to my accounts' }).click();
    await new AccountsScreen(payee).titles.first().click();
    for (const { pays } of pair) {
      await expect(main.getByRole('row', { name: new RegExp(`Supper club.*£${pays}`) })).toBeVisible();
    }
  });

  await test.step('Both processes have one bank, and its books balance', async () => {
    const [left, right] = banks.map(({ url }) => remoteControl(url, world));
    expect(await right?.journalHeads()).toEqual(await left?.journalHeads());
    expect(await right?.state()).toEqual(await left?.state());
    expect(await left?.invariants()).toMatchObject({ broken: [] });
  });
  await other.close();
});

async function askedToConfirm(page: Page, payee: string, amount: string): Promise<void> {
  const pay = new PayScreen(page);
  await page
    .getByRole('link', { name: /^Make a Payment/ })
    .first()
    .click();
  await pay.payees.filter({ hasText: payee }).click();
  await pay.amount.fill(amount);
  await pay.reference.fill('Supper club');
  await pay.goOn.click();
  await expect(pay.heading('Check your answers')).toBeFocused();
}
