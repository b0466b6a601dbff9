import type { Page } from '@playwright/test';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { enter, minute } from '#e2e/screens/session/session-limits.ts';
import { leftBehind } from '#e2e/support/left-behind.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.beforeEach(async ({ context }, { testId }) => {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': testId });
});

for (const ending of ['log-out', 'time-out', 'refused session'] as const) {
  test(`nothing of the customer is left after a ${ending}, and Back shows nothing @wide`, async ({
    page,
    context,
    signIn,
    accounts,
    transactions,
    shell,
    expectComplaint,
  }) => {
    expectComplaint(/401|417/);
    const answers = recordAnswers(page);
    await enter(context, page, signIn, { idleMinutes: 10, refreshAfterMinutes: 60 });
    await accounts.titles.first().click();
    await transactions.loaded();
    const figures = (await page.getByRole('main').textContent()) ?? '';
    const balance = /£\d+,\d{3}\.\d\d/.exec(figures)?.[0] ?? fail('The account');
    const secrets = {
      ...secretsIn(await answers()),
      balance,
      password: 'Paddock_7Gate',
      PIN: '2580',
      'new PIN': '7391',
    };
    // Otherwise the search below proves nothing.
    const before = await leftBehind(page, secrets);
    for (const name of ['account number', 'balance', 'transaction']) expect(before).toContain(`${name} in memory`);
    for (const name of ['PIN', 'new PIN']) expect(before).not.toContain(`${name} in memory`);

    await openHere(page, `${sites.production.url}settings/manage-credentials/pin`);
    await new CredentialsScreen(page, 'transaction PIN').change({ current: secrets.PIN, next: secrets['new PIN'] });
    await new ChallengeScreen(page, 'code').cancel.click();
    const typed = await leftBehind(page, secrets);
    for (const name of ['PIN', 'new PIN']) expect(typed).toContain(`${name} in memory`);

    if (ending === 'log-out') await accounts.logOut();
    if (ending === 'time-out') await page.clock.runFor(11 * minute);
    if (ending === 'refused session') {
      await page.route('**/digx/**', (route) => route.fulfill({ status: 401, body: '' }));
      await shell.section('Payments & Transfers').click();
    }
    const over = page.getByRole('heading', { level: 1, name: /logged out|session has expired/ });
    await expect(over).toBeVisible();
    expect(await leftBehind(page, secrets)).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await leftBehind(page, secrets)).toEqual([]);
  });
}

for (const ending of ['log-out', 'time-out', 'refused session'] as const) {
  test(`a payment typed before a ${ending} is not left for the next customer`, async ({
    page,
    context,
    signIn,
    accounts,
    pay,
    shell,
    expectComplaint,
  }) => {
    expectComplaint(/status of 401/);
    await enter(context, page, signIn, { idleMinutes: 10, refreshAfterMinutes: 60 });
    await pay.open();
    await pay.payees.filter({ hasText: '60-93-03' }).click();
    const typed = { amount: '73.19', reference: 'Farrier Whitsun' };
    await pay.review(typed.amount, typed.reference);
    await expect(pay.heading('Check your answers')).toBeFocused();
    // Otherwise the search below proves nothing.
    expect(await leftBehind(page, typed)).toEqual(
      expect.arrayContaining(['amount in storage', 'reference in storage']),
    );

    if (ending === 'log-out') await accounts.logOut();
    // Once the session is over, its page is loaded again.
    if (ending === 'time-out') await Promise.all([page.waitForEvent('load'), page.clock.runFor(11 * minute)]);
    if (ending === 'refused session') {
      await page.route('**/digx/**', (route) => route.fulfill({ status: 401, body: '' }));
      await shell.section('Payments & Transfers').click();
    }
    await expect(page.getByRole('heading', { level: 1, name: /logged out|session has expired/ })).toBeVisible();
    expect(await leftBehind(page, typed)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await leftBehind(page, typed)).toEqual([]);
  });
}

test('a page restored by the browser after the session has ended elsewhere shows nothing', async ({
  page,
  context,
  signIn,
  accounts,
}) => {
  await enter(context, page, signIn, { idleMinutes: 60, refreshAfterMinutes: 60 });
  await expect(accounts.titles.first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${sites.production.url}logged-off`);
  // Storage events do not reach a page in the back/forward cache.
  await page.evaluate(() => {
    Object.defineProperty(globalThis, 'onstorage', { value: null });
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await other.evaluate(() => localStorage.clear());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('main')).not.toContainText('£');
  await expect(accounts.titles).toHaveCount(0);
});

/** As Back and Forward do, so that the page's memory stays. */
async function openHere(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
}

/** Records the bank's answers outside of the page. */
function recordAnswers(page: Page): () => Promise<ReadonlyMap<string, string>> {
  const texts: Promise<readonly [string, string]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/digx/'))
      texts.push(
        response.text().then(
          (text) => [pathname, text] as const,
          () => [pathname, ''] as const,
        ),
      );
  });
  return async () => new Map(await Promise.all(texts));
}

function secretsIn(answers: ReadonlyMap<string, string>): Record<'name' | 'account number' | 'transaction', string> {
  const read = (path: RegExp, pattern: RegExp) => {
    const answer = [...answers].find(([asked]) => path.test(asked))?.[1] ?? '';
    return pattern.exec(answer)?.[1] ?? fail(`${path}`);
  };
  return {
    name: read(/\/v1\/me$/, /"lastName":"([^"]{4,})"/),
    'account number': read(/\/v1\/accounts$/, /"displayValue":"([^"]{4,})"/),
    transaction: read(/\/transactions$/, /"description":"([^"&]{9,})"/),
  };
}

function fail(what: string): never {
  throw new Error(`${what} has not answered as expected.`);
}
