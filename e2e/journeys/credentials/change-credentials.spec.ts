import { ChallengeScreen, Phone } from '#e2e/screens/challenge/challenge.screen.ts';
import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

const refused = /Failed to load resource: the server responded with a status of \d+/;
const brokenOff = /net::ERR_FAILED/;
const password = { current: 'Paddock_7Gate', next: 'Meadow_8Fence' };
const pin = { current: '2580', next: '1357' };
const unknown = /We do not yet know whether your password has been changed/;

test('a password is changed with a code and the PIN, and only the new password logs in', async ({
  page,
  customer,
  signIn,
  accounts,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|403)/);
  const form = new CredentialsScreen(page, 'password');
  const [code, pinStep, phone] = [new ChallengeScreen(page, 'code'), new ChallengeScreen(page, 'pin'), new Phone(page)];
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  const balances = await balancesListed(accounts, sandbox);
  await page.getByRole('button', { name: 'Details & settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeFocused();

  // Nothing is sent without the current password.
  await form.change({ next: password.next });
  await expect(form.current).toHaveAccessibleDescription('Enter your current password');
  expect(await callsOf(sandbox, 'changePassword')).toEqual([]);

  // The bank refuses an invalid change before sending a code.
  for (const [typed, field, message] of [
    [
      { current: 'Paddock_7Gat3', next: password.next },
      form.current,
      'The current password you entered is not correct',
    ],
    [{ current: password.current, next: 'Stable_4Door' }, form.next, 'New password can not be same as an old password'],
  ] as const) {
    await form.change(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(form.errors).toBeFocused();
    await form.expectTyped(typed);
  }
  expect(await phone.messages()).toEqual([]);

  await form.change(password);
  await expect(code.box(1)).toBeFocused();
  const [message] = await phone.messages();
  expect(message?.text).toMatch(/^\d{6} is your code to change your password\. It is valid for 10 minutes\./);
  await code.answer(await phone.code());
  await expect(pinStep.box(1)).toBeFocused();
  await pinStep.answer(pin.current);
  await expect(form.saved).toBeVisible();
  await form.expectTyped({ current: '', next: '' });

  // The old password cannot be set again.
  await form.change({ current: password.next, next: password.current });
  await expect(form.next).toHaveAccessibleDescription(/New password can not be same as an old password/);
  expect((await phone.messages()).length).toBe(1);

  await accounts.logOut();
  await signIn.open(customer.site);
  await signIn.as('private-customer', password.current);
  await expect(signIn.alert).toBeVisible();
  await signIn.as('private-customer', password.next);
  await expect(accounts.heading).toBeVisible();
  expect(await balancesListed(accounts, sandbox)).toEqual(balances);
});

test('a PIN is changed with a code alone, and refusals speak of the PIN', async ({
  page,
  customer,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  const form = new CredentialsScreen(page, 'transaction PIN');
  const [code, phone] = [new ChallengeScreen(page, 'code'), new Phone(page)];
  await customer.begin(form.path);
  await form.change({ current: '2581', next: pin.next });
  await expect(form.current).toHaveAccessibleDescription(/The transaction PIN you entered is not correct/);

  const former = { current: pin.current, next: '1470' };
  await form.change(former);
  const onScreen = 'New Transaction PIN cannot be the same as an old Transaction PIN.';
  await expect(form.next).toHaveAccessibleDescription(onScreen);
  const onWire = JSON.stringify(await sandbox.lastAnswer('changeTransactionPin'));
  expect(onWire).toContain('"DIGX_TPIN_EXISTS"');
  expect(onWire).toContain('"New password can not be same as an old password."');
  await expect(form.errors.getByRole('listitem')).toHaveText([onScreen]);
  await form.expectTyped(former);

  await form.change(pin);
  await expect(code.dialog).toBeVisible();
  expect((await phone.messages())[0]?.text).toContain('to change your transaction PIN');
  await code.answer(await phone.code());
  await expect(form.saved).toBeVisible();
  await expect(new ChallengeScreen(page, 'pin').dialog).toHaveCount(0);

  await form.change({ current: pin.current, next: '8642' });
  await expect(form.current).toHaveAccessibleDescription(/not correct/);
  await form.change({ current: pin.next, next: pin.current });
  await expect(form.next).toHaveAccessibleDescription(onScreen);
});

for (const [persona, asksCode] of [
  ['joint-holder', true],
  ['read-only', false],
] as const) {
  test(`${persona} changes the password with ${asksCode ? 'a code alone' : 'no challenge'}`, { tag: '@wide' }, async ({
    page,
    customer,
    sandbox,
    expectComplaint,
  }) => {
    expectComplaint(refused);
    const form = new CredentialsScreen(page, 'password');
    await customer.begin(form.path, { persona });
    await form.change(password);
    if (asksCode) await new ChallengeScreen(page, 'code').answer(await new Phone(page).code());
    await expect(form.saved).toBeVisible();
    expect((await callsOf(sandbox, 'changePassword')).map(({ status }) => status)).toEqual(
      asksCode ? [417, 200] : [200],
    );
  });
}

test('only the password and PIN have a page that changes them', async ({ page, customer, sandbox }) => {
  await customer.begin('settings/manage-credentials/other');
  await expect(page.getByRole('heading', { name: 'We could not find the page you are looking for' })).toBeVisible();
  await page.goto(`${customer.site}settings/manage-credentials`);
  await expect(page.getByRole('heading', { name: 'We could not find the page you are looking for' })).toBeVisible();
  expect(await callsOf(sandbox, 'changePassword')).toEqual([]);
});

test('pressing the button repeatedly sends one request to a slow bank', async ({ page, customer, sandbox }) => {
  const form = new CredentialsScreen(page, 'password');
  await customer.begin(form.path);
  await controlOf(page).setSwitches({ latency: 'slow' });
  await form.fill(password);
  await form.submit.dblclick();
  await expect(form.submit).toHaveAccessibleName('Changing password…');
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  await form.submit.click({ force: true });
  await form.next.press('Enter');

  const code = new ChallengeScreen(page, 'code');
  await expect(code.dialog).toBeVisible({ timeout: 20_000 });
  await controlOf(page).setSwitches({ latency: 'none' });
  await code.type(await new Phone(page).code());
  await code.confirm.dblclick();
  const pinStep = new ChallengeScreen(page, 'pin');
  await pinStep.type(pin.current);
  await pinStep.confirm.dblclick();
  await expect(form.saved).toBeVisible();

  // Challenged once, then sent once for each answer: the same request with a new nonce each time.
  const calls = await callsOf(sandbox, 'changePassword');
  expect(calls.map(({ status }) => status)).toEqual([417, 417, 200]);
  expect(new Set(calls.map(({ request }) => JSON.stringify(request.body))).size).toBe(1);
  expect(new Set(calls.map(({ request }) => request.headers['x-nonce'])).size).toBe(3);
  const answers = calls.map(({ request }) => request.headers['x-challenge_response']);
  expect(answers.map((answer) => answer && JSON.parse(answer).authType)).toEqual([undefined, 'OTP', 'PIN']);
});

for (const [fault, says] of [
  ['500', unknown],
  ['503', unknown],
  ['429', unknown],
  ['offline', unknown],
  ['lost-answer', unknown],
  ['empty', unknown],
  ['malformed', unknown],
  ['html-blocked', unknown],
  ['code=DIGX_XYZ_1', /quote error code DIGX_XYZ_1/],
  ['code=DIGX_AUTH_0004', /transaction PIN is temporarily locked/],
  ['code=DIGX_CZ_TFA_0001', /transaction PIN you entered is not correct/],
  ['code=DIGX_TFA_0004', /details you entered are not valid/],
] as const) {
  test(`everything typed stays when the change fails with ${fault}`, { tag: '@wide' }, async ({
    page,
    customer,
    sandbox,
    expectComplaint,
  }) => {
    expectComplaint(refused);
    expectComplaint(brokenOff);
    const form = new CredentialsScreen(page, 'password');
    // This customer has no challenge, so the fault reaches the form.
    await customer.begin(form.path, { persona: 'read-only', bank: `fault:changePassword@${fault}#1` });
    await form.change(password);
    await expect(form.errors.or(form.trouble)).toContainText(says);
    await expect(form.submit).toHaveText('Change password');
    if (await form.trouble.isVisible()) await form.trouble.getByRole('button', { name: 'Close' }).click();
    await form.expectTyped(password);
    expect(await callsOf(sandbox, 'changePassword')).toHaveLength(1);
  });
}

test('a change that needs authorisation is reported as sent, not as made', async ({ page, customer }) => {
  const form = new CredentialsScreen(page, 'password');
  await customer.begin(form.path, { persona: 'read-only', bank: 'fault:changePassword@code=DIGX_APPROVAL_REQUIRED#1' });
  await form.change(password);
  await expect(page.getByRole('status').filter({ hasText: 'takes effect once it has been authorised' })).toBeVisible();
  await expect(form.saved).toHaveCount(0);
  await expect(form.errors).toHaveCount(0);
});

for (const operation of ['getPublicKey', 'createSalt']) {
  test(`everything typed stays when ${operation} fails, and a retry succeeds`, {
    tag: operation === 'createSalt' ? [] : '@wide',
  }, async ({ page, customer, sandbox }) => {
    const form = new CredentialsScreen(page, 'transaction PIN');
    await customer.begin(form.path, { persona: 'read-only', bank: `fault:${operation}@500#1` });
    await form.change(pin);
    await expect(form.trouble).toContainText('technical issue');
    await form.trouble.getByRole('button', { name: 'Close' }).click();
    await form.expectTyped(pin);
    await form.submit.click();
    await expect(form.saved).toBeVisible();
    expect(await callsOf(sandbox, 'changeTransactionPin')).toHaveLength(1);
  });
}

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`the password and PIN pages are accessible when empty, refused and saved, ${name}`, { tag: '@wide' }, async ({
      page,
      customer,
    }) => {
      const form = new CredentialsScreen(page, 'password');
      const pinForm = new CredentialsScreen(page, 'transaction PIN');
      await customer.begin(form.path, { persona: 'read-only' });
      await expectAccessible(page, form.next);
      await form.change({ current: '', next: 'x' });
      await expectAccessible(page, form.errors);
      await form.change(password);
      await expectAccessible(page, form.saved);
      await page.goto(`${customer.site}settings/manage-credentials/pin`);
      await expectAccessible(page, pinForm.next);
    });

    test(`the code and PIN challenges are accessible when shown, refused and resent, ${name}`, {
      tag: '@wide',
    }, async ({ page, customer, expectComplaint }) => {
      expectComplaint(refused);
      const form = new CredentialsScreen(page, 'password');
      const [code, pinStep, phone] = [
        new ChallengeScreen(page, 'code'),
        new ChallengeScreen(page, 'pin'),
        new Phone(page),
      ];
      await customer.begin(form.path);
      await form.change(password);
      await code.answer('00000');
      await expectAccessible(page, code.dialog.getByText('Enter all six digits of the code'));
      await code.answer(await phone.wrongCode());
      await expectAccessible(page, code.refusal);
      await code.resend.click();
      await expectAccessible(page, code.news.filter({ hasText: 'We have sent you a new code' }));
      await code.answer(await phone.code(1));
      await expectAccessible(page, pinStep.dialog);
      await pinStep.answer('0000');
      await expectAccessible(page, pinStep.refusal);
    });
  });
}

test('the fourth wrong current password locks the customer, and the next page says so', async ({
  page,
  customer,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|403)/);
  const form = new CredentialsScreen(page, 'password');
  await customer.begin(form.path);
  for (const left of ['You have 3 attempts left.', 'You have 2 attempts left.', 'This is your last attempt.']) {
    await form.change({ current: 'Wrong_1Word', next: password.next });
    await expect(form.current).toHaveAccessibleDescription(new RegExp(left));
  }
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account has been locked' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('more than three times');
  await expect(page.getByRole('main').getByRole('link', { name: '0113 496 0100' })).toBeVisible();
  await page.goto(`${customer.site}login`);
  await signIn.as('private-customer');
  await expect(signIn.alert).toContainText('has been locked');
});

test('a wrong current PIN shows the attempts left', async ({ page, customer, expectComplaint }) => {
  expectComplaint(/status of 400/);
  const form = new CredentialsScreen(page, 'transaction PIN');
  await customer.begin(form.path);
  for (const says of ['You have 2 attempts left.', 'This is your last attempt.', 'temporarily locked']) {
    await form.change({ current: '9999', next: pin.next });
    await expect(form.errors).toContainText(says);
  }
});
