import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SandboxPanel } from '#e2e/screens/sandbox/sandbox-panel.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { runCopiedTest } from '#e2e/support/copied-test.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { openNodeBank } from '#sandbox/kit/node-bank.ts';
import { bankOfPage } from '#sandbox/kit/page-bank.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

async function openShare(panel: SandboxPanel) {
  await panel.open('Scenario');
  return panel.section('This moment');
}

/** Clicks what saves a file, and reads it. */
async function saved(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('a bug is reported by one link and replayed elsewhere, then as a bundle with its console', async ({
  page,
  browser,
  customer,
  sandbox,
  panel,
  pay,
}) => {
  await customer.begin('payments/make/{account:current}?toAccountId={payee:saddlecombe-college}', {
    bank: 'otp:204816;payments:under-processing;amount:31.20;reference:Fees;when:now',
  });
  await expect(pay.answers).toContainText('ReferenceFees');
  await expect(page.locator('main')).toContainText('£31.20');
  await pay.confirm.click();
  await expect(pay.confirm).toBeHidden();
  const { stateHash } = await sandbox.state();
  await expect(pay.heading('Your payment was not confirmed in time')).toBeVisible();
  // The bank is still working on it, which a reopened page says first.
  const doubt = 'We do not yet know whether your last payment was made';

  const share = await openShare(panel);
  await share.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(share.getByText('Copied: link to this moment')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(60_000);

  // Somebody else's browser.
  const other = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
  await expect(elsewhere).toHaveURL(page.url());
  const control = () => elsewhere.evaluate(() => window.sandbox.state());
  await expect(elsewhere.getByText('£31.20').first()).toBeVisible();
  const calls = await elsewhere.evaluate(() => window.sandbox.journalHeads());
  expect(calls.filter((call) => call.kind === 'request' && call.operationId === 'confirmPayment')).toHaveLength(1);
  const verdict = await elsewhere.evaluate(async (hash) => {
    const taken = await window.sandbox.snapshot();
    return taken.outcome === 'done' && taken.snapshot.journal.length > 10 && hash.length === 64;
  }, stateHash);
  expect(verdict).toBe(true);
  expect((await control()).clock).toMatchObject({ now: '2026-03-02T09:30:00.000Z', frozen: true });

  const panelThere = new SandboxPanel(elsewhere);
  const listed = await panelThere.open('Calls');
  await listed.getByLabel('Find by operation, rule or status').fill('confirmPayment');
  await listed.getByRole('button', { name: /^confirmPayment call/ }).click();
  await listed.getByRole('button', { name: 'Show what changed in the bank' }).click();
  await expect(listed.getByRole('list', { name: 'What changed in the bank' })).toContainText(/payments changed/);
  await listed.getByRole('button', { name: /^What is assumed \(\d+\)/ }).click();
  await expect(listed.getByText('is decided in')).toContainText('sandbox/bank/payments/immediate-orders.ts');
  await listed.getByRole('button', { name: 'Copy as Pact' }).click();
  await expect(listed.getByText('Copied: Pact interaction')).toBeVisible();
  const interaction = JSON.parse(await elsewhere.evaluate(() => navigator.clipboard.readText()));
  expect(interaction).toMatchObject({ request: { method: 'PUT' }, response: { status: 200 } });
  await listed.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(listed.getByText('Copied: curl command')).toBeVisible();
  expect(await elsewhere.evaluate(() => navigator.clipboard.readText())).toMatch(/\ncurl .* -X PUT /);

  // The copied test repeats the call on the Node host, and gets the same answer there.
  await listed.getByRole('button', { name: 'Copy as a Playwright test' }).click();
  await expect(listed.getByText('Copied: Playwright test')).toBeVisible();
  const nodeBank = await openNodeBank({ url: sites.bank.url });
  const copied = await elsewhere.evaluate(() => navigator.clipboard.readText());
  expect(await runCopiedTest(copied, { nodeBank }, expect)).toBe('confirmPayment answers 200');
  await nodeBank.close();

  await elsewhere.evaluate(() => setTimeout(() => Promise.reject(new Error('The page broke here')), 0));
  const there = await openShare(panelThere);
  await there.getByLabel('What is wrong?').fill('It waits for ever.');
  const bundle = await saved(elsewhere, 'Save a bug bundle');
  const { report, snapshot } = JSON.parse(bundle);
  expect(report).toMatchObject({ what: 'It waits for ever.', screenshot: null });
  expect(JSON.stringify(report.console)).toContain('The page broke here');
  const har = JSON.parse(await saved(elsewhere, 'Save all calls as HAR'));
  expect(har.log.entries.length).toBeGreaterThan(10);
  expect(JSON.stringify(har)).not.toContain(snapshot.journal[0].request?.headers?.['x-bank-session'] ?? '204816"');
  await there.getByRole('button', { name: 'Copy as a Playwright test' }).click();
  await expect(there.getByText('Copied: Playwright test')).toBeVisible();
  const begun = await elsewhere.evaluate(() => navigator.clipboard.readText());
  const page2 = await other.newPage();
  await runCopiedTest(begun, { bank: bankOfPage(page2, sites.sandbox.url), page: page2 }, expect);
  await expect(page2.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
  await other.close();

  // Back to the first browser, which has meanwhile begun another bank.
  await customer.begin('accounts');
  const again = await openShare(panel);
  const file = { name: 'bug.json', mimeType: 'application/json', buffer: Buffer.from(bundle.replace('2026', '2025')) };
  const input = again.getByLabel('Open a moment, a bug bundle or a snapshot');
  await input.setInputFiles(file);
  await again.getByRole('button', { name: 'Open bug.json' }).click();
  await again.getByRole('group').getByRole('button', { name: 'Open bug.json' }).click();
  await expect(again.getByRole('alert')).toContainText('The file was not opened.');
  await input.setInputFiles({ ...file, name: 'good.json', buffer: Buffer.from(bundle) });
  await again.getByRole('button', { name: 'Open good.json' }).click();
  await again.getByRole('group').getByRole('button', { name: 'Open good.json' }).click();
  await expect(page.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
  // The page has called since, so the bank is opened once more, without a page.
  const replayed = await page.evaluate(async (text) => {
    const opened = await window.sandbox.openSnapshot(JSON.parse(text));
    return { outcome: opened.outcome, ...(await window.sandbox.state()) };
  }, bundle);
  expect(replayed).toMatchObject({ outcome: 'done', stateHash: snapshot.stateHash });
});

test('a spoilt link says why, and the bank that was here stays', async ({ page, customer, accounts, sandbox }) => {
  await customer.begin('accounts');
  const before = await sandbox.state();
  await page.goto('about:blank');
  await page.goto(`${sites.sandbox.url}#moment=nothing-of-ours`);
  await expect(page.getByRole('heading', { name: 'This moment could not be opened' })).toBeVisible();
  await expect(page.getByText('The link was cut or changed on the way.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the bank that was here' }).click();
  await expect(accounts.heading).toBeVisible();
  expect((await sandbox.state()).openedAt).toBe(before.openedAt);
});

test('the Node host lists its worlds, and the same panel drives each', async ({ page, request, panel }) => {
  const opened = await request.post(`${sites.bank.url}__sandbox/worlds`, {
    data: { sandbox: 'persona:racing-owner;clock:2026-03-02T09:30;freeze:yes;signin:yes' },
  });
  const { name } = await opened.json();
  expect(opened.headers()['set-cookie']).toMatch(/^JSESSIONID=\w+; Path=\/; HttpOnly/);
  await page.goto(`${sites.bank.url}__sandbox/?world=${name}`);
  await expectAccessible(page, page.getByRole('list', { name: 'Worlds' }).getByRole('link', { name }));
  const clock = await panel.open('Clock');
  await expect(clock).toContainText('Monday 2 March 2026');
  await clock.getByRole('button', { name: '+1 hour' }).click();
  await expect(clock).toContainText('10:30:00');
  const state = await request.get(`${sites.bank.url}__sandbox/state`, { headers: { 'X-Sandbox': name } });
  expect(await state.json()).toMatchObject({ persona: 'racing-owner', clock: { now: '2026-03-02T10:30:00.000Z' } });

  // Another client takes the world back: the panel hears of it, whatever that client does at once.
  const headers = { 'X-Sandbox': name };
  await request.post(`${sites.bank.url}__sandbox/clock`, { headers, data: { rewind: '2026-03-02T09:45' } });
  for (const cop of ['MBAM', 'Y', 'by-name', 'MBAM']) {
    await request.put(`${sites.bank.url}__sandbox/switches`, { headers, data: { cop } });
  }
  await expect(clock).toContainText('09:45:00');
  await expect(panel.changes).toContainText('CoP result: MBAM');
  await page.getByRole('button', { name: `Discard ${name}` }).click();
  await expect(page.getByRole('list', { name: 'Worlds' })).not.toContainText(name);
});
