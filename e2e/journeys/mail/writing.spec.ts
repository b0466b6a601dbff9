import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { pressUnlessGone, UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expect, test } from '#e2e/test.ts';

test('a customer of several entities writes for one of them, with a subject of their own', async ({
  page,
  customer,
  sandbox,
}) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/new', { persona: 'racing-owner' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure mailbox');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Compose Message');
  await mail.body.focus();
  await mail.body.blur();
  await expect(page.getByText('Please enter a message')).toHaveCount(0);
  await mail.choose('Subject', 'My own subject');
  await mail.send.click();
  const summary = page.getByRole('region', { name: 'Please check your message' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Please select who the message is from',
    'Please enter a subject',
    'Please enter a message',
  ]);
  expect(await sandbox.callCount('sendMail')).toBe(0);

  await mail.choose('From', 'Chalk Down Stud Company Ltd');
  await page.getByRole('textbox', { name: 'Your subject' }).fill('Hay & straw');
  await mail.body.fill('a'.repeat(1001));
  await expect(page.getByText('Characters left: −1')).toBeVisible();
  await mail.send.click();
  await expect(summary).toContainText('The message is 1 character too long');
  await mail.body.fill('Ten signs.');
  await expect(page.getByText('Characters left: 990')).toBeVisible();
  await mail.send.click();
  await expect(mail.sent).toBeFocused();
  await page.getByRole('link', { name: 'See sent messages' }).click();
  await expect(mail.rows.first()).toContainText('Hay & straw');
  await mail.rows.first().getByRole('link').click();
  await expect(mail.conversation).toHaveText(/Ten signs\./);
  expect(await sandbox.callCount('sendMail')).toBe(1);
});

