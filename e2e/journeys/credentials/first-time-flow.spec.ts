import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { CredentialsScreen, SetUpScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

const password = { current: 'Paddock_7Gate', next: 'Meadow_8Fence' };
const pin = { current: '2580', next: '1357' };

interface LoginFlowAnswer {
  readonly userLoginFlowDTOList: number | readonly unknown[];
}

test('a new customer completes all six steps once and goes straight to the accounts afterwards', async ({
  customer,
  page,
  signIn,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|403)/);
  const setUp = new SetUpScreen(page);
  const steps = ['Welcome', 'Terms', 'Password', 'Password changed', 'PIN', 'Finish'];
  await customer.arrive();
  await signIn.as('first-timer');

  await expect(setUp.heading('Welcome')).toBeFocused();
  await expect(page).toHaveURL(`${customer.site}change-credentials`);
  await setUp.expectAt(steps, 'Welcome');
  await setUp.button('Continue').click();

  await expect(setUp.heading('Terms of use')).toBeFocused();
  await setUp.expectAt(steps, 'Terms');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '1. Use of the service',
    '2. Security',
    '3. Instructions',
    '4. Liability',
    '5. Call recording',
    '6. Availability',
    '7. Termination',
    '8. Applicable law',
  ]);
  await expect(page.getByRole('link', { name: '0113 496 0300' })).toBeVisible();
  await setUp.button('I accept the terms').click();

  await expect(setUp.heading('Choose a new password')).toBeFocused();
  await setUp.expectAt(steps, 'Password');
  await new CredentialsScreen(page, 'password').change(password);

  await expect(setUp.heading('Your password has been changed')).toBeFocused();
  await setUp.expectAt(steps, 'Password changed');
  await setUp.button('Continue').click();

  await expect(setUp.heading('Choose a new transaction PIN')).toBeFocused();
  await setUp.expectAt(steps, 'PIN');
  await new CredentialsScreen(page, 'transaction PIN').change(pin);

  await expect(setUp.heading('You are all set')).toBeFocused();
  await setUp.expectAt(steps, 'Finish');
  await setUp.button('Go to my accounts').click();
  await expect(accounts.heading).toBeVisible();
  const balances = await balancesListed(accounts, sandbox);

  // The bank counts the completed steps, and no step of a first login needs a code.
  const flows = await sandbox.calls<LoginFlowAnswer>('getLoginFlow');
  expect([...new Set(flows.map(({ answer }) => answer.userLoginFlowDTOList))]).toEqual([0, 1, 2, 3]);
  expect((await callsOf(sandbox, 'changePassword')).map(({ status }) => status)).toEqual([200]);

  await accounts.logOut();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('first-timer', password.current);
  await expect(signIn.alert).toBeVisible();
  await signIn.as('first-timer', password.next);
  await expect(accounts.heading).toBeVisible();
  expect(await balancesListed(accounts, sandbox)).toEqual(balances);

  // The bank has stored the new PIN and refuses the old one as used before.
  const settings = new CredentialsScreen(page, 'transaction PIN');
  await customer.visit('settings/manage-credentials/pin');
  await settings.change({ current: pin.current, next: '8642' });
  await expect(settings.errors).toContainText('The transaction PIN you entered is not correct');
  await settings.change({ current: pin.next, next: pin.current });
  await expect(settings.errors).toContainText('cannot be the same as an old Transaction PIN');
});

