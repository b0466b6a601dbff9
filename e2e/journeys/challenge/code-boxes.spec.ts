import { password, rightPin, test, wrongPin } from '#e2e/screens/challenge/challenged.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect } from '#e2e/test.ts';

test('nothing is sent until every box is filled, and a wrong answer clears all boxes', async ({
  customer,
  sandbox,
  form,
  code,
  pin,
  phone,
}) => {
  const answered = async () => (await callsOf(sandbox, 'changePassword')).length - 1;
  await customer.begin(form.path);
  await form.change(password);
  await expect(code.boxes).toHaveCount(6);
  expect(await code.boxes.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name')))).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => `pass${at}`),
  );
  await expect(code.box(1)).toBeFocused();
  const sent = await phone.code();

  await code.type('1x2345');
  await code.expectDigits('12345.');
  await expect(code.box(6)).toBeFocused();
  await code.confirm.click();
  await expect(code.dialog).toContainText('Enter all six digits of the code');
  await code.expectDigits('12345.');
  await code.box(6).press('Enter');
  expect(await answered()).toBe(0);

  // The sixth digit does not submit.
  // Digits are overtyped, by the same or by others.
  await code.type('12');
  await expect(code.box(3)).toBeFocused();
  await code.type(await phone.wrongCode());
  await code.expectDigits(await phone.wrongCode());
  expect(await answered()).toBe(0);
  await code.box(6).press('Enter');
  await expect(code.refusal).toContainText('The details you entered are not valid');
  await expect(code.refusal).toContainText('You have 2 attempts left.');
  await code.expectCleared();
  await code.answer(sent);

  await expect(pin.boxes).toHaveCount(4);
  expect(await pin.boxes.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name')))).toEqual(
    [0, 1, 2, 3].map((at) => `pin${at}`),
  );
  await expect(pin.box(1)).toHaveAttribute('type', 'password');
  await pin.answer('258');
  await expect(pin.dialog).toContainText('Enter all four digits of your PIN');
  expect(await answered()).toBe(2);
  await pin.answer(wrongPin);
  await expect(pin.refusal).toContainText('The transaction PIN you entered is not correct');
  await pin.expectCleared();
  await pin.answer(rightPin);
  await expect(form.saved).toBeVisible();
  expect(await answered()).toBe(4);
});

test('a code in any format fills all boxes when pasted into any box or filled in by the browser', async ({
  page,
  customer,
  context,
  sandbox,
  form,
  code,
  pin,
  phone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await customer.begin(form.path);
  await form.change(password);
  await expect(code.dialog).toBeVisible();
  const spellings = [
    '204816',
    ' 204 816\n',
    '204-816',
    '2 0 4 8 1 6',
    '204816 is your code to change your password. It is valid for 10 minutes.',
    '２０４８１６',
  ];
  const paste = async (text: string, place: number) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await code.box(place).focus();
    await page.keyboard.press('ControlOrMeta+v');
  };
  for (const [at, spelling] of spellings.entries()) {
    await paste('111111', 1);
    await code.expectDigits('111111');
    await paste(spelling, at + 1);
    await code.expectDigits('204816');
    await expect(code.box(6)).toBeFocused();
  }
  // Every format is pasted into every box as a paste event.
  const filled = await code.boxes.evaluateAll(async (boxes, texts) => {
    const pasteInto = async (box: Element | undefined, text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      box?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      // React renders after the event.
      await new Promise((resolve) => setTimeout(resolve));
      return boxes.map((each) => (each as HTMLInputElement).value).join('');
    };
    const shown: string[] = [];
    for (const box of boxes) {
      for (const text of texts) shown.push(await pasteInto(boxes[0], '111111'), await pasteInto(box, text));
    }
    return shown;
  }, spellings);
  expect(filled).toEqual(Array(36).fill(['111111', '204816']).flat());
  await paste('17/06/2026', 1);
  await expect(code.refusal).toContainText('is not a code with 6 digits');
  await code.expectDigits('204816');

  // Autofill fills all boxes at once; only the customer submits.
  const sent = await phone.code();
  await expect(code.box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await code.box(1).fill(sent);
  await code.expectDigits(sent);
  expect(await callsOf(sandbox, 'changePassword')).toHaveLength(1);
  await code.confirm.click();
  await expect(pin.dialog).toBeVisible();
});

test('Backspace and the arrow keys move through the boxes', async ({ page, customer, form, code }) => {
  await customer.begin(form.path);
  await form.change(password);
  await code.type('2048');
  await page.keyboard.press('Backspace');
  await code.expectDigits('204...');
  await expect(code.box(4)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('7');
  await code.expectDigits('274...');
  await expect(code.box(3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code.box(4)).toBeFocused();
});
