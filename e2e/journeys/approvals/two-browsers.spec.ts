import type { BrowserContext, Page } from '@playwright/test';
import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { NewPayeeScreen } from '#e2e/screens/payees/new-payee.screen.ts';
import { PayeesScreen } from '#e2e/screens/payees/payees.screen.ts';
import { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { SignInScreen } from '#e2e/screens/session/sign-in.screen.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

// Colleagues of one company at the same time, each in a browser of their own, on the production build and one bank.

const code = '204816';
const site = sites.production.url;
const nothing = { company: 0, keeper: 0, reserve: 0 };

test('what the maker orders is authorised, declined or left to expire by the approver, and money follows', async ({
  page,
  browser,
  context,
}, { testId }) => {
  // Two customers, one after the other.
  test.slow();
  const bank = await openBank(context, testId);
  const director = await browserFor(await browser.newContext(), testId, 'approver');
  const list = new AuthorisationsScreen(director);

  await test.step('The approver has seen what was waiting before', async () => {
    await director.goto(`${site}settings/authorisations`);
    await list.loaded();
    await bank.advance('PT1M');
  });

  await test.step('The maker orders two payments, a payee, a transfer and a file, and nothing moves', async () => {
    await logIn(page, 'maker');
    await payKeeper(page, '50');
    await page.goto(`${site}accounts`);
    await payKeeper(page, '60');
    await addPayee(page);
    await transferToReserve(page, '30');
    await uploadFile(page, () => bank.advance('PT10S'));
    expect(await bank.moved()).toEqual(nothing);
  });

  await test.step('The approver is told of them, and the new ones are marked', async () => {
    await director.goto(`${site}accounts`);
    await expect(director.getByText('14 items are awaiting your authorisation.')).toBeVisible();
    await director.getByRole('link', { name: 'Review them' }).click();
    await list.loaded();
    await expect(list.item('£50.00')).toContainText('Supper club');
    await expect(list.item('£50.00').getByText('New', { exact: true })).toBeVisible();
    await expect(list.item('£1,240.00').getByText('New', { exact: true })).toHaveCount(0);
  });

  await test.step('The approver authorises one payment, and it is made', async () => {
    const fifty = list.item('£50.00');
    await list.authoriseWithCode(fifty, code);
    await expect(fifty.getByRole('status')).toContainText(/^Authorised03\/03\/2026 09:31/);
    await expect(list.decisions(fifty)).toHaveCount(0);
    expect(await bank.moved()).toEqual({ ...nothing, company: -50_00, keeper: 50_00 });
  });

  await test.step('The approver declines the other payment and authorises the payee, and nothing moves', async () => {
    const sixty = list.item('£60.00');
    await list.decline(sixty).click();
    await expect(list.question).toBeVisible();
    await director.keyboard.press('Escape');
    await expect(list.authorise(sixty)).toBeVisible();
    await list.declineSurely(sixty);
    await expect(sixty.getByRole('status')).toContainText('Declined');

    const press = list.item('Quillon Press');
    await list.authoriseWithCode(press, code);
    await expect(press.getByRole('status')).toContainText('Authorised');
    expect(await bank.moved()).toEqual({ ...nothing, company: -50_00, keeper: 50_00 });
  });

  await test.step('The approver authorises the transfer, and it is made', async () => {
    const thirty = list.item('£30.00');
    await list.authoriseWithCode(thirty, code);
    await expect(thirty.getByRole('status')).toContainText('Authorised');
    expect(await bank.moved()).toEqual({ company: -50_00, keeper: 50_00, reserve: 30_00 });
  });

  await test.step('The approver authorises the file, its payment is made, and the file can be viewed', async () => {
    const file = list.item('£125.50');
    await list.authoriseWithCode(file, code);
    await expect(file.getByRole('status')).toContainText('Authorised');
    await bank.advance('PT1M');
    expect(await bank.moved()).toEqual({ company: -175_50, keeper: 50_00, reserve: 30_00 });
    await file.getByRole('link', { name: 'View the file' }).click();
    await expect(director.getByRole('heading', { level: 1, name: 'FEED.csv' })).toBeVisible();
    await director.getByRole('link', { name: 'Back to authorisations' }).click();
    await list.loaded();
  });

  await test.step('The maker sees each outcome, and can pay the new payee', async () => {
    await page.goto(`${site}payments/payees`);
    await expect(await new PayeesScreen(page).find('Quillon Press')).not.toContainText('Waiting for approval');
    expect(await bank.mailsTo('maker')).toEqual([
      'Bulk payment file authorised',
      'Transfer authorised',
      'New payee authorised',
      'Payment declined',
      'Payment authorised',
    ]);
  });

  await test.step('A month later what nobody decided has expired, and nothing is waiting', async () => {
    await bank.advance('P31D');
    expect(await bank.holds()).toBe(true);
    await logIn(director, 'approver');
    await expect(director.getByText('awaiting your authorisation')).toHaveCount(0);
    await director.goto(`${site}settings/authorisations`);
    const expired = list.item('£1,240.00');
    await expect(expired.getByRole('status')).toContainText('EXPIRED');
    await expect(expired).toContainText('This transaction can no longer be authorised as it is dated in the past.');
    await expect(list.waiting).toContainText('Nothing is awaiting your authorisation.');
  });
});

test('a large payment needs two approvers, and of two decisions at the same moment one counts', async ({
  page,
  browser,
  context,
}, { testId }) => {
  test.setTimeout(90_000);
  const bank = await openBank(context, testId);
  await logIn(page, 'maker');
  await payKeeper(page, '10000');
  const [one, two] = await Promise.all(
    ['approver', 'second-approver'].map(async (who) => browserFor(await browser.newContext(), testId, who)),
  );
  if (one === undefined || two === undefined) throw new Error('There are two.');
  const lists = [one, two].map((each) => new AuthorisationsScreen(each));
  for (const list of lists) {
    await list.page.goto(`${site}settings/authorisations`);
    await list.loaded();
  }
  const [first, second] = lists as [AuthorisationsScreen, AuthorisationsScreen];

  await first.authoriseWithCode(first.item('£10,000.00'), code);
  await expect(first.item('£10,000.00').getByRole('status')).toContainText('Semi Authorised');
  await expect(first.item('£10,000.00')).toContainText('1 of 2 authorisations given');
  await expect(first.decisions(first.item('£10,000.00'))).toHaveCount(0);
  expect(await bank.moved()).toEqual(nothing);

  await second.authoriseWithCode(second.item('£10,000.00'), code);
  await expect(second.item('£10,000.00').getByRole('status')).toContainText('Authorised');
  expect(await bank.moved()).toEqual({ ...nothing, company: -10_000_00, keeper: 10_000_00 });
  await second.openDetails(second.item('£10,000.00'));
  await expect(second.item('£10,000.00').getByRole('listitem')).toHaveText([/^Pending/, /^Accepted/, /^Accepted/]);

  // Both still see the smaller payment as waiting.
  await Promise.all([first.declineSurely(first.item('£1,240.00')), second.declineSurely(second.item('£1,240.00'))]);
  for (const list of lists) await expect(list.item('£1,240.00').getByRole('status')).toContainText('Declined');
  const beaten = lists.map((list) => list.item('£1,240.00').getByText('Someone else has already decided this'));
  await expect.poll(async () => (await Promise.all(beaten.map((text) => text.count()))).sort()).toEqual([0, 1]);
  expect(await bank.moved()).toEqual({ ...nothing, company: -10_000_00, keeper: 10_000_00 });
  expect(await bank.holds()).toBe(true);
});

async function openBank(context: BrowserContext, world: string) {
  const { request } = context;
  const headers = { 'X-Sandbox': world };
  await context.setExtraHTTPHeaders(headers);
  const control = `${sites.bank.url}__sandbox`;
  const settings = { sandbox: `clock:2026-03-03T09:30;freeze:yes;otp:${code};cop:Y` };
  expect((await request.post(`${control}/reset`, { headers, data: settings })).ok()).toBe(true);
  const ask = async (path: string) => (await request.get(`${control}${path}`, { headers })).json();
  const balancesOf = async (persona: string) => {
    const { balances } = (await ask(`/balances?persona=${persona}`)) as {
      readonly balances: readonly { readonly alias: string; readonly availableMinor: number }[];
    };
    return balances;
  };
  const money = async () => {
    const [company, keeper] = [await balancesOf('maker'), await balancesOf('private-customer')];
    return {
      company: sumOf(company),
      keeper: sumOf(keeper),
      reserve: sumOf(company.filter(({ alias }) => alias === 'reserve')),
    };
  };
  const before = await money();
  return {
    /** Pence on all accounts of the company, on those of the customer it pays, and in the company’s reserve. */
    async moved() {
      const now = await money();
      return {
        company: now.company - before.company,
        keeper: now.keeper - before.keeper,
        reserve: now.reserve - before.reserve,
      };
    },
    async advance(advance: string) {
      expect((await request.post(`${control}/clock`, { headers, data: { advance } })).ok()).toBe(true);
    },
    async mailsTo(persona: string): Promise<readonly string[]> {
      const answer = await request.get(
        `${sites.bank.url}digx/v1/mailbox/mails?locale=en&deleteStatus=false&msgFlag=T`,
        {
          headers: { ...headers, 'X-Sandbox-As': persona, 'x-nonce': '{nonce}' },
        },
      );
      const { mails } = (await answer.json()) as { readonly mails: readonly { readonly subject: string }[] };
      return mails.map(({ subject }) => subject).filter((subject) => /authorised|declined/.test(subject));
    },
    holds: async () => ((await ask('/invariants')) as { readonly hold: boolean }).hold,
  };
}

function sumOf(balances: readonly { readonly availableMinor: number }[]): number {
  return balances.reduce((sum, { availableMinor }) => sum + availableMinor, 0);
}

async function browserFor(context: BrowserContext, world: string, who: string): Promise<Page> {
  await context.setExtraHTTPHeaders({ 'X-Sandbox': world });
  const page = await context.newPage();
  await logIn(page, who);
  return page;
}

async function logIn(page: Page, who: string): Promise<void> {
  await page.goto(`${site}login`);
  await new SignInScreen(page).as(who);
  await expect(page.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible();
}

/** Pays the company's payee who is another customer of the bank. */
async function payKeeper(page: Page, amount: string): Promise<void> {
  const pay = new PayScreen(page);
  await pay.open();
  await expect(pay.payees.first()).toBeVisible();
  const everybody = page.getByRole('button', { name: 'Show all payees' });
  if (await everybody.isVisible()) await everybody.click();
  await pay.payees.filter({ hasText: '60-93-03' }).click();
  await pay.review(amount, 'Supper club');
  await pay.confirm.click();
  await expect(pay.heading('Payment awaiting authorisation')).toBeFocused();
}

async function addPayee(page: Page): Promise<void> {
  const newPayee = new NewPayeeScreen(page);
  await page.goto(`${site}payments/payees/new`);
  await newPayee.fill({
    name: 'Quillon Press',
    type: 'Business',
    sortCode: '231486',
    bank: 'Northlight Bank',
    accountNumber: '34097518',
  });
  await newPayee.submit.click();
  await newPayee.goOn.click();
  await new ChallengeScreen(page, 'code').answer(code);
  await expect(newPayee.stage('Payee initiated')).toBeFocused();
}

async function transferToReserve(page: Page, amount: string): Promise<void> {
  const transfer = new TransferScreen(page);
  await page.goto(`${site}payments/transfer-money`);
  await transfer.choose(transfer.from, 'Hazel Copse');
  await transfer.choose(transfer.to, 'Reserve');
  await transfer.amount.fill(amount);
  await transfer.reference.fill('Put by');
  await transfer.goOn.click();
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer awaiting authorisation')).toBeFocused();
}

async function uploadFile(page: Page, untilChecked: () => Promise<void>): Promise<void> {
  const bulk = new BulkScreen(page);
  await page.goto(`${site}payments/bulk`);
  await bulk.check('FEED.csv', ['Ashdown Feed,601122,20418836,FP,Hay March,125.50']);
  await bulk.confirm.click();
  await new ChallengeScreen(page, 'code').answer(code);
  await expect(bulk.heading('Checking file for errors')).toBeVisible();
  await untilChecked();
  await bulk.authorise.click({ timeout: 15_000 });
  await new ChallengeScreen(page, 'pin').answer('2580');
  await expect(bulk.heading('Payment initiated')).toBeFocused();
}
