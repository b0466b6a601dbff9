import { controlOf } from '#e2e/support/bank-control.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

interface AccountsAnswer {
  readonly accounts: readonly {
    readonly displayName: string;
    readonly accountNickname?: string;
    readonly id: { readonly displayValue: string };
    readonly partyName: string;
    readonly currentBalance?: { readonly amount: number };
    readonly outstandingLoanDetailsDTO?: { readonly outstandingAmount: { readonly amount: number } };
  }[];
}

test('a customer logs in, sees every account with the bank’s balance, chooses one entity, and logs out without a trace', async ({
  page,
  signIn,
  accounts,
  sandbox,
}) => {
  await signIn.open(sites.sandbox.url);
  await signIn.as('  Racing-OWNER ');
  await expect(accounts.heading).toBeVisible();
  await expect(accounts.heading).toBeFocused();
  await expect(page).toHaveTitle('Paddock Private Bank Online Banking');

  const requests = JSON.stringify((await sandbox.journal()).filter(({ kind }) => kind === 'request'));
  expect(requests).toContain('j_username=racing-owner&');
  expect(requests).not.toContain('Paddock_7Gate');

  // The order of groups and every balance, against the bank's ledger.
  const headings = ['Private Bank Current Accounts', 'Racing Bank Accounts', 'Deposit Accounts', 'Lending'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
  const answer = await sandbox.lastAnswer<AccountsAnswer>('listAccounts');
  await expect(accounts.titles).toHaveCount(answer.accounts.length);
  for (const { id, currentBalance, outstandingLoanDetailsDTO } of answer.accounts) {
    const booked = currentBalance ?? outstandingLoanDetailsDTO?.outstandingAmount;
    const shown = Math.abs(booked?.amount ?? Number.NaN).toLocaleString('en-GB', { minimumFractionDigits: 2 });
    await expect(page.getByRole('listitem').filter({ hasText: `60-93-03 · ${id.displayValue}` })).toContainText(shown);
  }

  const entities = [...new Set(answer.accounts.map(({ partyName }) => partyName))];
  expect(entities).toHaveLength(3);
  await accounts.choose('Chalk Down Stud Company Ltd');
  await expect(page.getByText('Chalk Down Stud Company Ltd').first()).toBeVisible();
  const own = answer.accounts.filter(({ partyName }) => partyName === 'Chalk Down Stud Company Ltd');
  await expect(accounts.titles).toHaveCount(own.length);
  expect(own.length).toBeLessThan(answer.accounts.length);

  const dialog = await accounts.openLogOut();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(accounts.heading).toBeVisible();
  await accounts.logOut();
  await expect(page.getByRole('heading', { name: 'You have logged out' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await page.goBack();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
  await expect(accounts.heading).toHaveCount(0);
});

test('two tabs share one bank and one session', async ({ page, context, signIn, accounts, sandbox }) => {
  await signIn.open(sites.sandbox.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();

  const second = await context.newPage();
  await second.goto(`${sites.sandbox.url}accounts`);
  await expect(second.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
  const inSecond = await controlOf(second).state();
  expect((await sandbox.state()).openedAt).toBe(inSecond.openedAt);

  await accounts.logOut();
  await expect(page.getByRole('heading', { name: 'You have logged out' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'You have logged out' })).toBeVisible();
  await second.reload();
  await expect(second.getByText('60-93-03')).toHaveCount(0);
});

test('the bank and the session survive a hard reload', async ({ page, context, signIn, accounts, sandbox }) => {
  await signIn.open(sites.sandbox.url, '?sandbox=clock:2026-12-24T16:45;freeze:yes');
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByText('Balances at 16:45 on 24 December 2026')).toBeVisible();
  const before = await accounts.titles.allTextContents();
  const { openedAt, entries } = await sandbox.state();

  const devtools = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(accounts.heading).toBeVisible();
  await expect(accounts.titles).toHaveText(before);
  await expect(page.getByText('Balances at 16:45 on 24 December 2026')).toBeVisible();
  const after = await sandbox.state();
  expect(after.openedAt).toBe(openedAt);
  expect(after.entries).toBeGreaterThan(entries);
});

test('a sandbox link signs a customer in on its path and is removed from the URL', async ({ page, accounts }) => {
  await page.goto(`${sites.sandbox.url}accounts?sandbox=persona:racing-owner;signin:yes;seed:7`);
  await expect(accounts.heading).toBeVisible();
  await expect(page).toHaveURL(`${sites.sandbox.url}accounts`);
  await expect(accounts.entitySelector).toBeVisible();
});

test('login, accounts and log-out work when the site is mounted on a path', async ({ page, signIn, accounts }) => {
  await signIn.open(sites.mounted.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await expect(page).toHaveURL(`${sites.mounted.url}accounts`);
  await page.reload();
  await expect(accounts.heading).toBeVisible();
  await accounts.logOut();
  await expect(page).toHaveURL(`${sites.mounted.url}logged-off`);
});
