import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { formatLongDay, formatMoney, textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

test('a transaction is queried by a message that says which one, and its words stay out of the URL', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  await customer.begin('accounts/{account:current}');
  const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  const newest = czItems.at(-1);
  if (newest === undefined) throw new Error('The list is empty');
  const title = textOf(newest.description);
  await transactions.openFirst();
  await transactions.query(transactions.rows.first()).click();

  const mail = new MailScreen(page);
  await expect(mail.subject).toHaveAccessibleName(/Payment Query/);
  const direction = newest.transactionType === 'D' ? 'Debit' : 'Credit';
  const what = `${direction} of ${formatMoney(newest.amountInAccountCurrency)} on ${formatLongDay(newest.transactionDate)}`;
  for (const words of [title, what])
    await expect(mail.body).toHaveValue(new RegExp(words.replaceAll(/[.?*()[\]\\+]/g, '\\$&')));
  await page.reload();
  await expect(mail.body).toHaveValue(/My question: $/);

  // Nothing has been written yet, so nothing is lost.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/secure-mail\/f\/inbox$/);
  await page.goBack();
  await mail.body.press('ControlOrMeta+End');
  await page.keyboard.type('what was this for?');
  await mail.send.click();
  await expect(mail.sent).toBeFocused();
  await page.getByRole('link', { name: 'See sent messages' }).click();
  await mail
    .row(/Payment Query/)
    .first()
    .click();
  await expect(mail.conversation).toContainText(what);
  await expect(mail.conversation).toContainText('My question: what was this for?');
  expect(await sandbox.callCount('sendMail')).toBe(1);
  expect(urls.filter((url) => decodeURIComponent(url).includes(title))).toEqual([]);
});

test('a customer of several entities queries a transaction for the one whose account it is', async ({
  page,
  customer,
  transactions,
}) => {
  await customer.begin('accounts/{account:stud}', { persona: 'racing-owner' });
  await transactions.openFirst();
  await transactions.query(transactions.rows.first()).click();
  await expect(new MailScreen(page).from).toHaveAccessibleName(/Chalk Down Stud Company Ltd/);
});

test('all transactions of one title are found from a row, and Back returns to the list before', async ({
  page,
  customer,
  transactions,
  sandbox,
}) => {
  await customer.begin('accounts/transactions/{account:current}?flag=D');
  const { czItems } = await sandbox.lastAnswer<Wire<'TransactionsAnswer'>>('listDemandDepositTransactions');
  const title = textOf(czItems.findLast(({ transactionType }) => transactionType === 'D')?.description ?? '');
  const all = czItems.filter(({ description }) => textOf(description) === title);
  const before = (await transactions.count.textContent()) ?? '';
  await transactions.openFirst();
  await transactions.showAllWith(transactions.rows.first(), title).click();
  await expect(transactions.keyword).toHaveValue(title);
  await expect(transactions.chips).toHaveText([`Remove “${title}”`]);
  await expect(transactions.count).toHaveText(new RegExp(`^${all.length} transactions? found since`));
  // The focus is beside the search, not lost with the button.
  await page.keyboard.press('Tab');
  await expect(transactions.keyword).toBeFocused();
  await expect(page).not.toHaveURL(/q=/);

  await page.goBack();
  await expect(transactions.count).toHaveText(before);
  await expect(transactions.chips).toHaveText(['Remove Debits']);
});

for (const width of [1280, 360]) {
  test(`at ${width} px a press on a transaction’s title opens its details, and one on the details does not close them`, async ({
    page,
    customer,
    transactions,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await customer.begin('accounts/{account:current}');
    const first = transactions.rows.or(transactions.cards).first();
    const drawer = transactions.drawer(first);
    await expect(drawer).toHaveAttribute('aria-expanded', 'false');
    const [, title = ''] = (await drawer.textContent())?.match(/Details of (.*), /) ?? [];
    await first.getByText(title, { exact: true }).first().click();
    await expect(drawer).toHaveAttribute('aria-expanded', 'true');

    await transactions
      .query(first)
      .locator('xpath=../..')
      .click({ position: { x: 2, y: 2 } });
    await expect(drawer).toHaveAttribute('aria-expanded', 'true');
    await first.getByText(title, { exact: true }).first().click();
    await expect(drawer).toHaveAttribute('aria-expanded', 'false');
  });
}
