import type { Locator, Page } from '@playwright/test';
import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import type { Customer } from '#e2e/support/customer.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

// Every way an answer can fail, once for each class of page: it is said, nothing typed is lost, and it can be tried again.

const said = /Failed to load resource|net::ERR_FAILED/;

const network = /There is a network issue/;
const technical = /technical issue/;

type Fault = readonly [kind: string, says: RegExp];

/** What can befall one call of which the bank knows nothing, and what is said of it. */
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

/** The bank did what it was asked, and only its answer is of no use. */
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
  /** Where it begins, and as whom: left out, on the sign-in page. */
  readonly begins?: { readonly path: string; readonly persona: string };
  /** Makes the call; where the page makes it by itself, the first time only. */
  ask(page: Page): Promise<unknown>;
  /** Where it is said what went wrong. */
  trouble(page: Page): Locator;
  /** After each failure. */
  check?(page: Page): Promise<void>;
  /** All is well at last, for one more asking. */
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
    name: 'sign-in',
    operation: 'signIn',
    // Whatever the code, a 403 without better words says that the details were wrong.
    faults: whatever.map(([kind, says]) => (kind.startsWith('code=') ? [kind, /is not correct/] : [kind, says])),
    async ask(page) {
      await page.getByLabel('User ID').fill('private-customer');
      await page.getByLabel('Password', { exact: true }).fill('Paddock_7Gate');
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
    trouble: alertOrDialog,
    async check(page) {
      await closeDialog(page);
      await expect(page.getByLabel('User ID')).toHaveValue('private-customer');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
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
    // A step that the bank has taken in is not asked for again: the journey of the first sign-in has that.
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
    // An answer that asks for a code does so above its body; only a lost one is missed.
    faults: [...unheard, ['lost-answer', network]],
    begins: { path: 'settings/manage-credentials/password', persona: 'private-customer' },
    async ask(page) {
      const form = new CredentialsScreen(page, 'password');
      if ((await form.next.inputValue()) === '') await form.fill(password);
      await form.submit.click();
    },
    trouble: (page) =>
      new CredentialsScreen(page, 'password').errors
        .or(page.getByRole('dialog', { name: 'Something went wrong' }))
        .first(),
    async check(page) {
      await closeDialog(page);
      await new CredentialsScreen(page, 'password').expectTyped(password);
    },
    // The last answer is the bank's own, which asks for a code before anything is changed.
    done: (page) => expect(page.getByRole('dialog', { name: 'Enter your one-time password' })).toBeVisible(),
  },
];

for (const { name, operation, faults, begins, ask, trouble, check, done } of classes) {
  test(`whatever befalls ${name}, it is said, nothing is lost, and it goes on from there`, async ({
    page,
    customer,
    sandbox,
    expectComplaint,
  }) => {
    test.setTimeout(90_000);
    expectComplaint(said);
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

  test(`a session that is over on ${name} leads to its page, and a nonsensical answer to no white one`, {
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
  const link = `clock:2026-06-17T10:00;freeze:yes;${bank}`;
  await customer.page.goto(`${sites.sandbox.url}login?sandbox=${encodeURIComponent(link)}`);
}

/** The first call fails in the first way, and so on. */
function plan(operation: string, faults: readonly Fault[]): string {
  return faults.map(([kind], place) => `${operation}@${kind}#${place + 1}`).join(',');
}

/** Until the page gives up a call that is never answered: not before it has been made. */
async function outlast(page: Page, sandbox: SandboxControl, operation: string, calls: number): Promise<void> {
  await expect.poll(() => sandbox.timesAsked(operation)).toBe(calls);
  await page.clock.runFor(121_000);
}

/** What broke the contract without having been told to. */
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
