import { ClassScreen } from '#e2e/screens/sandbox/class.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { type ClassBank, startClassBank } from '#e2e/support/class-bank.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expect, test } from '#e2e/test.ts';
import { exercises as registered } from '#sandbox/classroom/exercises/registry.ts';

// One after the other, so that one bank serves them all.
test.describe.configure({ mode: 'default' });

let bank: ClassBank;

test.beforeAll(async () => {
  bank = await startClassBank();
});
test.afterAll(() => bank.stop());

const exercises = ['cheque-book', 'pressing-caller'];
const inClass = 20;

test('a class of twenty does its exercises side by side, two of them in browsers', async ({
  page,
  browser,
  request,
}) => {
  const classes = `${bank.url}__sandbox/classes`;
  const opened = await request.post(classes, { data: { title: 'Twenty tellers', exercises } });
  const { key, secret } = await opened.json();
  await page.goto(`${bank.url}__sandbox/class/${key}#${secret}`);
  const board = new ClassScreen(page);
  const link = (await board.link.textContent()) ?? '';

  // Over HTTP: each has a cookie jar of their own, and orders what the exercise asks for, or the wrong book.
  const others = Array.from({ length: inClass - 2 }, (_, place) => `Teller ${place + 3}`);
  await Promise.all(
    others.map(async (name, place) => {
      const joined = await fetch(`${classes}/${key}/trainees`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      const cookie = joined.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; ');
      const book = place % 3 === 2 ? 'payInBook' : 'chequebook';
      await fetch(`${bank.url}digx/cz/v1/${book}Request`, {
        method: 'POST',
        headers: {
          cookie,
          'content-type': 'application/json',
          'X-Sandbox-As': 'private-customer',
          'x-nonce': '{nonce}',
        },
        body: JSON.stringify({ accNo: { value: '{account:current}', displayValue: '' } }),
      });
    }),
  );
  await expect(page.getByRole('heading', { name: '18 trainees, 12 done, 0 stuck' })).toBeVisible();

  const [first, second] = await Promise.all(
    ['Amy', 'Ben'].map(async (name) => {
      const trainee = new ClassScreen(await (await browser.newContext()).newPage());
      await trainee.join(link, name);
      return trainee;
    }),
  );
  if (first === undefined || second === undefined) throw new Error('Two have joined.');
  await first.page.goto(`${bank.url}accounts/services`);
  await first.button('Check').click();
  await expect(first.bar).toContainText('Not yet. No cheque book is ordered yet.');
  await first.button('Hint').click();
  await expect(first.bar).toContainText('Cheque services are below the accounts.');

  await board.button('Lock every screen').click();
  await expect(second.page.getByRole('alert')).toHaveText('Eyes to the front');
  await board.button('Unlock the screens').click();
  await expect(second.bar).toBeVisible();

  await board.button('Next exercise').click();
  await expect(second.bar).toContainText('2 of 2: A caller who presses');
  await second.button('Log out').click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(board.row('Ben')).toContainText('Done');
  await expect(board.row('Amy')).toContainText('At work');

  await request.delete(`${classes}/${key}`, { headers: { 'x-class-secret': secret } });
  await expect(page.getByRole('heading', { name: 'The class is closed' })).toBeVisible();
  await expect(first.page.getByRole('alert')).toContainText('Your bank and your name have been deleted');
  await Promise.all([first, second].map(({ page: each }) => each.context().close()));
});

test('a trainer leads a whole lesson by keyboard alone', async ({ page, browser }) => {
  const board = new ClassScreen(page);
  const press = async (name: string) => {
    await tabTo(page, board.button(name));
    await page.keyboard.press('Enter');
  };
  await page.goto(`${bank.url}__sandbox/class/`);
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('By keyboard');
  for (const name of [/A new cheque book/, /A caller who presses/]) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await press('Earlier A caller who presses');
  await expect(page.getByRole('status')).toHaveText('“A caller who presses” is exercise 1 now.');
  await press('Open the class');
  const trainee = new ClassScreen(await (await browser.newContext()).newPage());
  await trainee.join((await board.link.textContent()) ?? '', 'Cleo');
  await expect(trainee.bar).toContainText('1 of 2: A caller who presses');

  await press('Lock every screen');
  await expect(trainee.page.getByRole('alert')).toHaveText('Eyes to the front');
  await expectAccessible(page, board.button('Unlock the screens'));
  await press('Unlock the screens');
  await press('Move the clock');
  await expect(page.getByText('The clock has moved for everybody.')).toBeVisible();
  await press('Plan the fault');
  await expect(page.getByText('It will go wrong for everybody.')).toBeVisible();
  await press('Next exercise');
  await expect(trainee.bar).toContainText('2 of 2: A new cheque book');
  await press('Begin again');
  await press('Begin again');
  await expect(page.getByText('The exercise has begun again for everybody.')).toBeVisible();

  await tabTo(page, board.button('Open a copy of the screen of Cleo'));
  const [copy] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(copy).toHaveURL(`${bank.url}accounts`);
  await expect(copy.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
  await expect(new ClassScreen(copy).bar).toHaveCount(0);
  await copy.close();

  await page.getByLabel('Whom it is for').selectOption({ label: 'Cleo' });
  await press('Take Cleo out of the class');
  await press('Take Cleo out of the class');
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible();
  await expect(trainee.page.getByRole('alert')).toContainText('Your bank and your name have been deleted');

  await press('Close the class');
  await press('Close the class');
  await expect(page.getByRole('heading', { name: 'The class is closed' })).toBeVisible();
  await trainee.page.context().close();
});

test('a trainer takes exercises from a file, and prints them', async ({ page }) => {
  await page.goto(`${bank.url}__sandbox/class/`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Our branch');
  const [first] = registered;
  const file = (written: object) => ({
    name: 'ours.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(written)),
  });
  const chooser = page.getByLabel('Take exercises of your own from a file');
  await chooser.setInputFiles(file({ ...first, id: 'ours', clock: 'noon' }));
  await expect(page.getByRole('alert')).toHaveText(
    'ours.json was not taken. Exercise 1: clock: A time is written 2026-03-02T17:00.',
  );
  await chooser.setInputFiles(file({ ...first, id: 'ours', title: 'An exercise of ours' }));
  await expect(page.getByRole('checkbox', { name: /An exercise of ours/ })).toBeChecked();
  await page.getByRole('button', { name: 'Edit An exercise of ours' }).click();
  const editor = page.getByRole('region', { name: 'Edit An exercise of ours' });
  await editor.getByLabel('Hint 1: in words').fill('Ask the person beside you.');
  await expectAccessible(page, editor.getByLabel('Hint 1: in words'));
  await page.keyboard.press('Enter');
  const form = editor.getByRole('group', { name: 'Add what the bank checks' });
  await form.getByLabel('What it is').selectOption('A goal: it must not happen');
  await form.getByLabel('Exactly how much').fill('ten');
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByLabel('Exactly how much')).toBeFocused();
  await form.getByLabel('Exactly how much').fill('£1,000');
  await expectAccessible(page, form);
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Goal \d is added: Nobody has been paid £1,000.00.$/);
  await expect(editor.getByText('The bank checks: Nobody has been paid £1,000.00.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save the exercise' }).click();
  await expect(page.getByRole('status')).toHaveText('“An exercise of ours” is saved in this browser.');
  await page.reload();
  await page.getByRole('button', { name: 'Edit An exercise of ours' }).click();
  await editor.getByRole('button', { name: /^Remove goal 1$/ }).click();
  await editor.getByRole('button', { name: /^Remove goal 1$/ }).click();
  await editor.getByRole('button', { name: 'Save the exercise' }).click();
  await expect(page.getByRole('alert')).toHaveText('Every goal would be met at once. Add one that has to happen.');
  await editor.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Our branch');
  await page.getByRole('checkbox', { name: /An exercise of ours/ }).check();
  for (const [press, as, answers] of [
    ['Print hand-outs', 'hand-out', 0],
    ['Print the script', 'script', 1],
  ] as const) {
    const [paper] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: press }).click()]);
    await expect(paper).toHaveTitle(`Our branch: ${as}`);
    await expect(paper.getByRole('heading', { name: 'An exercise of ours' })).toBeVisible();
    await expect(paper.getByText('Say at the end: ')).toHaveCount(answers);
    await paper.close();
  }
  await page.getByRole('button', { name: 'Open the class' }).click();
  await expect(page.getByRole('heading', { name: 'Our branch' })).toBeVisible();
});

