import { password, rightPin, test, wrongPin } from '#e2e/screens/challenge/challenged.ts';
import { CredentialsScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect } from '#e2e/test.ts';

const replaced = 'We have sent you a new code. The previous code no longer works.';

test('a code can be resent three times, and each new code voids the previous one', async ({
  customer,
  sandbox,
  form,
  code,
  pin,
  phone,
}) => {
  await customer.begin(form.path, { bank: 'fault:resendChallenge@code=DIGX_AUTH_0012#1,resendChallenge@offline#2' });
  await form.change(password);
  const first = await phone.code();
  await expect(code.dialog).toContainText('3 more codes can be sent.');
  await code.resend.click();
  await expect(code.refusal).toContainText('You have asked for too many authorisation codes. Please try again later.');
  await code.resend.click();
  await expect(code.refusal).toContainText('network issue');

  await code.resend.click();
  await expect(code.news).toContainText(replaced);
  await expect(code.refusal).toHaveCount(0);
  await expect(code.dialog).toContainText('2 more codes can be sent.');
  expect(await phone.code(1)).not.toBe(first);
  await code.answer(first);
  await expect(code.refusal).toContainText('not valid');
  await code.expectCleared();
  await expect(code.invalidBoxes).toHaveCount(6);
  await code.box(1).press('7');
  await expect(code.invalidBoxes).toHaveCount(0);
  await code.box(1).press('Backspace');

  await code.resend.click();
  await expect(code.dialog).toContainText('One more code can be sent.');
  await code.resend.click();
  await expect(code.dialog).toContainText('No more codes can be sent.');
  // Resending does not restore attempts.
  await expect(code.dialog).toContainText('You have 2 attempts left.');
  await code.resend.click({ force: true });
  expect((await callsOf(sandbox, 'resendChallenge')).map(({ status }) => status)).toEqual([400, 0, 200, 200, 200]);
  await code.answer(await phone.code(3));
  await expect(pin.dialog).toBeVisible();
});

test('a new code that is typed before the bank’s answer about it is kept', async ({
  page,
  customer,
  form,
  code,
  pin,
  phone,
}) => {
  await customer.begin(form.path);
  await form.change(password);
  await code.type((await phone.code()).slice(0, 3));
  let release = () => {};
  const isTyped = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/2fa\/.*\/resend/, async (route) => {
    const response = await route.fetch();
    await isTyped;
    await route.fulfill({ response });
  });
  await code.resend.click();
  await code.expectCleared();
  const fresh = await phone.code(1);
  await code.type(fresh);
  await expect(code.confirm).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(code.news).toContainText(replaced);
  await code.expectDigits(fresh);
  await code.confirm.click();
  await expect(pin.dialog).toBeVisible();
});

test('a code is valid for ten minutes by the bank’s clock', async ({ customer, sandbox, form, code, pin, phone }) => {
  await customer.begin(form.path);
  for (const [rest, isGood] of [
    ['PT3M59S', true],
    ['PT4M1S', false],
  ] as const) {
    const before = (await phone.messages()).length;
    await form.change(password);
    const sent = await phone.code(before);
    // A wrong answer keeps the session alive but does not extend the code.
    await sandbox.advanceClock('PT6M');
    await code.answer(await phone.wrongCode());
    await expect(code.refusal).toContainText('not valid');
    await sandbox.advanceClock(rest);
    await code.answer(sent);
    if (isGood) {
      await expect(pin.dialog).toBeVisible();
      await pin.cancel.click();
      await expect(form.errors).toContainText('You did not confirm this, so nothing has been changed.');
      continue;
    }
    await expect(code.refusal).toContainText('This code has expired: codes are valid for 10 minutes');
    await code.expectCleared();
    await code.resend.click();
    await code.answer(await phone.code(before + 1));
    await pin.answer(rightPin);
    await expect(form.saved).toBeVisible();
  }
});