test('an enquiry from the page of a service carries its topic, and follows the fragment', async ({
  page,
  customer,
}) => {
  const mail = new MailScreen(page);
  await customer.begin('services');
  await page.getByRole('link', { name: 'Mortgages & Loans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mortgages & Loans');
  await page.getByRole('link', { name: 'Send Secure Message' }).click();
  await expect(page).toHaveURL(/\/secure-mail\/enquiry#mortgageloans$/);
  await expect(mail.subject).toHaveAccessibleName(/Mortgages & Loans/);
  await page.evaluate(() => {
    globalThis.location.hash = 'expatriate';
  });
  await expect(mail.subject).toHaveAccessibleName(/Expatriate Services/);
  await page.evaluate(() => {
    globalThis.location.hash = '<img src=x onerror=alert(1)>';
  });
  await expect(mail.subject).toHaveAccessibleName(/Other/);
  await mail.choose('Subject', 'Deposit Accounts');
  await expect(page).toHaveURL(/#deposit$/);
  await mail.body.fill('What do you pay for a year?');
  await mail.send.click();
  await expect(mail.sent).toBeVisible();
  await page.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(page).toHaveURL(/\/accounts$/);

  await customer.visit('secure-mail/f/outbox');
  await expect(mail.rows.first()).toContainText('Deposit Accounts');
  await controlOf(page).doVerb({ verb: 'answer-mail' });
  await mail.folder('Inbox').click();
  await expect(mail.group('Unread').getByRole('link').first()).toHaveAccessibleName(/Re: Deposit Accounts/);
});

test('a refused message keeps the form; a lost answer is looked up and remembered, and the message is never sent twice', async ({
  page,
  customer,
  sandbox,
  signIn,
  shell,
}) => {
  test.setTimeout(60_000);
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/new', { bank: 'fault:sendMail@403~1' });
  await mail.body.fill('Where is my cheque book?');
  await mail.send.click();
  await expect(page.getByRole('region', { name: 'Your message was not sent' })).toBeFocused();
  await expect(mail.body).toHaveValue('Where is my cheque book?');
  await expect(mail.sent).toHaveCount(0);

  await controlOf(page).addFault({ operationId: 'sendMail', kind: 'late=60', only: 1 });
  await mail.send.click();
  await expect(page.getByText('We do not yet know whether your message was sent.')).toBeVisible();
  await expect(mail.body).toHaveValue('Where is my cheque book?');
  await expect(mail.send).toHaveCount(0);
  const calls = await sandbox.callCount('sendMail');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('button', { name: 'Check now' })).toBeEnabled();
  await expect(mail.sent).toHaveCount(0);

  // The form is left, the page reloaded, the session ended: it is still said, and looked up.
  const unresolved = new UnresolvedScreen(page);
  const { news: reminder } = unresolved;
  const inDoubt = /A message was being sent at \d\d:\d\d on .*We do not yet know whether it was\./;
  await expect(reminder).toHaveCount(0);
  await page.getByRole('link', { name: 'sent messages' }).click();
  await expect(reminder).toContainText(inDoubt);
  await page.reload();
  await expect(reminder).toContainText(inDoubt);
  await page.getByRole('link', { name: 'Compose Message' }).click();
  await mail.body.fill('Where is my  cheque book?');
  await mail.send.click();
  const again = page.getByRole('dialog', { name: 'You may have sent this message already' });
  await again.getByRole('button', { name: 'Go back' }).click();
  await expect(mail.body).toHaveValue('Where is my  cheque book?');
  expect(await sandbox.callCount('sendMail')).toBe(calls);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(shell.loggedOut).toBeVisible();
  await expect(page.getByRole('region', { name: 'Requests that were being sent' })).toContainText(inDoubt);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn.as('private-customer');
  await expect(reminder).toContainText(inDoubt);
  await sandbox.advanceClock('PT2M');
  await unresolved.look();
  await expect(reminder).toContainText(/The message that was being sent at \d\d:\d\d on .* was sent\./);
  await unresolved.seen.click();
  await expect(reminder).toHaveCount(0);
  expect(await sandbox.callCount('sendMail')).toBe(calls);
});

test('a message that never arrives is released with its words, one turned away was not sent, and a reload tells at once', async ({
  page,
  customer,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/new', { bank: 'fault:sendMail@429~1' });
  await mail.body.fill('Where is my card?');
  await mail.send.click();
  await expect(page.getByRole('region', { name: 'Your message was not sent' })).toBeFocused();

  await controlOf(page).addFault({ operationId: 'sendMail', kind: 'offline', only: 1 });
  await mail.send.click();
  const doubt = page.getByText('We do not yet know whether your message was sent.');
  await expect(doubt).toBeVisible();
  await sandbox.advanceClock('PT6M');
  const notReceived = page.getByRole('region', { name: 'We have not received your message' });
  await pressUnlessGone(page.getByRole('button', { name: 'Check now' }), notReceived);
  await expect(notReceived).toBeFocused();
  await expect(mail.body).toHaveValue('Where is my card?');
  await mail.send.click();
  await expect(mail.sent).toBeVisible();

  await customer.goOn('secure-mail/f/inbox');
  await page.getByRole('link', { name: 'Compose Message' }).click();
  await controlOf(page).addFault({ operationId: 'sendMail', kind: 'late=60', only: 1 });
  await mail.body.fill('And my cheque book?');
  await mail.send.click();
  await expect(doubt).toBeVisible();
  await page.reload();
  await expect(mail.send).toBeVisible();
  await expect(page.getByRole('region', { name: 'Requests with an unknown outcome' })).toContainText(
    'A message was being sent',
    { timeout: 2_000 },
  );
});

test('mistakes in a message go when they are corrected, and typed words are not left without a question', async ({
  page,
  customer,
}) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/new');
  await mail.choose('Subject', 'My own subject');
  await mail.send.click();
  const mistakes = page.getByRole('region', { name: 'Please check your message' }).getByRole('listitem');
  await expect(mistakes).toHaveText(['Please enter a subject', 'Please enter a message']);
  await mail.body.fill('Hay');
  await expect(mistakes).toHaveText(['Please enter a subject']);
  await mail.choose('Subject', 'Other');
  await expect(mistakes).toHaveCount(0);

  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await page.getByRole('link', { name: 'Secure mailbox' }).first().click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(mail.body).toHaveValue('Hay');
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload({ timeout: 3_000 }).catch(() => {});
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await reloading;
  await expect(mail.body).toHaveValue('Hay');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/secure-mail\/f\/inbox/);
});
