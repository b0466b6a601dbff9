import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '#e2e/test.ts';

// The production build with `reports` in its configuration, as operators switch it on.

test.use({ clock: '2026-03-02T09:30' });

const toCollege = 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';
const chunk = '**/assets/start-reports-*.js';
const path = '/reports';

type Sent = Readonly<Record<string, unknown>>;

test('an error, a blocked picture, a missing file, a strange answer and the timings arrive as records of allowed fields', async ({
  context,
  customer,
  page,
  shell,
  expectComplaint,
}) => {
  expectComplaint(/Jane Smith|elsewhere\.example|ERR_FAILED|dynamically imported/);
  const sent = await reporting(context);
  const loaded = page.waitForResponse(chunk);
  await page.route('**/digx/cz/v1/payments/payeeGroup?**', (route) =>
    route.fulfill({ json: { status: { result: 'SUCCESSFUL' }, payeeGroups: 'Jane Smith 60-11-22' } }),
  );
  await customer.begin('accounts');
  await (await loaded).finished();
  await shell.page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Jane Smith 60-11-22 12345678');
    });
    const picture = new Image();
    picture.src = 'https://elsewhere.example/Jane.png';
    document.body.append(picture);
  });
  await customer.goOn('payments/payees');
  await expect(page.locator('main')).toContainText(/try again/i);
  await expect.poll(() => kindsNow(page, sent)).toEqual(expect.arrayContaining(['breach', 'error', 'policy', 'vital']));
  await page.route('**/assets/activity-*.js', (route) => route.abort());
  await customer.goOn('settings/activity-log');
  // The page has loaded once more for the missing file by then.
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await expect.poll(() => kindsNow(page, sent)).toContain('chunk');

  const of = (type: string) => sent.filter((record) => record.type === type);
  expect(of('error')).toContainEqual({ type: 'error', route: '/accounts', name: 'RangeError' });
  expect(of('policy')).toContainEqual({
    type: 'policy',
    route: '/accounts',
    directive: 'img-src',
    blocked: 'elsewhere',
  });
  expect(of('breach')).toEqual([
    { type: 'breach', route: '/payments/payees', operation: 'listPayeeGroups', pointer: '/payeeGroups' },
  ]);
  expect(of('chunk')[0]).toMatchObject({ file: expect.stringMatching(/^[\w-]+\.(?:js|css)$/) });
  expect(of('vital').map(({ metric }) => metric)).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'LCP']));
  expect(JSON.stringify(sent)).not.toMatch(/Jane|60-11-22|12345678|elsewhere\.example|http/);
  expect(sent.length).toBeLessThanOrEqual(20);
});

test('a payment whose outcome stays unknown is counted by kind', async ({ context, customer, page, pay }) => {
  const sent = await reporting(context);
  const loaded = page.waitForResponse(chunk);
  await page.clock.install();
  await customer.begin(toCollege, { moves: true, bank: 'fault:confirmPayment@lost-answer~1,getPayment@500' });
  await (await loaded).finished();
  await pay.amount.fill('12.50');
  await pay.reference.fill('Half term');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('We do not yet know whether your payment was made')).toBeFocused();
  await page.clock.fastForward(151_000);
  await expect
    .poll(async () => {
      await hide(page);
      return sent.filter(({ type }) => type === 'outcome');
    })
    .toEqual([{ type: 'outcome', route: expect.stringMatching(/^\/payments\/make/), kind: 'payout', count: 1 }]);
  expect(JSON.stringify(sent)).not.toMatch(/Half term|12\.5|1250/);
});

const troubles: readonly (readonly [string, (route: Route) => unknown])[] = [
  ['answers 500', (route) => route.fulfill({ status: 500 })],
  ['never answers', () => undefined],
];

for (const [trouble, meet] of troubles) {
  test(`a payment is made as always while the place for reports ${trouble}`, async ({
    context,
    customer,
    page,
    pay,
    sandbox,
    expectComplaint,
  }) => {
    expectComplaint(/Jane Smith|\/reports/);
    const sent = await reporting(context, meet);
    const loaded = page.waitForResponse(chunk);
    await customer.begin(toCollege);
    await (await loaded).finished();
    const { balance } = await sandbox.balanceOf('current');
    await pay.amount.fill('12.50');
    await pay.reference.fill('Half term');
    await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('Jane Smith'))));
    await expect.poll(() => kindsNow(page, sent)).toContain('error');
    await pay.goOn.click();
    await pay.confirm.click();
    await expect(pay.heading('Payment sent')).toBeVisible();
    expect((await sandbox.balanceOf('current')).balance).toBe(balance - 12_50);
  });
}

test('without a place for reports their part is never asked for, and nothing is sent', async ({
  customer,
  page,
  accounts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await page.clock.fastForward(10_000);
  await hide(page);
  await customer.visit('payments/payees');
  expect(asked.filter((url) => /report|web-vitals/.test(url))).toEqual([]);
});

/** Switches reports on, and gathers what arrives. */
async function reporting(
  context: BrowserContext,
  meet: (route: Route) => unknown = (route) => route.fulfill({ status: 204 }),
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const config: object = JSON.parse(readFileSync('public/config.json', 'utf8'));
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, reports: { path, sample: 1 } } }),
  );
  await context.route(`**${path}`, (route) => {
    sent.push(...(JSON.parse(route.request().postData() ?? '[]') as Sent[]));
    return meet(route);
  });
  return sent;
}

/** As browsers do when the tab is covered; headless ones never are. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

async function kindsNow(page: Page, sent: readonly Sent[]): Promise<unknown[]> {
  await hide(page);
  return sent.map(({ type }) => type);
}
