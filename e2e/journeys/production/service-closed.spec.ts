import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: '2026-03-02T09:30' });

const toCollege = 'payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';
const day = 24 * 3_600_000;

test('while the gateway answers 503 a page says so with times and telephones, and what was typed goes on by itself', async ({
  customer,
  page,
  pay,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource: the server responded with a status of 50[23]/);
  await customer.begin(toCollege);
  await pay.amount.fill('12.50');
  await pay.reference.fill('Half term');
  const { balance } = await sandbox.balanceOf('current');
  await pay.goOn.click();
  await expect(pay.confirm).toBeVisible();
  await close(page, 503, { 'retry-after': '5400' });
  await pay.confirm.click();
  const closed = page.getByRole('dialog', { name: 'Online banking is not available at the moment' });
  await expect(closed).toBeVisible();
  await expect(closed).toContainText('We expect to be back at 11:00 on Monday 2 March 2026.');
  await expect(closed).toContainText(/We will look again at \d\d:\d\d:\d\d\./);
  await expect(closed.getByRole('link', { name: '0113 496 0100' })).toHaveAttribute('href', /^tel:/);
  await page.keyboard.press('Escape');
  await expect(closed).toBeVisible();
  await expectAccessible(page, closed);

  // A gateway that does not say when: the page asks again within some seconds.
  await page.unroute('**/digx/**');
  await close(page, 502);
  await closed.getByRole('button', { name: 'Check now' }).press('Enter');
  await expect(closed).toContainText(/We will look again at/);
  await page.unroute('**/digx/**');
  await expect(closed).toBeHidden({ timeout: 30_000 });
  await expect(pay.answers).toContainText('Half term');
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeVisible();
  expect((await sandbox.balanceOf('current')).balance).toBe(balance - 12_50);
});

test('one call that is turned away alone closes nothing', async ({ customer, page, accounts, expectComplaint }) => {
  expectComplaint(/Failed to load resource: the server responded with a status of 503/);
  await page.route('**/digx/v1/accounts?**', (route) => route.fulfill({ status: 503 }));
  await customer.begin('accounts');
  await expect(accounts.tryAgain).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('planned work is told on the login page beforehand, and names the page that stands in during it', async ({
  customer,
  page,
  signIn,
  expectComplaint,
}) => {
  // A visitor has no session, which the bank says when the page looks whether it answers.
  expectComplaint(/Failed to load resource: the server responded with a status of (404|503)/);
  await plan(page, Date.now() + day, Date.now() + 2 * day);
  await customer.arrive();
  await expect(page.getByText('We replace a server.')).toBeVisible();
  await expect(page.getByText(/^Planned work: from \d\d:\d\d on \w+day .+ to \d\d:\d\d on \w+day .+\.$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute('**/config.json');
  await plan(page, Date.now() - day, Date.now() + day);
  await close(page, 503);
  await page.reload();
  const closed = page.getByRole('dialog', { name: 'Online banking is closed for planned work' });
  await expect(closed).toContainText('We replace a server.');
  await expect(closed).toContainText(/We expect to be back at \d\d:\d\d on \w+day/);
  await page.unroute('**/digx/**');
  await closed.getByRole('button', { name: 'Check now' }).click();
  await expect(closed).toBeHidden();
  await expect(signIn.userId).toBeVisible();
});

async function close(page: Page, status: number, headers: Record<string, string> = {}): Promise<void> {
  const date = 'Mon, 02 Mar 2026 09:30:00 GMT';
  const body = '<html><body>Closed</body></html>';
  await page.route('**/digx/**', (route) =>
    route.fulfill({ status, headers: { date, 'content-type': 'text/html', ...headers }, body }),
  );
}

async function plan(page: Page, fromMs: number, toMs: number): Promise<void> {
  const config: object = JSON.parse(readFileSync('public/config.json', 'utf8'));
  const [from, to] = [fromMs, toMs].map((ms) => new Date(ms).toISOString());
  const maintenance = { text: 'We replace a server.', from, to };
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, maintenance } }));
}
