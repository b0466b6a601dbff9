import { expect, type Page } from '@playwright/test';
import { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { ManageAccountsScreen } from '#e2e/screens/accounts/manage-accounts.screen.ts';
import { ChallengeScreen, Phone } from '#e2e/screens/challenge/challenge.screen.ts';
import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { type MenuName, ShellScreen } from '#e2e/screens/shell/shell.screen.ts';
import { activityStates } from './activity-states.ts';
import { authorisationStates } from './authorisation-states.ts';
import { bulkStates } from './bulk-states.ts';
import { mailStates } from './mail-states.ts';
import { newPayeeStates } from './new-payee-states.ts';
import { payingStates } from './paying-states.ts';
import { requestStates } from './request-states.ts';
import { settingsStates } from './settings-states.ts';
import { manyAccounts, moment, privateCustomer, racingOwner, type State } from './state.ts';
import { transferStates } from './transfer-states.ts';
import { upcomingStates } from './upcoming-states.ts';

/** Only cash transactions, because axe checks every row in the page. */
const current = { path: 'accounts/{account:current}?type=cash', sandbox: privateCustomer };

const commonStates: readonly State[] = [
  { state: 'login', path: 'login' },
  { state: 'login with help open', path: 'login', press: 'I have forgotten my User ID or password' },
  { state: 'login submitted empty', path: 'login', press: 'Log in' },
  { state: 'accounts of one customer', path: 'accounts', sandbox: 'persona:private-customer;signin:yes' },
  { state: 'accounts of three entities', path: 'accounts', sandbox: 'persona:racing-owner;signin:yes' },
  {
    state: 'an account with an invalid new name',
    path: 'accounts',
    sandbox: racingOwner,
    act: ({ page }) => renameWrongly(page),
  },
  {
    state: 'accounts being reordered',
    path: 'settings/manage-accounts',
    sandbox: manyAccounts,
    act: ({ page }) =>
      page
        .getByRole('button', { name: /^Move down / })
        .first()
        .click(),
  },
  {
    state: 'an order that was not saved',
    path: 'settings/manage-accounts',
    sandbox: `${racingOwner};fault:nameAccounts@500`,
    async act({ page }) {
      const manage = new ManageAccountsScreen(page);
      await manage.moves.filter({ hasText: 'Move down' }).first().click();
      await manage.saves.first().click();
      await expect(manage.alert).toBeVisible();
    },
  },
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
    sandbox: racingOwner,
  },
  { state: 'a notice account', path: 'accounts/{account:notice}', sandbox: privateCustomer },
  { state: 'a bond', path: 'accounts/{account:bond}', sandbox: privateCustomer },
  { state: 'a loan', path: 'accounts/{account:loan}', sandbox: privateCustomer },
  { state: 'a mortgage', path: 'accounts/{account:mortgage}', sandbox: privateCustomer },
  { state: 'an account loading', path: 'accounts/{account:current}', sandbox: `${privateCustomer};latency:600000` },
  { state: 'no such account', path: 'accounts/nobodys', sandbox: privateCustomer },
  {
    state: 'an account whose details cannot be loaded',
    path: 'accounts/{account:current}',
    sandbox: `${privateCustomer};fault:getDemandDepositAccount@500,getAccountAddress@500`,
    act: (account) => account.openDetails(),
  },
  {
    state: 'the menu of an account open',
    path: 'accounts',
    sandbox: racingOwner,
    act: ({ page }) => new AccountsScreen(page).menus.first().click(),
  },
  {
    state: 'the details of an account',
    path: 'accounts/{account:partnership-euro}',
    sandbox: racingOwner,
    act: (account) => account.openDetails(),
  },
  { state: 'the available balance explained', ...current, act: (account) => account.explainAvailable() },
  { state: 'transactions', path: 'accounts/transactions/{account:current}', sandbox: privateCustomer },
  { state: 'pending transactions hidden', ...current, press: 'Hide pending transactions' },
  { state: 'a transaction opened', ...current, act: (_, transactions) => transactions.openFirst() },
  { state: 'filters open', ...current, act: (_, transactions) => transactions.openFilters() },
  {
    state: 'filters in use',
    path: 'accounts/{account:current}?type=cash&flag=D&min=20.00&from=2026-01-01&to=2026-06-10',
    sandbox: privateCustomer,
  },
  {
    state: 'choosing dates',
    ...current,
    async act(_, transactions) {
      const picker = await transactions.pickDates();
      await expect(picker.apply).toBeVisible();
    },
  },
  {
    state: 'invalid filters',
    path: 'accounts/transactions/{account:current}?min=20&max=10&from=2026-02-31',
    sandbox: privateCustomer,
    async act(_, transactions) {
      await transactions.openFilters();
      await transactions.search('ab');
      await expect(transactions.says('Type 1 more character')).toBeVisible();
    },
  },
  {
    state: 'nothing found',
    path: 'accounts/transactions/{account:savings}?min=9999999.00',
    sandbox: privateCustomer,
  },
  { state: 'an account without transactions', path: 'accounts/{account:empty}', sandbox: manyAccounts },
  {
    state: 'transactions failed',
    path: 'accounts/{account:current}',
    sandbox: `${privateCustomer};fault:listDemandDepositTransactions@500`,
  },
  {
    state: 'transactions that cannot be read',
    path: 'accounts/transactions/{account:savings}',
    sandbox: `${privateCustomer};fault:listDemandDepositTransactions@nonsense#1`,
  },
  { state: 'statements', path: 'accounts/statements', sandbox: racingOwner },
  {
    state: 'statements loading',
    path: 'accounts/statements',
    sandbox: `${privateCustomer};fault:listStatements@timeout`,
  },
  {
    state: 'statements failed',
    path: 'accounts/statements',
    sandbox: `${privateCustomer};fault:listStatements@500`,
  },
  {
    state: 'a statement that could not be downloaded',
    path: 'accounts/statements/{account:current}?year=2026',
    sandbox: `${privateCustomer};fault:getStatement@500`,
    press: 'Download Statement May 2026',
  },
  { state: 'no statement found', path: 'accounts/statements/{account:current}?year=2015', sandbox: privateCustomer },
  { state: 'an account without statements', path: 'accounts/statements/{account:loan}', sandbox: privateCustomer },
  { state: 'a menu open', path: 'accounts', sandbox: racingOwner, act: ({ page }) => openMenu(page, 'My Accounts') },
  {
    state: 'the menu of payments open',
    path: 'accounts',
    sandbox: racingOwner,
    act: ({ page }) => openMenu(page, 'Payments & Transfers'),
  },
  {
    state: 'the menu of settings open',
    path: 'accounts',
    sandbox: racingOwner,
    act: ({ page }) => openMenu(page, 'Details & settings'),
  },
  {
    state: 'a menu that failed',
    path: 'settings/marketing-preferences',
    sandbox: `${racingOwner};fault:listDemandDepositAccounts@500`,
    act: ({ page }) => openMenu(page, 'Payments & Transfers'),
  },
  { state: 'notifications', path: 'accounts', sandbox: privateCustomer, act: ({ page }) => openNotifications(page) },
  {
    state: 'notifications failed',
    path: 'settings/marketing-preferences',
    sandbox: `${privateCustomer};fault:listMailers@500`,
    act: ({ page }) => openNotifications(page),
  },
  {
    state: 'choosing an entity',
    path: 'settings/marketing-preferences',
    sandbox: racingOwner,
    act: ({ page }) => new ShellScreen(page).entitySelector.click(),
  },
  {
    state: 'leaving for another site',
    path: 'accounts',
    sandbox: privateCustomer,
    async act({ page }) {
      const { footer, leaving } = new ShellScreen(page);
      await footer.getByRole('link', { name: 'Privacy' }).click();
      await expect(leaving).toBeVisible();
    },
  },
  { state: 'redirect to the accounts', path: 'entity-redirect', sandbox: racingOwner },
  {
    state: 'not permitted',
    path: 'payments/make',
    sandbox: 'persona:read-only;signin:yes',
    act: ({ page }) => expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible(),
  },
  {
    state: 'permissions failed',
    path: 'payments/make',
    sandbox: `${privateCustomer};fault:listPermissions@500`,
  },
  { state: 'welcome', path: 'accounts', sandbox: `persona:first-timer;${moment}` },
  { state: 'terms', path: 'accounts', sandbox: `persona:terms-due;${moment}` },
  { state: 'a password due', path: 'accounts', sandbox: `persona:password-due;${moment}` },
  {
    state: 'a password due, submitted empty',
    path: 'accounts',
    sandbox: `persona:password-due;${moment}`,
    act: ({ page }) => new CredentialsScreen(page, 'password').submit.click(),
  },
  { state: 'a PIN due', path: 'accounts', sandbox: `persona:pin-due;${moment}` },
  {
    state: 'a password half typed',
    path: 'settings/manage-credentials/password',
    sandbox: privateCustomer,
    act: ({ page }) => new CredentialsScreen(page, 'password').fill({ current: 'Paddock_7Gate', next: 'Meadow' }),
  },
  {
    state: 'a PIN refused',
    path: 'settings/manage-credentials/pin',
    sandbox: privateCustomer,
    async act({ page }) {
      const form = new CredentialsScreen(page, 'transaction PIN');
      await form.change({ current: '1357', next: '8642' });
      await expect(form.errors).toBeVisible();
    },
  },
  {
    state: 'challenge for a code',
    path: 'settings/manage-credentials/password',
    sandbox: privateCustomer,
    act: ({ page }) => askForCode(page),
  },
  {
    state: 'a wrong code',
    path: 'settings/manage-credentials/password',
    sandbox: `${privateCustomer};otp:204816`,
    async act({ page }) {
      const challenge = await askForCode(page);
      await challenge.answer((await new Phone(page).code()) === '111222' ? '333444' : '111222');
      await expect(challenge.refusal).toBeVisible();
    },
  },
  {
    state: 'challenge for the PIN',
    path: 'settings/manage-credentials/password',
    sandbox: privateCustomer,
    async act({ page }) {
      const challenge = await askForCode(page);
      await challenge.answer(await new Phone(page).code());
      await expect(new ChallengeScreen(page, 'pin').dialog).toBeVisible();
    },
  },
  { state: 'an expired reset link', path: 'change-credentials', fragment: 'expired-token' },
  { state: 'choosing a password from a reset link', path: 'change-credentials', fragment: 'corporate-token' },
  { state: 'logged out', path: 'logged-off' },
  { state: 'session expired', path: 'session-expired' },
  { state: 'not found', path: 'no-such-page' },
  { state: 'an invalid sandbox link', path: 'login', sandbox: 'colour:red' },
  { state: 'the panel open', path: 'login', press: 'Sandbox: no real money' },
];

