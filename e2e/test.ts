import { test as base, expect, type Page } from '@playwright/test';
import { AccountScreen } from './screens/accounts/account.screen.ts';
import { AccountsScreen } from './screens/accounts/accounts.screen.ts';
import { NewPayeeScreen } from './screens/payees/new-payee.screen.ts';
import { PayeesScreen } from './screens/payees/payees.screen.ts';
import { PayScreen } from './screens/payments/pay.screen.ts';
import { ReceiptScreen } from './screens/payments/receipt.screen.ts';
import { SandboxPanel } from './screens/sandbox/sandbox-panel.screen.ts';
import { SignInScreen } from './screens/session/sign-in.screen.ts';
import { ShellScreen } from './screens/shell/shell.screen.ts';
import { TransactionsScreen } from './screens/transactions/transactions.screen.ts';
import { bankAnswers, noteBankAnswers } from './support/bank-answers.ts';
import { Customer, type Situation } from './support/customer.ts';
import { discardHostedBank } from './support/hosted-bank.ts';
import { SandboxControl } from './support/sandbox-control.ts';

interface Journey {
  /** Begins a journey logged in, on the page under test. `test.use({ persona, clock })` sets who and when. */
  readonly customer: Customer;
  readonly signIn: SignInScreen;
  readonly accounts: AccountsScreen;
  readonly account: AccountScreen;
  readonly transactions: TransactionsScreen;
  readonly shell: ShellScreen;
  readonly pay: PayScreen;
  readonly payees: PayeesScreen;
  readonly newPayee: NewPayeeScreen;
  readonly receipt: ReceiptScreen;
  readonly sandbox: SandboxControl;
  readonly panel: SandboxPanel;
  /** Expects a complaint that this journey provokes on purpose. Any other complaint fails the journey. */
  readonly expectComplaint: (pattern: RegExp) => void;
}

/** Fails on unexpected console errors and warnings, uncaught errors, failed requests and CSP violations. */
export const test = base.extend<Journey & Situation & { complaints: RegExp[] }>({
  persona: ['private-customer', { option: true }],
  clock: ['2026-06-17T10:00', { option: true }],
  host: ['node', { option: true }],
  context: async ({ context }, use) => {
    await use(context);
    await discardHostedBank(context);
  },
  customer: async ({ page, host, persona, clock, complaints: _heard }, use) =>
    use(new Customer(page, { host, persona, clock })),
  complaints: async ({ page }, use, testInfo) => {
    const announced: RegExp[] = [];
    const heard: string[] = [];
    const answers = new Set<string>();
    listen(page, heard);
    noteBankAnswers(page, answers);
    page.context().on('page', (opened) => {
      listen(opened, heard);
      noteBankAnswers(opened, answers);
    });
    await use(announced);
    testInfo.annotations.push({ type: bankAnswers, description: [...answers].sort().join('\n') });
    const unannounced = heard.filter((complaint) => !announced.some((pattern) => pattern.test(complaint)));
    expect(unannounced, 'the page complains of nothing').toEqual([]);
  },
  expectComplaint: async ({ complaints }, use) => {
    await use((pattern) => complaints.push(pattern));
  },
  signIn: async ({ page, complaints: _heard }, use) => use(new SignInScreen(page)),
  accounts: async ({ page }, use) => use(new AccountsScreen(page)),
  account: async ({ page }, use) => use(new AccountScreen(page)),
  transactions: async ({ page }, use) => use(new TransactionsScreen(page)),
  shell: async ({ page }, use) => use(new ShellScreen(page)),
  pay: async ({ page, complaints: _heard }, use) => use(new PayScreen(page)),
  payees: async ({ page, complaints: _heard }, use) => use(new PayeesScreen(page)),
  newPayee: async ({ page, complaints: _heard }, use) => use(new NewPayeeScreen(page)),
  receipt: async ({ page }, use) => use(new ReceiptScreen(page)),
  sandbox: async ({ page }, use) => use(new SandboxControl(page)),
  panel: async ({ page }, use) => use(new SandboxPanel(page)),
});

export { expect };

const cut = 'net::ERR_EMPTY_RESPONSE';

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium counts a font that it already holds in memory as preloaded in vain.
    if (/woff2 was preloaded using link preload but not used/.test(message.text())) return;
    // Journeys that move the page's clock set longer idle times than the site ships with.
    if (/config\.json: idleMinutes is \d+\./.test(message.text())) return;
    // The bank cuts a connection only when the journey has planned it.
    if (message.text().includes(cut)) return;
    heard.push(`${message.type()}: ${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => {
    // MSW checks for a newer worker without waiting. The check rejects when the page is left meanwhile.
    if (!message.startsWith('Failed to update a ServiceWorker')) heard.push(`uncaught: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED' && reason !== cut)
      heard.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
}
