import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30' });

test('a tester answers in the bank’s place, sees the app show it, finds it in the log and takes it back', async ({
  page,
  customer,
  accounts,
  panel,
  sandbox,
}) => {
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await panel.open('Faults');
  const own = panel.section('Own answers');
  await own.getByRole('button', { name: 'Add an answer' }).click();
  await own.getByLabel('Call', { exact: true }).selectOption('listAccounts');
  await own.getByRole('button', { name: 'Fill in the bank’s last answer' }).click();
  const body = own.getByLabel('Body');
  await expect(body).toHaveValue(/"accounts": \[/);
  const answer = JSON.parse(await body.inputValue()) as { accounts: object[] };
  await body.fill(JSON.stringify({ ...answer, accounts: 'none' }));
  await own.getByRole('button', { name: 'Add answer' }).click();
  await expect(own.getByRole('alert')).toContainText('/body/accounts must be array');
  await body.fill(JSON.stringify({ ...answer, accounts: [] }));
  await own.getByRole('button', { name: 'Add answer' }).click();
  const planned = own.getByRole('list', { name: 'Planned answers' });
  await expect(planned).toContainText('200, every call (not needed yet)');

  await page.reload();
  await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
  await expect(planned).toContainText('answered once');
  expect(await sandbox.lastAnswer('listAccounts')).toMatchObject({ accounts: [] });
  const calls = await panel.open('Calls');
  await calls.getByRole('searchbox').fill('own answer');
  await expect(calls.getByRole('listitem').filter({ hasText: 'Own answer 1, in the bank’s place' })).toHaveCount(1);

  await page.getByRole('button', { name: /Not as usual:.*own answer to listAccounts/ }).click();
  await page.getByRole('button', { name: 'Let the bank answer listAccounts' }).click();
  await expect(page.getByText('own answer to listAccounts')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Private Bank Current Accounts' })).toBeVisible();
});

test('a link answers in the bank’s place, and so does a recording', async ({ page, accounts, panel, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const settings = 'persona:private-customer;signin:yes;clock:2026-03-02T09:30;freeze:yes';
  await page.goto(`${sites.sandbox.url}accounts?sandbox=${settings};stub:no-accounts`);
  await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
  await panel.open('Faults');
  const own = panel.section('Own answers');
  await own.getByRole('button', { name: 'Copy link' }).click();
  await expect(own.getByText('Copied: link with these answers')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await own.getByRole('button', { name: /^Remove own answer/ }).click();
  await expect(own.getByRole('list', { name: 'Planned answers' })).toBeHidden();
  await page.goto(link);
  await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
  const [recorded] = (await page.evaluate(() => window.sandbox.journal())).filter(
    (entry) => entry.kind === 'request' && entry.operationId === 'listAccounts' && entry.answer !== null,
  );
  if (recorded?.kind !== 'request' || recorded.answer === null) throw new Error('No call was recorded.');

  await page.goto(`${sites.sandbox.url}accounts?sandbox=${settings}`);
  await expect(accounts.heading).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Private Bank Current Accounts' })).toBeVisible();
  const call = {
    request: { method: 'GET', url: 'https://bank.example/digx/v1/accounts' },
    response: { status: 200, headers: [], content: { text: recorded.answer.body } },
  };
  await own.getByRole('button', { name: 'Play a recording' }).click();
  const har = Buffer.from(JSON.stringify({ log: { entries: [call] } }));
  await own.getByLabel(/^A HAR file/).setInputFiles({ name: 'real.har', mimeType: 'application/json', buffer: har });
  await own.getByRole('button', { name: 'Play the recording' }).click();
  await expect(own.getByText('One answer is planned.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
});
