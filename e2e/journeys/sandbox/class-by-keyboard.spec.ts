import { ChequesScreen } from '#e2e/screens/cheques/cheques.screen.ts';
import { ClassScreen } from '#e2e/screens/sandbox/class.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { type ClassBank, startClassBank } from '#e2e/support/class-bank.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';

let bank: ClassBank;

test.beforeAll(async () => {
  bank = await startClassBank();
});
test.afterAll(() => bank.stop());

const toExercise = 'Alt+Shift+E';

test('a trainee does two exercises by keyboard alone, and always knows where the focus is', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/409 \(Conflict\)/);
  // A call may be on its way when an exercise begins, which ends the session.
  expectComplaint(/401 \(Unauthorized\)/);
  const classes = `${bank.url}__sandbox/classes`;
  const exercises = ['cheque-book', 'new-password'];
  const opened = await request.post(classes, { data: { title: 'Keys', exercises } });
  const { key, secret } = await opened.json();
  await request.post(`${classes}/${key}/trainees`, { data: { name: 'Dora' } });
  const act = (data: object) => request.post(`${classes}/${key}/acts`, { data, headers: { 'x-class-secret': secret } });
  const trainee = new ClassScreen(page);
  const cheques = new ChequesScreen(page);
  const { bar } = trainee;
  const story = bar.getByRole('region', { name: 'Story' });
  const press = async (name: string) => {
    await tabTo(page, bar.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };

  await test.step('A name that is taken is said at its field', async () => {
    await page.goto(`${bank.url}__sandbox/class/${key}`);
    const name = page.getByRole('textbox', { name: 'Your first name or a nickname' });
    await tabTo(page, name);
    await page.keyboard.type('Dora');
    await tabTo(page, page.getByRole('button', { name: 'Join' }));
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('There is a Dora in the class already. Add a letter or a number.');
    await page.keyboard.press('End');
    await page.keyboard.type(' B');
    await page.keyboard.press('Enter');
  });

  await test.step('The exercise is read, and found again from the page', async () => {
    await expect(story).toBeFocused();
    await expect(story).toContainText('written her last cheque');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page, story);
    await page.keyboard.press(toExercise);
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'More in My Accounts' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Cheque services' }));
    await page.keyboard.press('Enter');
    await expect(cheques.heading).toBeFocused();
    await page.keyboard.press(toExercise);
    await expect(story).toBeFocused();
  });

  await test.step('A check and each hint leave the focus on their button', async () => {
    await press('Check');
    await expect(bar).toContainText('Not yet. No cheque book is ordered yet.');
    await expect(trainee.button('Check')).toBeFocused();
    await press('Hint');
    await expect(bar.getByRole('status').first()).toHaveText('Cheque services are below the accounts.');
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status').first()).toHaveText(/^A cheque book is for paying/);
    await expect(trainee.button('Hint')).toBeFocused();
    await expect(trainee.button('Hint')).toBeDisabled();
  });

  await test.step('A dialog of the app keeps the exercise within reach', async () => {
    await page.keyboard.press(toExercise);
    await expect(cheques.heading).toBeFocused();
    await tabTo(page, cheques.orderPayInBook);
    await page.keyboard.press('Enter');
    await expect(cheques.dialog).toBeVisible();
    await page.keyboard.press(toExercise);
    await expect(story).toBeFocused();
    await page.keyboard.press(toExercise);
    await expect(cheques.dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(cheques.orderPayInBook).toBeFocused();
  });

  await test.step('The book is ordered, and a lock gives the focus back', async () => {
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, cheques.orderChequeBook);
    await page.keyboard.press('Enter');
    await expect(cheques.says('Your cheque book is ordered')).toBeVisible();
    await press('Check');
    await expect(bar).toContainText('Well done. A cheque book is ordered.');
    await act({ act: 'lock', words: 'Eyes to the front' });
    await expect(page.getByRole('alert')).toHaveText('Eyes to the front');
    await page.keyboard.press(toExercise);
    await act({ act: 'lock', words: null });
    await expect(trainee.button('Check')).toBeFocused();
  });

  await test.step('Starting again asks first, and begins at the story', async () => {
    await press('Start again');
    await expect(trainee.button('Go on')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trainee.button('Start again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trainee.button('Go on')).toBeFocused();
    await press('Start again');
    await expect(page).toHaveURL(`${bank.url}accounts`);
    await expect(story).toBeFocused();
    await expect(bar).toContainText('Step 1 of 1');
  });

  await test.step('The next exercise begins at its own story', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Details & settings' }));
    await act({ act: 'next' });
    await expect(bar).toContainText('2 of 2: A password, and out');
    await expect(story).toBeFocused();
    await expect(story).toContainText('borrowed computer');
    await page.keyboard.press(toExercise);
    await tabTo(page, page.getByRole('textbox', { name: 'User ID' }));
    await page.reload();
    await expect(bar).toBeVisible();
    await expect(story).not.toBeFocused();
  });
});