for (const { persona, steps, heading, act } of [
  {
    persona: 'terms-due',
    steps: ['Terms', 'Finish'],
    heading: 'Terms of use',
    act: (setUp: SetUpScreen) => setUp.button('I accept the terms').click(),
  },
  {
    persona: 'password-due',
    steps: ['Password', 'Password changed', 'Finish'],
    heading: 'Choose a new password',
    act: async (setUp: SetUpScreen) => {
      await new CredentialsScreen(setUp.page, 'password').change(password);
      await setUp.button('Continue').click();
    },
  },
  {
    persona: 'pin-due',
    steps: ['PIN', 'Finish'],
    heading: 'Choose a new transaction PIN',
    act: (setUp: SetUpScreen) => new CredentialsScreen(setUp.page, 'transaction PIN').change(pin),
  },
]) {
  test(`${persona} sees only that step, cannot skip it, and completes it once`, {
    tag: persona === 'password-due' ? [] : '@wide',
  }, async ({ customer, page, signIn, accounts, sandbox }) => {
    const setUp = new SetUpScreen(page);
    await customer.arrive();
    await signIn.as(persona);
    await setUp.expectAt(steps, steps[0] ?? '');
    for (const path of ['accounts', 'payments/make', 'login', '']) {
      await customer.visit(path);
      await expect(page, path).toHaveURL(`${customer.site}change-credentials`);
      await expect(setUp.heading(heading)).toBeVisible();
    }
    await setUp.expectAt(steps, steps[0] ?? '');
    expect(await callsOf(sandbox, 'listAccounts')).toEqual([]);

    await act(setUp);
    await setUp.expectAt(steps, 'Finish');
    // From here on the customer can open any page by URL.
    await customer.visit('accounts');
    await expect(accounts.heading).toBeVisible();
    const balances = await balancesListed(accounts, sandbox);
    await customer.visit('change-credentials');
    await expect(page).not.toHaveURL(/change-credentials/);

    await customer.visit('accounts');
    await accounts.logOut();
    await customer.visit('login');
    await signIn.as(persona, persona === 'password-due' ? password.next : password.current);
    await expect(accounts.heading).toBeVisible();
    expect(await balancesListed(accounts, sandbox)).toEqual(balances);
  });
}

test('a customer with no steps due cannot open the first-login pages', async ({ page, customer, signIn }) => {
  await customer.begin('change-credentials', { clock: 'today' });
  await expect(page).toHaveURL(`${customer.site}login`);
  await expect(signIn.userId).toBeVisible();
});

test('an interrupted first login resumes at the bank’s current step after a reload and after the next login', async ({
  customer,
  page,
  signIn,
  accounts,
  sandbox,
}) => {
  const setUp = new SetUpScreen(page);
  await customer.arrive();
  await signIn.as('first-timer');
  await setUp.button('Continue').click();
  await setUp.button('I accept the terms').click();
  await expect(setUp.heading('Choose a new password')).toBeVisible();
  await setUp.button('Log out').click();
  const logOutDialog = page.getByRole('dialog', { name: 'Are you sure you want to LOG OUT?' });
  await logOutDialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(setUp.heading('Choose a new password')).toBeVisible();
  await setUp.button('Log out').click();
  await logOutDialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'You have logged out' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();

  await signIn.as('first-timer');
  await setUp.expectAt(['Welcome', 'Password', 'Password changed', 'PIN', 'Finish'], 'Welcome');
  await setUp.button('Continue').click();
  await new CredentialsScreen(page, 'password').change(password);
  await expect(setUp.heading('Your password has been changed')).toBeVisible();
  expect(await callsOf(sandbox, 'completeLoginStep')).toHaveLength(1);

  const steps = ['Welcome', 'Password', 'Password changed', 'PIN', 'Finish'];
  await page.reload();
  await setUp.expectAt(steps, 'Password changed');
  await setUp.button('Continue').click();
  await expect(setUp.heading('Choose a new transaction PIN')).toBeVisible();
  await page.reload();
  await setUp.expectAt(steps, 'PIN');
  await new CredentialsScreen(page, 'transaction PIN').change(pin);
  await expect(setUp.heading('You are all set')).toBeVisible();
  await setUp.button('Go to my accounts').click();
  await expect(accounts.heading).toBeVisible();
  await page.reload();
  await expect(accounts.heading).toBeVisible();
});

