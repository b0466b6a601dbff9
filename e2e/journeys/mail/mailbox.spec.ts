import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { ShellScreen } from '#e2e/screens/shell/shell.screen.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { expectIsolated } from '#e2e/support/isolated-text.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import type { Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('a customer reads a message once, replies, and the desk answers in the conversation', async ({
  page,
  customer,
  shell,
  sandbox,
}) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail');
  await expect(page).toHaveURL(/\/secure-mail\/f\/inbox$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Unread', 'Read']);
  const unread = await mail.group('Unread').getByRole('listitem').count();
  const first = mail.group('Unread').getByRole('link').first();
  await expect(first).toHaveAccessibleName(/^Unread: .* Secure Mail Desk \d{2}\/\d{2}\/2026$/);
  // How it begins is shown in its row, and reads nothing.
  await expect(first).toHaveAccessibleDescription(/\w{3}/);
  expect(await sandbox.callCount('updateMail')).toBe(0);
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(mail.group('Read').locator('[aria-current=page]')).toHaveAccessibleName(/^Read: /);
  if (unread === 1) await expect(shell.mail).toHaveAccessibleName('Messages');
  await expect.poll(() => sandbox.callCount('updateMail')).toBe(1);
  await page.reload();
  await expect(mail.conversation.last()).toContainText('The Secure Mail Desk');
  expect(await sandbox.callCount('updateMail')).toBe(1);

  const before = await mail.conversation.count();
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(mail.body).toBeFocused();
  await page.keyboard.type('Thank you, <b>all</b> is clear.');
  await mail.send.click();
  await expect(mail.sent).toBeFocused();
  await expect(mail.conversation).toHaveCount(before + 1);
  await expect(mail.conversation.last()).toContainText('Thank you, <b>all</b> is clear.');
  await mail.folder('Sent').click();
  await expect(mail.folder('Sent')).toHaveAttribute('aria-current', 'page');
  await expect(mail.rows.first()).toContainText(/^Read: Re: /);
  await mail.rows.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reply' })).toHaveCount(0);

  await controlOf(page).advanceClock('PT1H', 'kept');
  await mail.folder('Inbox').click();
  await expect(mail.group('Unread').getByRole('link').first()).toHaveAccessibleName(/^Unread: Re: /);
  await expect(shell.mail).toHaveAccessibleName(/unread messages/);
});

test('each way a folder ends has its own words', async ({ page, customer, sandbox }) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/f/inbox', { bank: 'fault:listMails@500' });
  const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(alert).toContainText('Error Code: DIGX_PROD_DEF_0000');
  await controlOf(page).clearFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No older messages')).toBeVisible();

  await mail.search.fill('cheque');
  await expect(page.getByText(/messages? found$/)).toBeVisible();
  await mail.search.fill('no such words anywhere');
  await expect(page.getByText('No messages match your search.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(page.getByText('No older messages')).toBeVisible();

  await customer.begin('secure-mail/f/outbox', { persona: 'read-only' });
  await expect(page.getByText('You have not sent any messages.')).toBeVisible();
  const { mails } = await sandbox.lastAnswer<Wire<'MailsAnswer'>>('listMails');
  expect(mails).toEqual([]);
});

test('a message that cannot be marked as read stays unread', async ({ page, customer, shell }) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/f/inbox', { bank: 'fault:updateMail@500' });
  await mail.group('Unread').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect(mail.group('Unread').locator('[aria-current=page]')).toBeVisible();
  await expect(shell.mail).toHaveAccessibleName(/unread messages/);
});

test('the dot goes out in the other tab with the last unread message', async ({ page, customer, shell, context }) => {
  await customer.begin('secure-mail/f/inbox');
  const mail = new MailScreen(page);
  await expect(shell.mail).toHaveAccessibleName(/unread messages/);
  const other = await context.newPage();
  await other.goto(page.url());
  const dot = new ShellScreen(other).mail;
  await expect(dot).toHaveAccessibleName(/unread messages/);
  while ((await mail.group('Unread').count()) > 0) {
    const row = mail.group('Unread').getByRole('link').first();
    const subject = (await row.getAttribute('href')) ?? '';
    await row.click();
    await expect(mail.group('Read').locator(`[href="${subject}"]`)).toBeVisible();
  }
  await expect(shell.mail).toHaveAccessibleName('Messages');
  await expect(dot).toHaveAccessibleName('Messages');
});