test('a trainee checks beside a dialog of the app, and no dialog outlasts a lock', async ({ page, browser }) => {
  const opened = await page.request.post(`${bank.url}__sandbox/classes`, { data: { title: 'Dialogs', exercises } });
  const { key, secret } = await opened.json();
  await page.goto(`${bank.url}__sandbox/class/${key}#${secret}`);
  const board = new ClassScreen(page);
  const trainee = new ClassScreen(await (await browser.newContext()).newPage());
  await trainee.join((await board.link.textContent()) ?? '', 'Dora');
  await trainee.button('Log out').click();
  const stay = trainee.button('Stay logged in');
  await expect(stay).toBeVisible();
  await trainee.button('Check').click();
  await expect(trainee.bar).toContainText('Not yet. No cheque book is ordered yet.');

  await board.button('Lock every screen').click();
  await expect(trainee.page.getByRole('alert')).toHaveText('Eyes to the front');
  await trainee.page.keyboard.press('Escape');
  await trainee.page.keyboard.press('Escape');
  const inFront = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')?.textContent;
  // The browser closes the lock at the second Escape, and tells the bar a moment later.
  await expect.poll(() => trainee.page.evaluate(inFront)).toContain('Eyes to the front');
  await expect(trainee.page.getByRole('alert')).toHaveText('Eyes to the front');
  await board.button('Unlock the screens').click();
  await stay.click();
  await expect(trainee.bar).toContainText('No cheque book is ordered yet.');
  await trainee.page.context().close();
});