test('a step the bank cannot complete shows the error and keeps everything typed', async ({
  page,
  customer,
  sandbox,
}) => {
  const faults = [
    'getLoginFlow@503#1',
    'completeLoginStep@code=DIGX_XYZ_1#1',
    'completeLoginStep@500#2',
    'changePassword@timeout',
  ].join();
  const setUp = new SetUpScreen(page);
  await page.clock.install();
  await customer.begin('change-credentials', { persona: 'first-timer', clock: 'today', bank: `fault:${faults}` });
  await expect(page.getByRole('alert')).toContainText('technical issue');
  await page.getByRole('button', { name: 'Try again' }).click();
  await setUp.button('Continue').click();

  await setUp.button('I accept the terms').click();
  await expect(page.getByRole('alert')).toContainText('quote error code DIGX_XYZ_1');
  const trouble = new CredentialsScreen(page, 'password').trouble;
  await setUp.button('I accept the terms').click();
  await expect(trouble).toContainText('technical issue');
  await trouble.getByRole('button', { name: 'Close' }).click();
  await setUp.button('I accept the terms').click();

  const form = new CredentialsScreen(page, 'password');
  await form.change(password);
  await expect(form.submit).toHaveAccessibleName('Changing password…');
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => callsOf(sandbox, 'changePassword')).toHaveLength(1);
  await page.clock.runFor(121_000);
  await expect(trouble).toContainText('has not answered in time');
  await trouble.getByRole('button', { name: 'Close' }).click();
  await form.expectTyped(password);
  await controlOf(page).clearFaults();
  await form.submit.click();
  await expect(setUp.heading('Your password has been changed')).toBeVisible();
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`every step is accessible, ${name}`, { tag: '@wide' }, async ({ page, customer }) => {
      const setUp = new SetUpScreen(page);
      const [newPassword, newPin] = [
        new CredentialsScreen(page, 'password'),
        new CredentialsScreen(page, 'transaction PIN'),
      ];
      await customer.begin('change-credentials', { persona: 'first-timer', clock: 'today' });
      await expectAccessible(page, setUp.heading('Welcome'));
      await setUp.button('Continue').click();
      await expectAccessible(page, setUp.heading('Terms of use'));
      await setUp.button('I accept the terms').click();
      await expectAccessible(page, newPassword.next);
      await newPassword.change({ current: '', next: 'meadow' });
      await expectAccessible(page, newPassword.errors);
      await newPassword.change(password);
      await expectAccessible(page, setUp.heading('Your password has been changed'));
      await setUp.button('Continue').click();
      await newPin.fill(pin);
      await expectAccessible(page, newPin.matched);
      await newPin.submit.click();
      await expectAccessible(page, setUp.heading('You are all set'));
      await expect(new ChallengeScreen(page, 'code').dialog).toHaveCount(0);
    });
  });
}

for (const { persona, kind, typed, next, heading } of [
  {
    persona: 'password-due',
    kind: 'password',
    typed: { current: 'Paddock_7Gate', next: 'Stable_9Door' },
    next: password,
    heading: 'Your password had already been changed',
  },
  {
    persona: 'pin-due',
    kind: 'transaction PIN',
    typed: { ...pin, next: '1470' },
    next: pin,
    heading: 'You are all set',
  },
] as const) {
  test(`${persona}: a change refused in a second tab is not reported as made`, {
    tag: persona === 'password-due' ? [] : '@wide',
  }, async ({ customer, page, context, signIn, expectComplaint }) => {
    expectComplaint(/status of 400/);
    await customer.arrive();
    await signIn.as(persona);
    await expect(new CredentialsScreen(page, kind).next).toBeVisible();
    const second = await context.newPage();
    await second.goto(`${customer.site}change-credentials`);
    const form = new CredentialsScreen(second, kind);
    await expect(form.next).toBeVisible();
    await new CredentialsScreen(page, kind).change(next);
    await expect(new SetUpScreen(page).steps.and(page.locator('[aria-current=step]'))).not.toContainText(
      kind === 'password' ? '1Password' : 'PIN',
    );

    await form.change(typed);
    await expect(second.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(second.getByRole('main')).toContainText('changed elsewhere, for example in another tab');
    await expect(second.getByRole('main')).toContainText('you have just entered was not saved');
  });
}
