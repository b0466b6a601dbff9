import AxeBuilder from '@axe-core/playwright';
import type { AccountScreen } from '../screens/account.screen.ts';
import type { TransactionsScreen } from '../screens/transactions.screen.ts';
import { sites } from '../sites.ts';
import { expect, test } from '../test.ts';

interface State {
  readonly state: string;
  readonly path: string;
  readonly sandbox?: string;
  readonly press?: string;
  /** What else a customer does to get there. */
  readonly act?: (account: AccountScreen, transactions: TransactionsScreen) => Promise<unknown>;
}

const moment = 'signin:yes;clock:2026-06-17T10:00;freeze:yes';
const privateCustomer = `persona:private-customer;${moment}`;
/** A few lines of the many: each that stands in the page is looked at each time. */
const current = { path: 'accounts/{account:current}?type=cash', sandbox: privateCustomer };

/** Every state of every screen, at every width where the layout changes, in both themes. */
const states: readonly State[] = [
  { state: 'sign-in', path: 'login' },
  { state: 'sign-in with help open', path: 'login', press: 'I have forgotten my User ID or password' },
  { state: 'sign-in asked for nothing', path: 'login', press: 'Sign in' },
  { state: 'accounts of one customer', path: 'accounts', sandbox: 'persona:private-customer;signin:yes' },
  { state: 'accounts of three entities', path: 'accounts', sandbox: 'persona:racing-owner;signin:yes' },
  { state: 'no accounts', path: 'accounts', sandbox: 'persona:no-accounts;signin:yes' },
  { state: 'accounts loading', path: 'accounts', sandbox: 'persona:private-customer;signin:yes;latency:600000' },
  {
    state: 'accounts failed',
    path: 'accounts',
    sandbox: 'persona:private-customer;signin:yes;fault:listAccounts@500',
  },
  {
    state: 'something went wrong',
    path: 'accounts',
    sandbox: 'persona:private-customer;signin:yes;fault:listPermissions@500',
  },
  { state: 'a current account', path: 'accounts/{account:current}', sandbox: privateCustomer },
  {
    state: 'an account in euros',
    path: 'accounts/{account:partnership-euro}',
    sandbox: `persona:racing-owner;${moment}`,
  },
  { state: 'a notice account', path: 'accounts/{account:notice}', sandbox: privateCustomer },
  { state: 'a bond', path: 'accounts/{account:bond}', sandbox: privateCustomer },
  { state: 'a loan', path: 'accounts/{account:loan}', sandbox: privateCustomer },
  { state: 'a mortgage', path: 'accounts/{account:mortgage}', sandbox: privateCustomer },
  { state: 'an account loading', path: 'accounts/{account:current}', sandbox: `${privateCustomer};latency:600000` },
  { state: 'no such account', path: 'accounts/nobodys', sandbox: privateCustomer },
  {
    state: 'an account of which nothing can be told',
    path: 'accounts/{account:current}',
    sandbox: `${privateCustomer};fault:getDemandDepositAccount@500,getAccountAddress@500`,
  },
  { state: 'what is in the available balance', ...current, act: (account) => account.explainAvailable() },
  { state: 'transactions', path: 'accounts/transactions/{account:current}', sandbox: privateCustomer },
  { state: 'pending transactions hidden', ...current, press: 'Hide pending transactions' },
  { state: 'a line opened', ...current, act: (_, transactions) => transactions.openFirst() },
  { state: 'filters open', ...current, act: (_, transactions) => transactions.openFilters() },
  {
    state: 'dates being chosen',
    ...current,
    async act(_, transactions) {
      await transactions.openFilters();
      const picker = await transactions.pickDates();
      await expect(picker.apply).toBeVisible();
    },
  },
  {
    state: 'filters that cannot be used',
    path: 'accounts/transactions/{account:current}?min=20&max=10&from=2026-02-31&q=ab',
    sandbox: privateCustomer,
    act: (_, transactions) => transactions.openFilters(),
  },
  {
    state: 'nothing found',
    path: 'accounts/transactions/{account:savings}?min=9999999.00',
    sandbox: privateCustomer,
  },
  { state: 'nothing ever happened', path: 'accounts/{account:empty}', sandbox: `persona:many-accounts;${moment}` },
  {
    state: 'transactions failed',
    path: 'accounts/{account:current}',
    sandbox: `${privateCustomer};fault:listDemandDepositTransactions@500`,
  },
  {
    state: 'lines that cannot be shown',
    path: 'accounts/transactions/{account:savings}',
    sandbox: `${privateCustomer};fault:listDemandDepositTransactions@nonsense#1`,
  },
  { state: 'logged off', path: 'logged-off' },
  { state: 'session expired', path: 'session-expired' },
  { state: 'not found', path: 'no-such-page' },
  { state: 'not built yet', path: 'payments/make', sandbox: 'persona:private-customer;signin:yes' },
  { state: 'a link that was not understood', path: 'login', sandbox: 'colour:red' },
  { state: 'the panel open', path: 'login', press: 'Sandbox: no real money' },
];

for (const width of [320, 599, 600, 959, 960, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} px, ${colorScheme}: every state passes axe and none scrolls sideways`, async ({
      page,
      account,
      transactions,
      expectComplaint,
    }) => {
      test.setTimeout(600_000);
      expectComplaint(/status of 500/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const { state, path, sandbox, press, act } of states) {
        const mark = path.includes('?') ? '&' : '?';
        const query = sandbox === undefined ? '' : `${mark}sandbox=${encodeURIComponent(sandbox)}`;
        await page.goto(`${sites.sandbox.url}${path}${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (press !== undefined) {
          await page
            .getByRole('button', { name: press })
            .or(page.getByText(press, { exact: true }))
            .last()
            .click();
        }
        await act?.(account, transactions);
        const busy = page.locator('[aria-busy=true]');
        if (state.endsWith('loading')) await expect(busy.first()).toBeVisible();
        else await expect(busy).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id }) => id),
          state,
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, state).toBeLessThanOrEqual(0);
      }
    });
  }
}