test('on a small screen the message takes the place of the list, and back returns to it, by keyboard', async ({
  page,
  customer,
}) => {
  const mail = new MailScreen(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await customer.begin('secure-mail/f/inbox');
  const last = mail.rows.last().getByRole('link');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(mail.rows).toHaveCount(0);
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Inbox' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('links in a message say where they lead, and a wide table scrolls by itself', async ({
  page,
  customer,
  shell,
}) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/f/inbox');
  const cells = ['Received', 'Beneficiary', 'Reference', 'Commission', 'Outstanding', 'Reconciliation'];
  await controlOf(page).sendMail({
    subject: 'Where to',
    body: [
      '<p>Open <a href="https://evil.example/statement">your statement</a>,',
      '<a href="https://evil.example/">evil.example</a>, <a href="https://r\u0430ddock.example/">the bank</a>,',
      '<a href="https://evil.example/">\u202Eknab</a> or <a href="/accounts">your accounts</a>, or',
      '<a href="mailto:desk@evil.example">write to us</a>.</p>',
      `<table><caption>Fees</caption><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`,
    ].join(' '),
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await mail.row(/Where to/).click();
  const links = mail.conversation.getByRole('link');
  await expect(links).toHaveText([
    'your statement (evil.example)',
    'evil.example',
    'the bank (xn--rddock-3nf.example)',
    '\u202Eknab (evil.example)',
    'write to us (desk@evil.example)',
  ]);
  await expect(mail.conversation.locator('a')).toHaveCount(5);
  // The host stands behind the text, in its own order, although the text is written backwards.
  expect(await links.nth(3).evaluate(placesOfParts)).toEqual(['left to right', 'left to right']);

  const box = mail.conversation.getByRole('region', { name: 'Fees' });
  expect(await box.evaluate((scrolls) => scrolls.scrollWidth > scrolls.clientWidth)).toBe(true);
  await expectNoSidewaysScroll(page, 360);
  await tabTo(page, box);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((scrolls) => scrolls.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page, mail.conversation);
  await links.first().press('Enter');
  await expect(shell.leaving).toContainText('evil.example');
});

test('a subject that is written backwards turns nothing round beside it', async ({ page, customer, shell }) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/f/inbox');
  await controlOf(page).sendMail({ subject: 'invoice \u202Efdp.exe', body: '<p>Read \u2067this.</p>' });
  await page.reload();
  await mail.row(/invoice/).click();
  await expect(mail.conversation).toBeVisible();
  await expectIsolated(page.getByRole('main'));

  await page.route('**/v1/mailbox/mailers?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"subject":"', '"subject":"\u202E') });
  });
  await page.reload();
  await shell.notifications.click();
  await expect(shell.notificationsPanel.getByRole('article').first()).toBeVisible();
  await expectIsolated(shell.notificationsPanel);
  await page.unrouteAll({ behavior: 'wait' });
});

/** How the parts of a link follow each other, and the letters of what was added. */
function placesOfParts(link: Element): readonly string[] {
  const ways = (first: DOMRect | undefined, second: DOMRect | undefined) =>
    first !== undefined && second !== undefined && (second.top > first.top || second.left > first.left)
      ? 'left to right'
      : 'right to left';
  const added = link.lastElementChild as Element;
  const letter = (at: number) => {
    const range = document.createRange();
    range.setStart(added.firstChild as Text, at);
    range.setEnd(added.firstChild as Text, at + 1);
    return range.getBoundingClientRect();
  };
  return [
    ways(link.firstElementChild?.getBoundingClientRect(), added.getBoundingClientRect()),
    ways(letter(1), letter(2)),
  ];
}

test('a bulletin counts as read when opened, and a link in HTML asks before it leaves', async ({
  page,
  customer,
  shell,
  sandbox,
}) => {
  const mail = new MailScreen(page);
  await customer.begin('secure-mail/f/bulletins');
  await mail
    .row(/^Unread/)
    .first()
    .click();
  await expect(mail.row(/^Unread/)).toHaveCount(0);
  await expect(shell.notifications).not.toHaveAccessibleName(/unread/);
  await expect.poll(() => sandbox.callCount('updateMailer')).toBe(1);
  await expect(page.getByRole('button', { name: 'Reply' })).toHaveCount(0);

  const body = '<h3>Welcome</h3><p>Read <a href="https://paddock.example/more">more</a>.</p>';
  await controlOf(page).sendMail({ subject: 'In colour', body: body });
  await mail.folder('Inbox').click();
  await mail.row(/In colour/).click();
  await expect(mail.conversation.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await mail.conversation.getByRole('link', { name: 'more' }).click();
  await expect(shell.leaving).toContainText('paddock.example');
  await shell.leaving.getByRole('button', { name: 'Cancel' }).click();
});
