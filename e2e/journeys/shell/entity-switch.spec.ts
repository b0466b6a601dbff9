import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { sites } from '#e2e/support/sites.ts';
import { textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner', clock: 'today' });

const stud = 'Chalk Down Stud Company Ltd';
const redirecting = { level: 1, name: 'Taking you back to your accounts' } as const;

test('what is shown and asked for follows the entity, and naming none asks for all', async ({
  page,
  customer,
  accounts,
  account,
  transactions,
  shell,
  sandbox,
}) => {
  await customer.begin('accounts');
  const { entities } = await sandbox.lastAnswer<Wire<'ProfileAnswer'>>('getProfile');
  const { accounts: all } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  await expect(accounts.titles).toHaveCount(all.length);
  await accounts.entitySelector.click();
  await expect(page.getByRole('option')).toHaveText([
    'All Accounts',
    ...entities.map(({ partyName }) => textOf(partyName)),
  ]);
  await page.keyboard.press('Escape');
  expect(await partiesAsked(sandbox)).toEqual([undefined]);

  await accounts.choose(stud);
  const own = all.filter(({ partyName }) => partyName === stud);
  await expect(accounts.titles).toHaveCount(own.length);
  const partyId = entities.find(({ partyName }) => partyName === stud)?.partyId.value;
  expect(await partiesAsked(sandbox)).toEqual([undefined, partyId]);

  const before = (await sandbox.state()).entries;
  await accounts.titles.first().click();
  await expect(account.details).toContainText('£');
  await transactions.settled();
  await shell.follow('Payments & Transfers', 'Make a Payment');
  expect(await partiesAsked(sandbox, before)).toEqual([partyId]);

  await shell.section('My Accounts').click();
  await expect(accounts.titles).toHaveCount(own.length);
  await accounts.choose('All Accounts');
  await expect(accounts.titles).toHaveCount(all.length);
  const atAll = (await sandbox.state()).entries;
  await accounts.titles.first().click();
  await transactions.settled();
  expect(await partiesAsked(sandbox, atAll)).toEqual([undefined]);
  expect(await sandbox.breaches()).toEqual([]);
});

test('the entity that was chosen stays chosen over a reload and at an address opened by hand', async ({
  page,
  customer,
  accounts,
  shell,
  sandbox,
}) => {
  await customer.begin('accounts');
  await accounts.choose(stud);
  await expect(accounts.entitySelector).toContainText(stud);
  const partyId = (await sandbox.lastAnswer<Wire<'ProfileAnswer'>>('getProfile')).entities.find(
    ({ partyName }) => partyName === stud,
  )?.partyId.value;

  const before = (await sandbox.state()).entries;
  await page.reload();
  await expect(accounts.entitySelector).toContainText(stud);
  await expect(accounts.titles).not.toHaveCount(0);
  // Nothing was asked for all of them in between.
  expect(await partiesAsked(sandbox, before)).toEqual([partyId]);
  await page.goto(`${sites.sandbox.url}payments/payees`);
  await expect(shell.entitySelector).toContainText(stud);
  await shell.choose('All Accounts');
  await page.reload();
  await expect(shell.entitySelector).toContainText('All Accounts');
});

const pages = [
  { path: 'accounts/{account:house}', leadsTo: 'the accounts' },
  { path: 'accounts/transactions/{account:house}', leadsTo: 'the accounts' },
  { path: 'accounts/services', leadsTo: 'the accounts' },
  { path: 'accounts/statements', leadsTo: 'the accounts' },
  { path: 'secure-mail/f/inbox', leadsTo: 'the accounts' },
  { path: 'settings/alerts', leadsTo: 'the accounts' },
  { path: 'settings/manage-credentials/password', leadsTo: 'the accounts' },
  { path: 'settings/authorisations', leadsTo: 'settings/authorisations' },
  { path: 'payments/payees', leadsTo: 'payments/payees' },
  { path: 'payments/make/{account:house}', leadsTo: 'payments/make' },
] as const;

/** One of each way of it. */
const alwaysTried: ReadonlySet<string> = new Set([
  'accounts/{account:house}',
  'settings/authorisations',
  'payments/make/{account:house}',
]);

for (const { path, leadsTo } of pages) {
  test(`another entity chosen on ${path} leads to ${leadsTo}`, { tag: alwaysTried.has(path) ? [] : '@wide' }, async ({
    page,
    customer,
    accounts,
    shell,
    sandbox,
  }) => {
    await page.clock.install();
    await customer.begin(path);
    await shell.entitySelector.click();
    const calls = (await sandbox.state()).entries;
    await page.getByRole('option', { name: stud }).click();
    if (leadsTo === 'the accounts') {
      await expect(page.getByRole('heading', redirecting)).toBeVisible();
      await expect(page.locator('[aria-live=polite]').filter({ hasText: redirecting.name })).toHaveCount(1);
      await expect(page).toHaveURL(`${sites.sandbox.url}entity-redirect`);
      await page.clock.runFor(3_000);
      await expect(accounts.heading).toBeFocused();
      await expect(page).toHaveURL(`${sites.sandbox.url}accounts`);
      await expect(page.getByText(stud).first()).toBeVisible();
    } else {
      await expect(shell.entitySelector).toContainText(stud);
      await expect(page).toHaveURL(`${sites.sandbox.url}${leadsTo}`);
    }
    // Nothing of the page that was left is asked for in the name of the other.
    const asked = (await sandbox.journal()).filter(({ n, kind }) => n > calls && kind === 'request');
    expect(JSON.stringify(asked)).not.toContain('DIGX_CZ_ACC');
    expect(await sandbox.breaches()).toEqual([]);
  });
}

test('the way back is taken after three seconds, not before, and at once for who will not wait', async ({
  page,
  customer,
  accounts,
  shell,
}) => {
  await page.clock.install();
  await customer.begin('secure-mail/f/inbox');
  await shell.entitySelector.click();
  const option = page.getByRole('option', { name: stud });
  await expect(option).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await option.click();
  await expect(page.getByRole('heading', redirecting)).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page.getByRole('heading', redirecting)).toBeVisible();
  await page.clock.runFor(100);
  await expect(accounts.heading).toBeVisible();
  // The redirect stands nowhere in the way of Back.
  await page.clock.resume();
  await page.goBack();
  await expect(page.getByRole('heading', redirecting)).toHaveCount(0);

  await page.goto(`${sites.sandbox.url}entity-redirect`);
  await page.getByRole('link', { name: 'Go there now' }).click();
  await expect(accounts.heading).toBeFocused();
});

test('who acts for nobody else is never asked for whom', async ({ page, customer, shell }) => {
  for (const path of ['accounts', 'accounts/{account:current}', 'payments/make', 'settings/alerts']) {
    await customer.begin(path, { persona: 'private-customer' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell.notifications).toHaveAccessibleName(/unread/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('Select an entity')).toHaveCount(0);
  }
});

/** For whom lists of accounts and what is on them were asked, each run of the same once. */
async function partiesAsked(sandbox: SandboxControl, sinceN = 0): Promise<readonly (string | undefined)[]> {
  const operations = ['listAccounts', 'listDemandDepositAccounts', 'listDemandDepositTransactions'];
  const asked = (await sandbox.journal()).flatMap((entry) =>
    entry.n > sinceN && entry.kind === 'request' && operations.includes(entry.operationId ?? '')
      ? [entry.request.headers['x-party-id']]
      : [],
  );
  return asked.filter((party, at) => at === 0 || party !== asked[at - 1]);
}
