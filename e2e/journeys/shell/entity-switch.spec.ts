import { standStill } from '#e2e/screens/session/session-limits.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner', clock: 'today' });

const stud = 'Chalk Down Stud Company Ltd';
const redirecting = { level: 1, name: 'Taking you back to your accounts' } as const;

test('the page and its calls follow the chosen entity, and no choice means all entities', async ({
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
  expect(await entitiesCalled(sandbox)).toEqual([undefined]);

  await accounts.choose(stud);
  const own = all.filter(({ partyName }) => partyName === stud);
  await expect(accounts.titles).toHaveCount(own.length);
  const partyId = entities.find(({ partyName }) => partyName === stud)?.partyId.value;
  expect(await entitiesCalled(sandbox)).toEqual([undefined, partyId]);

  const before = (await sandbox.state()).entries;
  await accounts.titles.first().click();
  await expect(account.details).toContainText('£');
  await transactions.loaded();
  await shell.follow('Payments & Transfers', 'Make a Payment');
  expect(await entitiesCalled(sandbox, before)).toEqual([partyId]);

  await shell.section('My Accounts').click();
  await expect(accounts.titles).toHaveCount(own.length);
  await accounts.choose('All Accounts');
  await expect(accounts.titles).toHaveCount(all.length);
  const atAll = (await sandbox.state()).entries;
  await accounts.titles.first().click();
  await transactions.loaded();
  expect(await entitiesCalled(sandbox, atAll)).toEqual([undefined]);
});

test('the chosen entity survives a reload and a URL opened by hand', async ({
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
  // No call in between was for all entities.
  expect(await entitiesCalled(sandbox, before)).toEqual([partyId]);
  await page.goto(`${customer.site}payments/payees`);
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

const alwaysTried: ReadonlySet<string> = new Set(['accounts/{account:house}', 'payments/make/{account:house}']);

for (const { path, leadsTo } of pages) {
  test(`choosing another entity on ${path} leads to ${leadsTo}`, { tag: alwaysTried.has(path) ? [] : '@wide' }, async ({
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
    const option = page.getByRole('option', { name: stud });
    await expect(option).toBeVisible();
    // The redirect takes three seconds.
    if (leadsTo === 'the accounts') await standStill(page);
    await option.click();
    if (leadsTo === 'the accounts') {
      await expect(page.getByRole('heading', redirecting)).toBeVisible();
      await expect(page.locator('[aria-live=polite]').filter({ hasText: redirecting.name })).toHaveCount(1);
      await expect(page).toHaveURL(`${customer.site}entity-redirect`);
      await page.clock.runFor(3_000);
      await page.clock.resume();
      await expect(accounts.heading).toBeFocused();
      await expect(page).toHaveURL(`${customer.site}accounts`);
      await expect(page.getByText(stud).first()).toBeVisible();
    } else {
      await expect(shell.entitySelector).toContainText(stud);
      await expect(page).toHaveURL(`${customer.site}${leadsTo}`);
    }
    // No call of the previous page is made for the other entity.
    const requests = (await sandbox.journal()).filter(({ n, kind }) => n > calls && kind === 'request');
    expect(JSON.stringify(requests)).not.toContain('DIGX_CZ_ACC');
  });
}

test('the redirect to the accounts follows after three seconds, or at once on request', async ({
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
  await standStill(page);
  await option.click();
  await expect(page.getByRole('heading', redirecting)).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page.getByRole('heading', redirecting)).toBeVisible();
  await page.clock.runFor(100);
  await expect(accounts.heading).toBeVisible();
  // Back skips the redirect page.
  await page.clock.resume();
  await page.goBack();
  await expect(page.getByRole('heading', redirecting)).toHaveCount(0);

  await page.goto(`${customer.site}entity-redirect`);
  await page.getByRole('link', { name: 'Go there now' }).click();
  await expect(accounts.heading).toBeFocused();
});

test('a customer with one entity sees no entity selector', async ({ page, customer, shell }) => {
  for (const path of ['accounts', 'accounts/{account:current}', 'payments/make', 'settings/alerts']) {
    await customer.begin(path, { persona: 'private-customer' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell.notifications).toHaveAccessibleName(/unread/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('Select an entity')).toHaveCount(0);
  }
});

/** The entities of consecutive account calls, without repeats. */
async function entitiesCalled(sandbox: SandboxControl, sinceN = 0): Promise<readonly (string | undefined)[]> {
  const operations = ['listAccounts', 'listDemandDepositAccounts', 'listDemandDepositTransactions'];
  const entities = (await sandbox.journal()).flatMap((entry) =>
    entry.n > sinceN && entry.kind === 'request' && operations.includes(entry.operationId ?? '')
      ? [entry.request.headers['x-party-id']]
      : [],
  );
  return entities.filter((party, at) => at === 0 || party !== entities[at - 1]);
}
