import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SandboxPanel } from '#e2e/screens/sandbox/sandbox-panel.screen.ts';
import { WorldsScreen } from '#e2e/screens/sandbox/worlds.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { runCopiedTest } from '#e2e/support/copied-test.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { openNodeBank } from '#sandbox/kit/node-bank.ts';
import { bankOfPage } from '#sandbox/kit/page-bank.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function openShare(panel: SandboxPanel) {
  await panel.open('Scenario');
  return panel.section('This moment');
}

function copiedIn(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Chooses a file, and has it replace the bank. */
async function openFile(share: Locator, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await share.getByLabel('Open a moment, a bug bundle or a snapshot').setInputFiles(file);
  await share.getByRole('button', { name: `Replace this bank by ${name}` }).click();
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
  test.setTimeout(90_000);
  // The bank is still working on it, which a reopened page says first.
  const doubt = 'We do not yet know whether your last payment was made';

  const stateHash = await test.step('A payment is not confirmed in time', async () => {
    await customer.begin('payments/make/{account:current}?toAccountId={payee:saddlecombe-college}', {
      bank: 'otp:204816;payments:under-processing;amount:31.20;reference:Fees;when:now',
    });
    await expect(pay.answers).toContainText('ReferenceFees');
    await expect(page.locator('main')).toContainText('£31.20');
    await pay.confirm.click();
    await expect(pay.confirm).toBeHidden();
    const state = await sandbox.state();
    await expect(pay.heading('Your payment was not confirmed in time')).toBeVisible();
    return state.stateHash;
  });

  const link = await test.step('One link holds this moment', async () => {
    const share = await openShare(panel);
    await share.getByRole('button', { name: 'Copy link to this moment' }).click();
    await expect(share.getByText('Copied: link to this moment')).toBeVisible();
    const copied = await copiedIn(page);
    expect(copied.length).toBeLessThan(60_000);
    return copied;
  });

  const other = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const elsewhere = await other.newPage();
  await test.step('In somebody else’s browser it opens the same page, with the same bank at the same time', async () => {
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
    await expect(elsewhere).toHaveURL(page.url());
    await expect(elsewhere.getByText('£31.20').first()).toBeVisible();
    const calls = await elsewhere.evaluate(() => window.sandbox.journalHeads());
    expect(calls.filter((call) => call.kind === 'request' && call.operationId === 'confirmPayment')).toHaveLength(1);
    const verdict = await elsewhere.evaluate(async (hash) => {
      const taken = await window.sandbox.snapshot();
      return taken.outcome === 'done' && taken.snapshot.journal.length > 10 && hash.length === 64;
    }, stateHash);
    expect(verdict).toBe(true);
    const { clock } = await elsewhere.evaluate(() => window.sandbox.state());
    expect(clock).toMatchObject({ now: '2026-03-02T09:30:00.000Z', frozen: true });
  });

  const panelThere = new SandboxPanel(elsewhere);
  const listed = await test.step('The call there says what it changed in the bank and what is assumed', async () => {
    const region = await panelThere.open('Calls');
    await region.getByLabel('Find by operation, rule or status').fill('confirmPayment');
    await region.getByRole('button', { name: /^confirmPayment call/ }).click();
    await region.getByRole('button', { name: 'Show what changed in the bank' }).click();
    await expect(region.getByRole('region', { name: 'What happened' })).toContainText(
      /Payment to Saddlecombe College, £31\.20, being processed/,
    );
    await region.getByRole('button', { name: /^Records that changed: \d+/ }).click();
    await expect(region.getByRole('list', { name: 'Records that changed' })).toContainText(/payments changed/);
    await region.getByRole('button', { name: /^What is assumed \(\d+\)/ }).click();
    await expect(region.getByText('is decided in')).toContainText('sandbox/bank/payments/immediate-orders.ts');
    return region;
  });

  await test.step('The call is copied as a Pact interaction and as a curl command', async () => {
    await listed.getByRole('button', { name: 'Copy as Pact' }).click();
    await expect(listed.getByText('Copied: Pact interaction')).toBeVisible();
    const interaction = JSON.parse(await copiedIn(elsewhere));
    expect(interaction).toMatchObject({ request: { method: 'PUT' }, response: { status: 200 } });
    await listed.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(listed.getByText('Copied: curl command')).toBeVisible();
    expect(await copiedIn(elsewhere)).toMatch(/\ncurl .* -X PUT /);
  });

  await test.step('The copied test repeats the call on the Node host, and gets the same answer there', async () => {
    await listed.getByRole('button', { name: 'Copy as a Playwright test' }).click();
    await expect(listed.getByText('Copied: Playwright test')).toBeVisible();
    const nodeBank = await openNodeBank({ url: sites.bank.url });
    expect(await runCopiedTest(await copiedIn(elsewhere), { nodeBank }, expect)).toBe('confirmPayment answers 200');
    await nodeBank.close();
  });

  const { there, bundle, snapshot } = await test.step('A bug bundle holds what was said and the console', async () => {
    await elsewhere.evaluate(() => setTimeout(() => Promise.reject(new Error('The page broke here')), 0));
    const share = await openShare(panelThere);
    await share.getByLabel('What is wrong?').fill('It waits for ever.');
    const text = await saved(elsewhere, 'Save a bug bundle');
    const { report, snapshot: moment } = JSON.parse(text);
    expect(report).toMatchObject({ what: 'It waits for ever.', screenshot: null });
    expect(JSON.stringify(report.console)).toContain('The page broke here');
    // No browser without a window lets a page take one.
    const withPicture = { ...JSON.parse(text), report: { ...report, screenshot: onePixel } };
    return { there: share, bundle: JSON.stringify(withPicture), snapshot: moment };
  });

  await test.step('All calls are saved as HAR, without secrets', async () => {
    const har = JSON.parse(await saved(elsewhere, 'Save all calls as HAR'));
    expect(har.log.entries.length).toBeGreaterThan(10);
    expect(JSON.stringify(har)).not.toContain(snapshot.journal[0].request?.headers?.['x-bank-session'] ?? '204816"');
  });

  await test.step('The test that begins at this moment opens the same page', async () => {
    await there.getByRole('button', { name: 'Copy as a Playwright test' }).click();
    await expect(there.getByText('Copied: Playwright test')).toBeVisible();
    const begun = await copiedIn(elsewhere);
    const page2 = await other.newPage();
    await runCopiedTest(begun, { bank: bankOfPage(page2, sites.sandbox.url), page: page2 }, expect);
    await expect(page2.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
    await other.close();
  });

  await test.step('Back in the first browser, which has begun another bank, a bundle that was altered is refused', async () => {
    await customer.begin('accounts');
    const again = await openShare(panel);
    await openFile(again, 'bug.json', bundle.replace('2026', '2025'));
    await expect(again.getByRole('alert')).toContainText('The file was not opened.');
    await openFile(again, 'good.json', bundle);
    await expect(page.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
  });

  await test.step('Beside the bank stand the tester’s words, the picture and the console, and it opens afresh', async () => {
    const opened = panel.section('Opened from good.json');
    const report = opened.getByRole('region', { name: 'Bug report' });
    await expect(report).toContainText('It waits for ever.');
    await expect(report.getByRole('img', { name: 'The tab as it looked' })).toBeVisible();
    await expect(report.getByRole('list', { name: 'Console' })).toContainText('The page broke here');
    await expectAccessible(page, opened);
    await page.evaluate(() => window.sandbox.setSwitches({ cop: 'MBAM' }));
    await expect(panel.changes).toContainText('CoP result: MBAM');
    await opened.getByRole('button', { name: 'Open its bank as it was saved' }).click();
    await expect(panel.changes).not.toContainText('CoP result: MBAM');
    await expect(page.getByRole('heading', { level: 1, name: doubt })).toBeVisible();
    await expect(report).toContainText('It waits for ever.');
    await opened.getByRole('button', { name: 'Put the file away' }).click();
    await expect(opened).toHaveCount(0);
  });

  await test.step('The bank in the bundle is the one that was saved', async () => {
    // The page has called since, so the bank is opened once more, without a page.
    const replayed = await page.evaluate(async (text) => {
      const opened = await window.sandbox.openSnapshot(JSON.parse(text));
      return { outcome: opened.outcome, ...(await window.sandbox.state()) };
    }, bundle);
    expect(replayed).toMatchObject({ outcome: 'done', stateHash: snapshot.stateHash });
  });
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

  // The host makes worlds on call, and this page takes longer to come than the panel waits between its calls.
  const worldsPage = `${sites.bank.url}__sandbox/`;
  await page.route(worldsPage, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await new WorldsScreen(page).discard(name);
  await expect(page).toHaveURL(worldsPage);
  await expect(page.getByRole('list', { name: 'Worlds' }).getByRole('link', { name: 'default' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Worlds' })).not.toContainText(name);
});
