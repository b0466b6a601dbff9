import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ExportsScreen } from '#e2e/screens/transactions/exports.screen.ts';
import { PrintScreen, sheetsOf } from '#e2e/screens/transactions/print.screen.ts';
import { isBehindNginx, sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { sandboxOnlyPrivateKeyPem } from '#sandbox/bank/session/sandbox-key.ts';

test('a customer uses the production build under its real headers against the bank over HTTP', async ({
  page,
  context,
  signIn,
  accounts,
}, { testId }) => {
  await listenForBreaches(page);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  const [document] = await Promise.all([page.waitForResponse(sites.production.url), page.goto(sites.production.url)]);
  expect(document.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'; trusted-types paddock"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expect(page).toHaveURL(`${sites.production.url}login`);

  await signIn.as('  Racing-OWNER');
  await expect(accounts.heading).toBeVisible();
  await accounts.choose('Chalk Down Stud Company Ltd');
  const owners = page.getByRole('listitem').filter({ hasText: 'Racing Partnership' });
  await expect(owners).toHaveCount(0);
  await expect(accounts.group('Deposit Accounts')).toContainText('£');

  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ name: 'JSESSIONID', httpOnly: true, sameSite: 'Strict' }]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(cookies[0]?.value);

  await accounts.logOut();
  await expect(page.getByRole('heading', { name: 'You have logged out' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('60-93-03')).toHaveCount(0);
  await page.goto(`${sites.production.url}accounts`);
  await expect(page).toHaveURL(`${sites.production.url}login`);
});

test('account, transactions and date picker work under the production headers', async ({
  page,
  context,
  signIn,
  accounts,
  account,
  transactions,
}, { testId }) => {
  await listenForBreaches(page);
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
  const opened = await context.request.post(`${sites.bank.url}__sandbox/reset`, {
    headers: { 'X-Sandbox': testId },
    data: { sandbox: 'clock:2026-06-17T10:00;freeze:yes' },
  });
  expect(opened.ok()).toBe(true);
  // Some rows of the first list arrive broken, each in its own way.
  const damage = [
    { key: null },
    { transactionDate: '2026-02-31T00:00:00' },
    { amountInAccountCurrency: { amount: 'x' } },
  ];
  let whole: readonly object[] = [];
  await page.route(
    '**/transactions?*',
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { readonly czItems: readonly object[] };
      whole = answer.czItems;
      const czItems = whole.map((line, place) => ({ ...line, ...damage[place] }));
      await route.fulfill({ response, json: { ...answer, czItems } });
    },
    { times: 1 },
  );

  await page.goto(sites.production.url);
  await signIn.as('racing-owner');
  await accounts.visit('House and garden');
  await expect(account.fact('Available balance')).toContainText('£');
  await transactions.loaded();
  await expect(page.getByText('3 transactions could not be shown')).toBeVisible();
  expect(await transactions.counted()).toBe(whole.length - damage.length);
  await transactions.drawer(transactions.rows.first()).click();
  await expect(transactions.rows.first()).toContainText('Category');

  const picker = await transactions.pickDates();
  await expect(picker.months).toHaveCount(2);
  await picker.day('Friday 12 June 2026').click();
  await picker.apply.click();
  await expect(transactions.dates).toHaveAccessibleName('Dates 12th Jun 2026 - 17th Jun 2026');
  await transactions.loaded();
  await expect(transactions.count).toContainText('found since 12 June 2026');
  await expect(await account.explainAvailable()).toBeVisible();
  await page.keyboard.press('Escape');

  // Workers create the files, and the headers allow them through one policy.
  const counted = await transactions.counted();
  const exported = new ExportsScreen(page);
  await exported.download.click();
  const { text } = await exported.saved(exported.start);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + counted);
  await exported.close.click();
  const paper = new PrintScreen(page);
  await paper.open.click();
  const [sheet = ''] = await sheetsOf((await exported.saved(paper.savePdf)).bytes);
  expect(sheet).toContain('12 June 2026 to 17 June 2026');
});

test('the page preloads the fonts that it shows, and no others', async ({ page }) => {
  // Login's own document asks for them later.
  await page.goto(`${sites.production.url}accounts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .filter((family) => !family.includes('stand-in'))
        .sort(),
    );
  await expect.poll(shown).toEqual(['Inter', 'Newsreader']);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
});

test('the production build contains nothing of the sandbox', () => {
  const files = readdirSync(isBehindNginx ? '.cache/nginx-site/digital' : 'dist', {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const text = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(10);
  const markers = [
    'mockServiceWorker',
    'x-bank-session',
    'Paddock_7Gate',
    'paddock-sandbox',
    'racing-owner',
    sandboxOnlyPrivateKeyPem.split('\n')[1] ?? '',
    '__sandbox',
    'SharedWorker',
    'Sandbox guide',
    'paddock-site',
  ];
  expect(markers.filter((marker) => text.includes(marker))).toEqual([]);
  // Without their digests, which may spell anything.
  const names = files.map(({ name }) => name.replace(/-[\w-]{8}(?=\.)/, ''));
  expect(names.join(' ')).not.toMatch(/msw|mock|sandbox|bank-worker/i);
});

test('an invalid configuration shows a page that names each problem', async ({ page, expectComplaint }) => {
  expectComplaint(/404/);
  await page.route('**/config.json', (route) => route.fulfill({ json: { bankName: 7, requestTimeoutMs: 'soon' } }));
  await page.goto(sites.production.url);
  await expect(page.getByRole('heading', { name: 'Online banking is not available' })).toBeVisible();
  await page.getByText('For the team that runs this site').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'bankName' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'telephones' })).toBeVisible();
});

/** Reports violations of the content security policy as complaints. */
async function listenForBreaches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noConsole: this is how a breach in the page reaches the journey's list of complaints.
    const complain = console.error;
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      complain(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
}
