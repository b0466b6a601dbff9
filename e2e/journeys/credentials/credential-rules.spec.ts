import { CredentialsScreen, SetUpScreen } from '#e2e/screens/credentials/credentials.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ clock: 'today' });

test('each rule ticks and unticks as the password is typed, and a broken rule is shown at the field', async ({
  page,
  customer,
  sandbox,
}) => {
  const form = new CredentialsScreen(page, 'password');
  await customer.begin('change-credentials', { persona: 'password-due' });
  await form.next.focus();
  // Length, upper and lower case, repeats, sequences, characters.
  for (const [key, ticks] of [
    ['b', '✗✗✓✓✓'],
    ['a', '✗✗✓✓✓'],
    ['D', '✗✓✓✓✓'],
    ['1', '✗✓✓✓✓'],
    ['2', '✗✓✓✓✓'],
    ['3', '✗✓✓✗✓'],
    ['Backspace', '✗✓✓✓✓'],
    ['5', '✗✓✓✓✓'],
    ['7', '✗✓✓✓✓'],
    ['!', '✓✓✓✓✗'],
    ['Backspace', '✗✓✓✓✓'],
    ['$', '✓✓✓✓✓'],
    ['x', '✓✓✓✓✓'],
    ['x', '✓✓✓✓✓'],
    ['x', '✓✓✓✓✓'],
    ['x', '✓✓✓✓✓'],
    ['x', '✓✓✓✓✓'],
    ['x', '✓✓✗✓✓'],
    ['Backspace', '✓✓✓✓✓'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => form.ticks(), key).toBe(ticks);
  }
  await expect(page.getByText('All 5 rules met')).toBeAttached();
  for (const letter of 'baD1257$xxxxx') {
    await expect(form.matched).toHaveCount(0);
    await form.confirm.press(letter === '$' ? 'Shift+$' : letter);
  }
  await expect(form.matched).toBeVisible();
  await form.confirm.press('x');
  await expect(form.matched).toHaveCount(0);

  await form.toggle('Show', 'New').click();
  await expect(form.next).toHaveAttribute('type', 'text');
  await expect(form.next).toHaveValue('baD1257$xxxxx');
  await form.toggle('Hide', 'New').click();
  await expect(form.next).toHaveAttribute('type', 'password');

  for (const [next, ticks, message] of [
    ['Stb_7Wd', '✗✓✓✓✓', 'must be between 8 and 20 characters'],
    ['Stable_7Door_4Paddock', '✗✓✓✓✓', 'must be between 8 and 20 characters'],
    ['paddock_9gate', '✓✗✓✓✓', 'must contain at least one upper case and one lower case letter'],
    ['PADDOCK_9GATE', '✓✗✓✓✓', 'must contain at least one upper case and one lower case letter'],
    ['Padooooooock_9', '✓✓✗✓✓', 'must not repeat a character more than 5 times in a row'],
    ['Paddock_Cba', '✓✓✓✗✓', 'must not contain 3 or more letters or digits in sequence'],
    ['Paddock_9 Gate', '✓✓✓✓✗', 'must contain only letters, digits and the symbols'],
    ['Paddock_9Gaté', '✓✓✓✓✗', 'must contain only letters, digits and the symbols'],
  ] as const) {
    const typed = { current: 'Paddock_7Gate', next };
    await form.change(typed);
    await expect(form.errors).toBeFocused();
    await expect(form.errors.getByRole('listitem')).toHaveText(
      [`The new password ${message}`].map((text) => new RegExp(text)),
    );
    await expect(form.next).toHaveAccessibleDescription(new RegExp(message));
    expect(await form.ticks()).toBe(ticks);
    await form.expectTyped(typed);
  }

  // An error in the summary links to its field.
  await form.change({ current: '', next: 'Meadow_8Fence', confirm: 'Meadow_8fence' });
  await expect(form.errors.getByRole('listitem')).toHaveText([
    'Enter your current password',
    'The passwords do not match',
  ]);
  await form.errors.getByRole('button', { name: 'The passwords do not match' }).click();
  await expect(form.confirm).toBeFocused();
  expect(await callsOf(sandbox, 'changePassword')).toEqual([]);
});

test('a PIN has its own rules, and a refusal is shown at the field with nothing typed lost', async ({
  page,
  customer,
  sandbox,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  const setUp = new SetUpScreen(page);
  const form = new CredentialsScreen(page, 'transaction PIN');
  await customer.begin('change-credentials', { persona: 'pin-due' });
  for (const [next, ticks, message] of [
    ['', '✗✗✗', 'Enter a new transaction PIN'],
    ['258', '✗✓✓', 'must be exactly 4 digits'],
    ['1121', '✓✗✓', 'must not use a digit more than twice'],
    ['1239', '✓✓✗', 'must not contain 3 or more digits in sequence'],
    ['9321', '✓✓✗', 'must not contain 3 or more digits in sequence'],
  ] as const) {
    await form.change({ current: '2580', next });
    await expect(form.next).toHaveAccessibleDescription(new RegExp(message));
    expect(await form.ticks()).toBe(ticks);
    await form.expectTyped({ current: '2580', next });
  }
  expect(await callsOf(sandbox, 'changeTransactionPin')).toEqual([]);

  for (const [typed, field, message] of [
    [{ current: '2581', next: '1212' }, form.current, 'The transaction PIN you entered is not correct'],
    [{ current: '2580', next: '1470' }, form.next, 'cannot be the same as an old Transaction PIN'],
    [{ current: '2580', next: '2580' }, form.next, 'cannot be the same as an old Transaction PIN'],
  ] as const) {
    await form.change(typed);
    await expect(form.errors).toContainText(message);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await form.expectTyped(typed);
  }
  await form.change({ current: '2580', next: '1212' });
  await expect(setUp.heading('You are all set')).toBeVisible();
});
