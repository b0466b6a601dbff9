import { AccountScreen } from '#e2e/screens/accounts/account.screen.ts';
import { BankCost } from '#e2e/support/bank-cost.ts';
import { isBehindNginx, sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

/**
 * Calls of each step of a session. `least` is what no client could go below: one call for each thing the page shows or does.
 * `budget` is what the app may ask; deploy/SIZING.md counts with it.
 */
const steps = {
  // Key, salt, password, nonces, profile, permissions, accounts, and the mail of the header.
  'sign in, and see the accounts': { least: 9, budget: 12 },
  // Details, address, transactions booked and pending, and for each offered task whether this account may do it.
  'open an account': { least: 4, budget: 9 },
  'back to the accounts': { least: 0, budget: 0 },
  // Which accounts may pay, and the three lists of what is about to leave them.
  'open the payments page': { least: 4, budget: 5 },
  // Payees, and the limits and their use, of the customer and of the entity.
  'begin a payment, to the check of the answers': { least: 5, budget: 5 },
  // Two fresh nonces, the payment made and confirmed, and what it changed: payees and accounts.
  'confirm it, and see the receipt': { least: 6, budget: 6 },
  'open the payees': { least: 0, budget: 1 },
  'open the messages': { least: 2, budget: 4 },
  'log out': { least: 1, budget: 1 },
} as const;

type Step = keyof typeof steps;

/** Headers and bodies of them all, both ways. nginx compresses the answers. */
const bytesBudget = isBehindNginx ? 97_000 : 345_000;

test('a session asks the bank for little, and for nothing twice on one page @cost', async ({
  page,
  context,
  signIn,
  accounts,
  shell,
  pay,
}, { testId }) => {
  const headers = { 'X-Sandbox': testId };
  await context.setExtraHTTPHeaders(headers);
  const data = { sandbox: 'clock:2026-06-17T10:00' };
  expect((await context.request.post(`${sites.bank.url}__sandbox/reset`, { headers, data })).ok()).toBe(true);
  const cost = new BankCost(page);
  const lines: string[] = [];
  const passed: string[] = [];
  const sums = { calls: 0, least: 0, bytes: 0, nonces: 0 };

  async function step(name: Step, run: () => Promise<unknown>): Promise<void> {
    const { calls, repeated, bytes, nonces } = await cost.of(run);
    const { least, budget } = steps[name];
    sums.calls += calls.length;
    sums.least += least;
    sums.bytes += bytes;
    sums.nonces += nonces;
    lines.push(
      line(name, `${calls.length}`, `${least}`, `${budget}`, `${bytes}`, `${nonces}`),
      `    ${calls.join(', ')}`,
    );
    if (calls.length > budget) passed.push(`${name}: ${calls.length} calls, budget ${budget}`);
    if (repeated.length > 0) passed.push(`${name}: asked twice for ${repeated.join(', ')}`);
  }

  await signIn.open(sites.production.url);
  await step('sign in, and see the accounts', async () => {
    await signIn.as('private-customer');
    await expect(accounts.titles.first()).toBeVisible();
  });
  await step('open an account', async () => {
    await accounts.titles.first().click();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });
  await step('back to the accounts', async () => {
    await new AccountScreen(page).back.click();
    await expect(accounts.titles.first()).toBeVisible();
  });
  await step('open the payments page', async () => {
    await shell.section('Payments & Transfers').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payments & Transfers' })).toBeVisible();
  });
  await step('begin a payment, to the check of the answers', async () => {
    await shell.follow('Payments & Transfers', 'Make a Payment');
    await pay.accounts.first().click();
    await pay.payees.filter({ hasText: '60-93-03' }).click();
    await pay.amount.fill('12.5');
    await pay.reference.fill('Supper club');
    await pay.goOn.click();
    await expect(pay.heading('Check your answers')).toBeVisible();
  });
  await step('confirm it, and see the receipt', async () => {
    await pay.confirm.click();
    await expect(pay.heading('Payment sent')).toBeVisible();
  });
  await step('open the payees', async () => {
    await shell.section('Payments & Transfers').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /payees/i })
      .first()
      .click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await step('open the messages', async () => {
    await shell.mail.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await step('log out', async () => {
    await accounts.logOut();
    await expect(shell.loggedOut).toBeVisible();
  });

  const heading = line('', 'calls', 'least', 'budget', 'bytes', 'nonces');
  const sum = line('all', `${sums.calls}`, `${sums.least}`, '', `${sums.bytes}`, `${sums.nonces}`);
  process.stdout.write(`\n${[heading, ...lines, sum].join('\n')}\n`);
  expect(passed).toEqual([]);
  expect(sums.bytes).toBeLessThan(bytesBudget);
});

function line(name: string, ...figures: readonly string[]): string {
  return name.padEnd(46) + figures.map((figure) => figure.padStart(8)).join('');
}
