import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { SignInScreen } from '#e2e/screens/session/sign-in.screen.ts';
import { ShellScreen, storageOf } from '#e2e/screens/shell/shell.screen.ts';
import type { GatewayPlan } from '#e2e/support/gateway.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';
import { storedKeys } from '#src/api/environment/page-storage.ts';

const unknown = 'We do not yet know whether your payment was made';

test('a payment that the gateway abandons and forwards later is never shown as failed, and is made once', async ({
  page,
  context,
  pay,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of 504/);
  const bank = await openBank(context, testId);
  await bank.plan({ answer: 504, passOnAfterMs: 6_000 });
  await startPayment(page);
  await pay.confirm.click();
  await expect(pay.heading(unknown)).toBeFocused();
  await expect(page.locator('main')).not.toContainText('has not been made');
  await expect(page.getByText(/We will ask the bank again at/)).toBeVisible();
  await expect(page.getByText(/call our helpdesk on/).first()).toBeVisible();
  expect(await bank.received()).toBe(0);

  // Another payment to the same payee needs a warning first.
  await page.getByRole('link', { name: 'Make another payment' }).click();
  await expect(pay.heading('We do not yet know whether your last payment was made')).toBeVisible();
  await expect(page.locator('main')).toContainText(/A payment of £5\.00 was being confirmed at \d\d:\d\d on/);
  await page.getByRole('button', { name: 'Make another payment' }).click();
  await chooseAndReview(page);
  await pay.confirm.click();
  const dialog = page.getByRole('dialog', { name: 'An earlier payment may still be made' });
  await expect(dialog).toContainText(/whether your payment of £5\.00 at \d\d:\d\d on .* was made/);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  expect(await bank.drafts()).toBe(1);

  // The outcome is found and reported on whichever page the customer is.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Accounts' }).click();
  const news = page.getByRole('region', { name: 'Payments with an unknown outcome' });
  await expect(news).toContainText(/The payment that was being confirmed at .* was made\./, { timeout: 20_000 });
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(news).toHaveCount(0);
  expect(await bank.received()).toBe(5_00);
  expect(await bank.sent()).toBe(5_00);
});

for (const [what, plan] of [
  ['is sent to the bank twice by a proxy', { times: 2 }],
  ['is answered late', { answerAfterMs: 3_000 }],
] as const satisfies readonly (readonly [string, GatewayPlan])[]) {
  test(
    `a payment that ${what} is made once and shown as sent`,
    {
      // The journey that closes the page meanwhile is answered late as well.
      tag: what === 'is answered late' ? '@wide' : [],
    },
    async ({ page, context, pay, expectComplaint }, { testId }) => {
      expectComplaint(/status of 403/);
      const bank = await openBank(context, testId);
      await bank.plan(plan);
      await startPayment(page);
      await pay.confirm.click();
      await expect(pay.heading('Payment sent')).toBeFocused();
      expect([await bank.received(), await bank.sent()]).toEqual([5_00, 5_00]);
    },
  );
}

for (const [what, stray] of [
  ['nothing', {}],
  [
    'the answer to another payment',
    { status: { result: 'SUCCESSFUL', referenceNumber: 'PB2606100041' }, paymentId: '3C5A' },
  ],
] as const) {
  test(
    `a payment that a gateway answers with ${what}, without asking the bank, is not shown as sent`,
    { tag: what === 'nothing' ? '@wide' : [] },
    async ({ page, context, pay }, { testId }) => {
      const bank = await openBank(context, testId);
      await bank.plan({ stray });
      await startPayment(page);
      await pay.confirm.click();
      await expect(pay.heading(unknown)).toBeFocused();
      await expect(page.getByRole('main')).not.toContainText('e-receipt');
      expect([await bank.received(), await bank.sent()]).toEqual([0, 0]);
    },
  );
}

