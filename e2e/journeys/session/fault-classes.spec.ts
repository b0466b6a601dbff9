import type { Locator, Page } from '@playwright/test';
import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import type { Customer } from '#e2e/support/customer.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { expect, test } from '#e2e/test.ts';

// Every failure of an answer, once for each class of page: it is reported, nothing typed is lost, and it can be retried. `npm test`
// tries login and a form; other journeys there show single failures of lists, details and flows.

const said = /Failed to load resource|net::ERR_FAILED/;

const network = /There is a network issue/;
const technical = /technical issue/;

type Fault = readonly [kind: string, says: RegExp];

/** Failures of calls the bank did not process, and their messages. */
const unheard: readonly Fault[] = [
  ['500', technical],
  ['503', technical],
  ['429', /too many requests/],
  ['403', /You do not have access to this service/],
  ['code=DIGX_XYZ_1', /(quote error code|Error Code:) DIGX_XYZ_1/],
  ['html-blocked', /blocked on its way to us.*SBX-40412/],
  ['offline', network],
  ['timeout', /has not answered in time/],
];

/** Failures that only the bank itself gives: nothing was changed. All others leave doubt, as a gateway may have passed the call on. */
const plainRefusals: ReadonlySet<string> = new Set(['403', 'code=DIGX_XYZ_1']);

/** The bank processed the call, but its answer is lost or unreadable. */
const answerSpoiled: readonly Fault[] = [
  ['empty', network],
  ['malformed', technical],
  ['lost-answer', network],
];

const whatever = [...unheard, ...answerSpoiled];

interface PageClass {
  readonly name: string;
  readonly operation: string;
  readonly faults: readonly Fault[];
  /** The login page when omitted. */
  readonly begins?: { readonly path: string; readonly persona: string };
  /** Makes the call; where the page makes it on load, only repeats need this. */
  ask(page: Page): Promise<unknown>;
  /** Where the error is shown. */
  trouble(page: Page): Locator;
  check?(page: Page): Promise<void>;
  /** Shown after the last call, which succeeds. */
  done(page: Page): Promise<void>;
}

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click();
const alertOrDialog = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('dialog', { name: 'Something went wrong' }))
    .first();

const password = { current: 'Paddock_7Gate', next: 'Meadow_8Fence' };

const classes: readonly PageClass[] = [
  {
    name: 'login',
    operation: 'signIn',
    // A 403 without a message of its own says that the details were wrong, whatever its code.
    faults: whatever.map(([kind, says]) => (kind.startsWith('code=') ? [kind, /is not correct/] : [kind, says])),
    async ask(page) {
      await page.getByLabel('User ID').fill('private-customer');
      await page.getByLabel('Password', { exact: true }).fill('Paddock_7Gate');
      await page.getByRole('button', { name: 'Log in' }).click();
    },
    trouble: alertOrDialog,
    async check(page) {
      await closeDialog(page);
      await expect(page.getByLabel('User ID')).toHaveValue('private-customer');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    },
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeVisible(),
  },
  {
    name: 'a list',
    operation: 'listAccounts',
    faults: whatever,
    begins: { path: 'accounts', persona: 'private-customer' },
    ask: retry,
    trouble: alertOrDialog,
    done: (page) => expect(page.getByRole('region', { name: 'Private Bank Current Accounts' })).toBeVisible(),
  },
  {
    name: 'a detail',
    operation: 'getDemandDepositAccount',
    faults: whatever,
    begins: { path: 'accounts/{account:current}', persona: 'private-customer' },
    ask: retry,
    trouble: alertOrDialog,
    done: (page) => expect(page.getByRole('region', { name: 'Account details' })).toContainText('Overdraft limit'),
  },
  {
    name: 'a flow',
    operation: 'completeLoginStep',
    // A step the bank has completed is not repeated; the first-login journey tests that.
    faults: unheard,
    begins: { path: 'accounts', persona: 'terms-due' },
    ask: (page) => acceptTerms(page),
    trouble: alertOrDialog,
    check: closeDialog,
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible(),
  },
  {
    name: 'a form',
    operation: 'changePassword',
    // A challenge is in the headers, so an unreadable body does not matter; only a lost answer does.
    faults: [...unheard, ['lost-answer', network] as const].map(([kind, says]) => [
      kind,
      plainRefusals.has(kind) ? says : /do not yet know whether your password has been changed/,
    ]),
    begins: { path: 'settings/manage-credentials/password', persona: 'private-customer' },
    async ask(page) {
      const form = new CredentialsScreen(page, 'password');
      if ((await form.next.inputValue()) === '') await form.fill(password);
      await form.submit.click();
    },
    trouble: (page) =>
      new CredentialsScreen(page, 'password').errors
        .or(page.getByRole('region', { name: 'Your password may have been changed' }))
        .or(page.getByRole('dialog', { name: 'Something went wrong' }))
        .first(),
    async check(page) {
      await closeDialog(page);
      await new CredentialsScreen(page, 'password').expectTyped(password);
    },
    // The last answer is the bank's challenge for a code, before anything changes.
    done: (page) => expect(page.getByRole('dialog', { name: 'Enter your one-time password' })).toBeVisible(),
  },
];

