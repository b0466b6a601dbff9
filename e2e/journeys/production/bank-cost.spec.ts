import type { Page } from '@playwright/test';
import { AccountScreen } from '#e2e/screens/accounts/account.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { StatementsScreen } from '#e2e/screens/statements/statements.screen.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { BankCost } from '#e2e/support/bank-cost.ts';
import { isBehindNginx, sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

/**
 * Calls of each step of a session. `least` is what no client could go below: one call for each thing the page shows or does.
 * `budget` is what the app may ask; deploy/SIZING.md counts with it.
 */
const steps = {
  // Key, salt, password, nonces, profile, permissions, accounts, and the mail of the header. Then a bond's maturity, the
  // three lists of what is about to leave, and what is new on each account.
  'sign in, and see the accounts': { least: 16, budget: 19 },
  // Details, address, transactions booked and pending, and for each offered task whether this account may do it.
  'open an account': { least: 4, budget: 9 },
  'back to the accounts': { least: 0, budget: 0 },
  // Which accounts may pay, and the payees. What is about to leave was asked for on the first page.
  'open the payments page': { least: 2, budget: 3 },
  // The limits and their use, of the customer and of the entity.
  'begin a payment, to the check of the answers': { least: 4, budget: 4 },
  // Two fresh nonces, the payment made and confirmed, and what it changed: payees and accounts.
  'confirm it, and see the receipt': { least: 6, budget: 6 },
  'open the payees': { least: 0, budget: 1 },
  'open the messages': { least: 2, budget: 4 },
  'log out': { least: 1, budget: 1 },
  // Each list; a new section also asks whether the session lives, and for each task which accounts may do it.
  'open the upcoming payments': { least: 3, budget: 6 },
  // A list for each account.
  'open the statements': { least: 4, budget: 6 },
  'download a statement': { least: 1, budget: 1 },
  // The limits and their use.
  'begin a transfer, to the check of the answers': { least: 4, budget: 5 },
  'confirm the transfer': { least: 5, budget: 5 },
  // The bank of the sort code, and the check.
  'begin a new payee, to the check of the name': { least: 2, budget: 2 },
  // Group, payee, details, confirmation, and the same with the code.
  'save the payee with a code': { least: 5, budget: 5 },
} as const;

type Step = keyof typeof steps;

/** The one-time password. */
const code = '204816';

/** Headers and bodies of them all, both ways. nginx compresses the answers. */
const bytesBudget = isBehindNginx ? 104_000 : 345_000;

test('a session asks the bank for little, and for nothing twice on one page @cost', async ({
  page,
  signIn,
  accounts,
  shell,
  pay,
}, { testId }) => {
  const { step, summed } = await counting(page, testId);

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
    await expect(pay.heading('From which account?')).toBeVisible();
    await pay.accounts.first().click();
    await pay.payees.filter({ hasText: '60-93-03' }).click();
    await pay.review('12.5', 'Supper club');
    await expect(pay.heading('Check your answers')).toBeVisible();
  });
  await step('confirm it, and see the receipt', async () => {
    await pay.confirm.click();
    await expect(pay.heading('Payment sent')).toBeVisible();
  });
  await step('open the payees', async () => {
    await shell.section('Payments & Transfers').click();
    await expect(pay.heading('Payments & Transfers')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /payees/i })
      .first()
      .click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await step('open the messages', async () => {
    await shell.mail.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure mailbox');
  });
  await step('log out', async () => {
    await accounts.logOut();
    await expect(shell.loggedOut).toBeVisible();
  });

  const bytes = summed();
  expect(bytes).toBeLessThan(bytesBudget);
});

test('the rarer journeys ask the bank for little, and for nothing twice on one page @cost', async ({
  page,
  signIn,
  accounts,
  newPayee,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/417/);
  const { step, summed } = await counting(page, testId);
  const transfer = new TransferScreen(page);
  const statements = new StatementsScreen(page);
  await signIn.open(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.titles.first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await step('open the upcoming payments', async () => {
    await openHere(page, 'payments/upcoming');
    await expect(page.getByRole('button', { name: /^Direct debits/ })).toBeVisible();
  });
  await step('open the statements', async () => {
    await openHere(page, 'accounts/statements');
    await expect(statements.rows.first()).toBeVisible();
  });
  await step('download a statement', () => statements.savedBy(() => statements.file(statements.rows.first()).click()));
  await step('begin a transfer, to the check of the answers', async () => {
    await openHere(page, 'payments/transfer-money');
    await transfer.review({ from: "L D'Averell Current Account", to: 'Rainy day', amount: '12.34' });
  });
  await step('confirm the transfer', async () => {
    await transfer.confirm.click();
    await expect(transfer.heading('Transfer complete')).toBeVisible();
  });
  await step('begin a new payee, to the check of the name', async () => {
    await openHere(page, 'payments/payees/new');
    await newPayee.fill({
      name: 'Quillon Press',
      sortCode: '231486',
      bank: 'Northlight Bank',
      accountNumber: '34097518',
    });
    await newPayee.submit.click();
    await expect(newPayee.goOn).toBeVisible();
  });
  await step('save the payee with a code', async () => {
    await newPayee.goOn.click();
    await new ChallengeScreen(page, 'code').answer(code);
    await expect(newPayee.stage(/^Payee (added|saved|created)/)).toBeVisible();
  });
  summed();
});

/** Opens a bank of its own, and counts what each step asks of it. */
async function counting(page: Page, world: string) {
  const headers = { 'X-Sandbox': world };
  const context = page.context();
  await context.setExtraHTTPHeaders(headers);
  const data = { sandbox: `clock:2026-06-17T10:00;otp:${code};cop:Y` };
  expect((await context.request.post(`${sites.bank.url}__sandbox/reset`, { headers, data })).ok()).toBe(true);
  const cost = new BankCost(page);
  const lines: string[] = [];
  const passed: string[] = [];
  const sums = { calls: 0, least: 0, bytes: 0, nonces: 0 };

  return {
    async step(name: Step, run: () => Promise<unknown>): Promise<void> {
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
    },
    /** Prints the count, and expects every budget to be kept. @returns all bytes. */
    summed(): number {
      const heading = line('', 'calls', 'least', 'budget', 'bytes', 'nonces');
      const sum = line('all', `${sums.calls}`, `${sums.least}`, '', `${sums.bytes}`, `${sums.nonces}`);
      process.stdout.write(`\n${[heading, ...lines, sum].join('\n')}\n`);
      expect(passed).toEqual([]);
      return sums.bytes;
    },
  };
}

/** As Back and Forward do, so that nothing is loaded again. */
async function openHere(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `${sites.production.url}${path}`);
}

function line(name: string, ...figures: readonly string[]): string {
  return name.padEnd(46) + figures.map((figure) => figure.padStart(8)).join('');
}