test('a payment that never reached the bank stays unresolved, even after a reload', async ({
  page,
  context,
  pay,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of 502/);
  const bank = await openBank(context, testId);
  await bank.plan({ cut: true, passOnAfterMs: 3_600_000 });
  await startPayment(page);
  await pay.confirm.click();
  await expect(pay.heading(unknown)).toBeFocused();
  // The order wins over what was typed, on its own page and on the form.
  expect((await storageOf(page)).own).not.toHaveProperty([storedKeys.formInProgress]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('A payment of £5.00 was being confirmed at');
  await page.goto(`${sites.production.url}payments/make`);
  await expect(pay.heading('We do not yet know whether your last payment was made')).toBeVisible();
  await expect(page.locator('main')).toContainText('A payment of £5.00 was being confirmed at');
  // The customer continues after one clear warning. What they type then is another payment, and a reload asks about the first again.
  await page.getByRole('button', { name: 'Make another payment' }).click();
  await chooseAndReview(page);
  await page.reload();
  await expect(pay.heading('We do not yet know whether your last payment was made')).toBeVisible();
  await page.getByRole('button', { name: 'Make another payment' }).click();
  await expect(pay.reference).toHaveValue('Supper club');
  await expect(pay.amount).toHaveValue('5.00');
  await pay.goOn.click();
  await pay.confirm.click();
  await page.getByRole('button', { name: 'Pay as well' }).click();
  await expect(pay.heading('Payment sent')).toBeFocused();
  expect([await bank.received(), await bank.sent()]).toEqual([5_00, 5_00]);
});

test('logging out during a confirmation warns, and the outcome is reported afterwards and at the next login', async ({
  page,
  context,
  pay,
  accounts,
}, { testId }) => {
  const bank = await openBank(context, testId);
  await bank.plan({ answerAfterMs: 9_000 });
  await startPayment(page);
  await pay.confirm.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to LOG OUT?' });
  await expect(dialog).toContainText('A payment is still being confirmed.');
  const ended = page.waitForRequest(
    (request) => request.method() === 'DELETE' && new URL(request.url()).pathname.endsWith('/v1/session'),
  );
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await ended;
  const shell = new ShellScreen(page);
  await expect(shell.loggedOut).toBeVisible({ timeout: 15_000 });
  const left = page.getByRole('region', { name: 'Payments that were being confirmed' });
  await expect(left).toContainText('We do not yet know whether it was made.');
  await expect(left).toContainText('was made.', { timeout: 15_000 });
  await expect(left).toContainText(/The payment that was being confirmed at .* was made\./, { timeout: 15_000 });
  expect(Object.keys((await storageOf(page)).shared)).toEqual(['paddock.unresolvedOrders']);

  await page.getByRole('link', { name: 'Log in again' }).click();
  await new SignInScreen(page).as('private-customer');
  await expect(accounts.titles.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments with an unknown outcome' })).toContainText('was made.');
  expect([await bank.received(), await bank.sent()]).toEqual([5_00, 5_00]);
});

test('a session that ends during a payment leaves a reminder for every tab, the next login and the next payment', async ({
  page,
  context,
  pay,
  accounts,
  expectComplaint,
}, { testId }) => {
  expectComplaint(/status of (401|504)/);
  const bank = await openBank(context, testId);
  await bank.plan({ answer: 504, passOnAfterMs: 3_600_000 });
  await startPayment(page);
  const second = await context.newPage();
  await second.goto(`${sites.production.url}accounts`);
  await expect(second.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
  await pay.confirm.click();
  await expect(pay.heading(unknown)).toBeFocused();

  // The other tab shows it too and checks it where possible.
  const there = second.getByRole('region', { name: 'Payments with an unknown outcome' });
  await expect(there).toContainText(/A payment of £5\.00 was being confirmed/, { timeout: 15_000 });
  await bank.verb('end-session-elsewhere');
  await second
    .getByRole('link', { name: /^Make a Payment/ })
    .first()
    .click();
  await expect(second.getByRole('heading', { level: 1, name: 'Your session has expired' })).toBeVisible();
  await expect(second.locator('main')).toContainText('We do not yet know whether it was made.');
  await expect(page.locator('main')).toContainText('We do not yet know whether it was made.');
  await second.close();

  await page.getByRole('link', { name: 'Log in again' }).click();
  await new SignInScreen(page).as('private-customer');
  await expect(accounts.titles.first()).toBeVisible();
  const here = page.getByRole('region', { name: 'Payments with an unknown outcome' });
  await expect(here).toContainText('Please check your transactions before you pay again');
  await startFromAccounts(page);
  await pay.confirm.click();
  const dialog = page.getByRole('dialog', { name: 'An earlier payment may still be made' });
  await expect(dialog).toContainText(/whether a payment at \d\d:\d\d on .* was made/);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await here.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('dialog', { name: 'Dismiss this reminder?' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(here).toHaveCount(0);
  expect(await bank.drafts()).toBe(1);
  expect([await bank.received(), await bank.sent()]).toEqual([0, 0]);
});

test('the browser asks before closing a page with a payment being confirmed', async ({ page, context, pay }, {
  testId,
}) => {
  const bank = await openBank(context, testId);
  await bank.plan({ answerAfterMs: 6_000 });
  await startPayment(page);
  await pay.confirm.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  const opened = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await opened;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(pay.heading('Payment sent')).toBeFocused({ timeout: 15_000 });
  expect([await bank.received(), await bank.sent()]).toEqual([5_00, 5_00]);
});

interface BankBehind {
  plan(plan: GatewayPlan): Promise<void>;
  verb(verb: string): Promise<void>;
  /** Pence that have reached the payee and left the payer since the bank was opened. */
  received(): Promise<number>;
  sent(): Promise<number>;
  /** The number of payments created. */
  drafts(): Promise<number>;
}

async function openBank(context: BrowserContext, world: string): Promise<BankBehind> {
  const { request } = context;
  const headers = { 'X-Sandbox': world };
  await context.setExtraHTTPHeaders(headers);
  const opened = await request.post(`${sites.bank.url}__sandbox/reset`, {
    headers,
    data: { sandbox: 'persona:private-customer;clock:2026-06-17T10:00' },
  });
  expect(opened.ok()).toBe(true);
  const before = {
    payee: await balanceOf(request, world, 'joint-holder'),
    payer: await balanceOf(request, world, 'private-customer'),
  };
  return {
    async plan(plan) {
      await request.post(`${sites.gateway.url}__gateway`, { headers, data: plan });
    },
    async verb(verb) {
      expect((await request.post(`${sites.bank.url}__sandbox/verbs`, { headers, data: { verb } })).ok()).toBe(true);
    },
    received: async () => (await balanceOf(request, world, 'joint-holder')) - before.payee,
    sent: async () => before.payer - (await balanceOf(request, world, 'private-customer')),
    async drafts() {
      const journal = (await (await request.get(`${sites.bank.url}__sandbox/journal`, { headers })).json()) as unknown;
      return (JSON.stringify(journal).match(/"operationId":"createPayment"/g) ?? []).length;
    },
  };
}

/** All accounts of the customer together, in pence. Opens a new session. */
async function balanceOf(request: APIRequestContext, world: string, persona: string): Promise<number> {
  const answer = await request.get(`${sites.bank.url}digx/v1/accounts?locale=en`, {
    headers: { 'X-Sandbox': world, 'X-Sandbox-As': persona, 'x-nonce': '{nonce}' },
  });
  const { accounts } = (await answer.json()) as {
    readonly accounts: readonly { readonly currentBalance?: { readonly amount: number } }[];
  };
  return accounts.reduce((sum, { currentBalance }) => sum + Math.round((currentBalance?.amount ?? 0) * 100), 0);
}

async function startPayment(page: Page): Promise<void> {
  await page.goto(sites.production.url);
  await new SignInScreen(page).as('private-customer');
  await startFromAccounts(page);
}

async function startFromAccounts(page: Page): Promise<void> {
  await new PayScreen(page).open();
  await payeeAndReview(page);
}

/** From choosing the account on. */
async function chooseAndReview(page: Page): Promise<void> {
  await new PayScreen(page).accounts.first().click();
  await payeeAndReview(page);
}

async function payeeAndReview(page: Page): Promise<void> {
  const pay = new PayScreen(page);
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review('5', 'Supper club');
  await expect(pay.heading('Check your answers')).toBeFocused();
}