const alwaysTried: ReadonlySet<string> = new Set(['login', 'a form']);

for (const { name, operation, faults, begins, ask, trouble, check, done } of classes) {
  test(`each failure of ${name} is reported, loses nothing and can be retried`, {
    tag: alwaysTried.has(name) ? [] : '@wide',
  }, async ({ page, customer, sandbox, expectComplaint }) => {
    test.setTimeout(90_000);
    expectComplaint(/status of 401/);
    await page.clock.install();
    await begin(customer, begins, `fault:${plan(operation, faults)}`);
    const asksByItself = ask === retry;
    for (const [place, [kind, says]] of faults.entries()) {
      if (!asksByItself || place > 0) await ask(page);
      if (kind === 'timeout') await outlast(page, sandbox, operation, place + 1);
      await expect(trouble(page), kind).toContainText(says);
      await expectNoSpinner(page, kind);
      await check?.(page);
    }
    await ask(page);
    await done(page);
    expect(await unplannedBreaches(sandbox)).toEqual([]);
  });

  test(`on ${name} an ended session shows its page, and a nonsensical answer no blank page`, {
    tag: '@wide',
  }, async ({ page, customer, shell, expectComplaint }) => {
    expectComplaint(said);
    const asksByItself = ask === retry;
    for (const kind of ['401', '419']) {
      await begin(customer, begins, `fault:${operation}@${kind}`);
      if (!asksByItself) await ask(page);
      await expect(shell.sessionExpired, kind).toBeVisible();
      await expectNoSpinner(page, kind);
    }
    for (const kind of ['nonsense', 'no-nonce']) {
      await begin(customer, begins, `fault:${operation}@${kind}#1`);
      if (!asksByItself) await ask(page);
      await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
      await expectNoSpinner(page, kind);
    }
  });
}

async function begin(customer: Customer, at: PageClass['begins'], bank: string): Promise<void> {
  if (at !== undefined) return customer.begin(at.path, { persona: at.persona, bank, whole: false });
  await customer.arrive({ bank, whole: false });
}

/** The nth call fails with the nth fault. */
function plan(operation: string, faults: readonly Fault[]): string {
  return faults.map(([kind], place) => `${operation}@${kind}#${place + 1}`).join(',');
}

/** Waits for the call, then moves the clock past its time-out. */
async function outlast(page: Page, sandbox: SandboxControl, operation: string, calls: number): Promise<void> {
  await expect.poll(() => sandbox.callCount(operation)).toBe(calls);
  await page.clock.runFor(121_000);
}

/** Breaches of the contract that no fault caused. */
async function unplannedBreaches(sandbox: SandboxControl) {
  return (await sandbox.journal()).flatMap((entry) =>
    entry.kind === 'request' && entry.contract !== 'planned-fault' ? entry.breaches : [],
  );
}

async function expectNoSpinner(page: Page, kind: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]'), kind).toHaveCount(0);
  await expect(page.locator('#root'), kind).not.toBeEmpty();
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
}

async function acceptTerms(page: Page): Promise<void> {
  const box = page.getByRole('checkbox');
  if ((await box.count()) > 0) await box.check();
  await page.getByRole('button', { name: /accept/i }).click();
}