test('three wrong PINs lock the PIN everywhere for half an hour', async ({
  page,
  customer,
  sandbox,
  form,
  code,
  pin,
  phone,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  const locked = 'Your transaction PIN is temporarily locked';
  const settings = new CredentialsScreen(page, 'transaction PIN');
  await customer.begin(form.path);
  await form.change(password);
  await code.answer(await phone.code());
  for (const left of ['You have 2 attempts left.', 'This is your last attempt.']) {
    await pin.answer(wrongPin);
    await expect(pin.refusal).toContainText(left);
    await pin.expectCleared();
  }
  await pin.answer(wrongPin);
  await expect(form.errors).toContainText(locked);
  await expect(pin.dialog).toHaveCount(0);
  await form.expectTyped(password);

  // No code is sent while the PIN is locked.
  await form.submit.click();
  await expect.poll(() => callsOf(sandbox, 'changePassword')).toHaveLength(6);
  await expect(form.submit).toHaveText('Change password');
  await expect(form.errors).toContainText(locked);
  expect(await phone.messages()).toHaveLength(1);

  const change = { current: rightPin, next: '1357' };
  for (const [later, isLocked] of [
    ['PT29M59S', true],
    ['PT2S', false],
  ] as const) {
    await sandbox.advanceClock(later);
    await customer.comeBack(settings.path);
    await settings.change(change);
    if (isLocked) await expect(settings.errors).toContainText(locked);
    else await code.answer(await phone.code(1));
  }
  await expect(settings.saved).toBeVisible();
});

test('three wrong codes end the challenge, and no code is sent for half an hour', async ({
  customer,
  sandbox,
  form,
  code,
  phone,
  expectComplaint,
}) => {
  expectComplaint(/status of 412/);
  await customer.begin(form.path);
  await form.change(password);
  for (const left of ['You have 2 attempts left.', 'This is your last attempt.']) {
    await code.answer(await phone.wrongCode());
    await expect(code.refusal).toContainText(left);
  }
  await code.answer(await phone.wrongCode());
  await expect(form.errors).toContainText('A wrong code has been entered too many times');
  await expect(code.dialog).toHaveCount(0);
  await form.expectTyped(password);
  await form.submit.click();
  await expect.poll(() => callsOf(sandbox, 'changePassword')).toHaveLength(5);
  await expect(form.errors).toContainText('A wrong code has been entered too many times');
  expect(await phone.messages()).toHaveLength(1);
});

test('changing the details sends another code and says that the first is void', async ({
  page,
  customer,
  sandbox,
  form,
  code,
  pin,
  phone,
}) => {
  await customer.begin(form.path);
  await form.change(password);
  const first = await phone.code();
  await expect(code.news).toHaveText('');
  await code.type('12');
  await page.keyboard.press('Escape');
  await expect(code.dialog).toHaveCount(0);
  await expect(form.errors).toContainText('You did not confirm this, so nothing has been changed.');
  await form.expectTyped(password);

  const other = { ...password, next: 'Gallop_9Turf' };
  await form.change(other);
  await expect(code.news).toContainText(replaced);
  await code.expectCleared();
  const second = await phone.code(1);
  await code.answer(first);
  await expect(code.refusal).toContainText('not valid');
  await code.answer(second);
  await pin.answer(rightPin);
  await expect(form.saved).toBeVisible();
  const answers = (await callsOf(sandbox, 'changePassword')).map(({ status }) => status);
  expect(answers).toEqual([417, 417, 417, 417, 200]);
});

test('a phone that is switched off receives its code once switched on', async ({
  customer,
  sandbox,
  form,
  code,
  pin,
  phone,
}) => {
  await customer.begin(form.path, { persona: 'new-device-less' });
  await form.change(password);
  await expect(code.dialog).toBeVisible();
  expect(await phone.messages()).toEqual([]);
  await sandbox.doVerb('switch-phone-on');
  await code.answer(await phone.code());
  await pin.answer(rightPin);
  await expect(form.saved).toBeVisible();
});

test('a session that ends during a challenge shows the session-expired page without the challenge', async ({
  page,
  customer,
  sandbox,
  form,
  code,
  phone,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await customer.begin(form.path);
  await form.change(password);
  const sent = await phone.code();
  await sandbox.doVerb('end-session-elsewhere');
  await code.answer(sent);
  await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  await expect(code.dialog).toHaveCount(0);
});

test('leaving the page abandons the challenge and changes nothing', async ({
  page,
  customer,
  accounts,
  form,
  code,
  sandbox,
}) => {
  await customer.begin('accounts');
  await expect(accounts.heading).toBeVisible();
  await page.getByRole('button', { name: 'Details & settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await form.change(password);
  await expect(code.dialog).toContainText('To change your password, enter');
  await page.goBack();
  await expect(accounts.heading).toBeVisible();
  await expect(code.dialog).toHaveCount(0);
  expect((await callsOf(sandbox, 'changePassword')).map(({ status }) => status)).toEqual([417]);
});