/** By area, so that each can be run alone. */
export const states: Readonly<Record<string, readonly State[]>> = {
  session: commonStates.filter(({ path }) => !isOfAccounts(path)),
  accounts: commonStates.filter(({ path }) => isOfAccounts(path)),
  settings: settingsStates,
  activity: activityStates,
  authorisations: authorisationStates,
  mail: mailStates,
  paying: payingStates,
  upcoming: upcomingStates,
  bulk: bulkStates,
  'new payees': newPayeeStates,
  requests: requestStates,
  transfers: transferStates,
};

function isOfAccounts(path: string): boolean {
  return path.startsWith('accounts/');
}

/** Opens the slide menu instead on narrow screens. */
async function openMenu(page: Page, menu: MenuName): Promise<void> {
  const shell = new ShellScreen(page);
  await shell.opener.or(shell.menuButton(menu)).waitFor();
  await ((await shell.opener.isVisible()) ? shell.openSlideMenu() : shell.open(menu));
}

async function openNotifications(page: Page): Promise<void> {
  const shell = new ShellScreen(page);
  await shell.opener.or(shell.notifications).waitFor();
  if (await shell.opener.isVisible()) await shell.openSlideMenu();
  await shell.notifications.click();
  const lines = shell.notificationsPanel.getByRole('listitem').getByRole('button');
  await lines.or(shell.notificationsPanel.getByRole('alert')).first().waitFor();
  if ((await lines.count()) > 0) await lines.first().click();
}

/** Gives the first account a name that is not allowed. */
async function renameWrongly(page: Page): Promise<void> {
  const accounts = new AccountsScreen(page);
  const editor = await accounts.rename(await accounts.firstTitle());
  await editor.field.fill('Café');
  await editor.save.click();
  await expect(editor.alert).toBeVisible();
}

/** Submits a new password, up to the challenge for a code. */
async function askForCode(page: Page): Promise<ChallengeScreen> {
  await new CredentialsScreen(page, 'password').change({ current: 'Paddock_7Gate', next: 'Meadow_8Fence' });
  const challenge = new ChallengeScreen(page, 'code');
  await expect(challenge.dialog).toBeVisible();
  return challenge;
}
