import { test as base, expect, type Page } from '@playwright/test';
import { operations } from '#sandbox/http/operations.generated.ts';
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
import { brokenRules } from './support/broken-rules.ts';
import { isExpected, listenToComplaints, plannedFaults } from './support/complaints.ts';
import { Customer, type Situation } from './support/customer.ts';
import { discardHostedBank } from './support/hosted-bank.ts';
import { SandboxControl } from './support/sandbox-control.ts';

/** The kind of annotation that the coverage matrix reads from the report. */
const bankAnswers = 'bank answers';

const known = Object.entries(operations)
  // A path without parameters goes before one that would match it, too.
  .sort(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .map(([id, { method, path }]) => ({
    id,
    method,
    pattern: new RegExp(`/digx${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Adds `listAccounts 200` for each answer of the bank that the page gets. */
function noteBankAnswers(page: Page, seen: Set<string>): void {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.includes('/digx/')) return;
    const method = response.request().method();
    const operation = known.find((one) => one.method === method && one.pattern.test(pathname));
    if (operation !== undefined) seen.add(`${operation.id} ${response.status()}`);
  });
}

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
  /**
   * Expects a complaint that this journey provokes on purpose, apart from faults that it has planted in the bank and from
   * confirmations that the bank asks for. Any other complaint fails the journey.
   */
  readonly expectComplaint: (pattern: RegExp) => void;
}

interface Checks {
  complaints: RegExp[];
  /** Rules of bank and contract that the journey breaks on purpose: `test.use({ breaks: /: no-accounts/ })`. */
  breaks: RegExp | null;
}

/**
 * Fails on unexpected console errors and warnings, uncaught errors, failed requests and CSP violations, and when the books
 * of a bank do not balance or a call broke the contract.
 */
export const test = base.extend<Journey & Situation & Checks>({
  persona: ['private-customer', { option: true }],
  clock: ['2026-06-17T10:00', { option: true }],
  host: ['node', { option: true }],
  context: async ({ context }, use) => {
    await use(context);
    await discardHostedBank(context);
  },
  breaks: [null, { option: true }],
  page: async ({ page, breaks }, use) => {
    await use(page);
    const broken = await brokenRules(page);
    const unexpected = broken.filter((rule) => breaks?.test(rule) !== true);
    expect(unexpected, 'the bank’s books balance and every call keeps the contract').toEqual([]);
  },
  customer: async ({ page, host, persona, clock, complaints: _heard }, use) =>
    use(new Customer(page, { host, persona, clock })),
  complaints: async ({ page }, use, testInfo) => {
    const announced: RegExp[] = [];
    const heard: Parameters<typeof listenToComplaints>[1] = [];
    const answers = new Set<string>();
    listenToComplaints(page, heard);
    noteBankAnswers(page, answers);
    page.context().on('page', (opened) => {
      listenToComplaints(opened, heard);
      noteBankAnswers(opened, answers);
    });
    await use(announced);
    testInfo.annotations.push({ type: bankAnswers, description: [...answers].sort().join('\n') });
    const unannounced = heard.filter(({ text }) => !announced.some((pattern) => pattern.test(text)));
    const planned = unannounced.length === 0 ? [] : await plannedFaults(page);
    const unexpected = unannounced.filter((complaint) => !isExpected(complaint, planned)).map(({ text }) => text);
    expect(unexpected, 'the page complains of nothing').toEqual([]);
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
