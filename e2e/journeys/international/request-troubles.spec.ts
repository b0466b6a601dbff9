import { requestsInOutbox } from '#e2e/screens/international/outbox.ts';
import { RequestScreen } from '#e2e/screens/international/request.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { UnresolvedScreen } from '#e2e/screens/shell/unresolved.screen.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner', clock: '2026-03-03T09:30' });

/** From the dollar account to a Swiss one, up to the review. */
async function review(request: RequestScreen): Promise<void> {
  await request.chooseCountry('schweiz', 'Switzerland');
  await request.chooseCurrency('EUR');
  await expect(request.choices('Payment charges')).toHaveText(['All charges (paying foreign bank charges), £38.50']);
  await request.fill({
    'Full name': 'Rennverein Zürich',
    IBAN: 'CH93 0076 2011 6238 5295 7',
    'BIC/SWIFT': 'ZKBKCHZZ80A',
    Amount: '75.00',
  });
  await request.goOn.click();
  await expect(request.heading('Check your answers')).toBeFocused();
}

test('a request whose answer is late is unknown until it is found, sent once, and moves no money', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const request = new RequestScreen(page);
  await customer.begin('accounts', { bank: 'fault:sendMail@late=5~1' });
  const before = await balancesListed(accounts, sandbox);
  const dollars = await sandbox.nameOf('dollar');
  await page
    .getByRole('listitem')
    .filter({ hasText: dollars })
    .getByRole('link', { name: /^Request/ })
    .first()
    .click();
  await expect(request.fromAccount).toContainText(dollars);
  await review(request);
  await request.send.click();
  await expect(request.heading('We do not yet know whether your request was sent')).toBeFocused();
  await expect(request.main).toContainText('No money has moved.');
  const reference = await request.reference();

  // Another one is held back until the customer accepts that both may arrive.
  await request.another.click();
  await request.chooseFrom(dollars);
  await review(request);
  await request.send.click();
  const dialog = page.getByRole('dialog', { name: 'An earlier request may still arrive' });
  await dialog.getByRole('button', { name: 'Go back' }).click();
  expect(await callsOf(sandbox, 'sendMail')).toHaveLength(1);

  const unresolved = new UnresolvedScreen(page, 'Payments');
  const { news } = unresolved;
  await expect(news).toContainText('We do not yet know whether it was.');
  await sandbox.advanceClock('PT5S');
  await unresolved.look();
  await expect(news).toContainText(
    'The request for an international payment that was being sent at 09:30 on 3 March 2026 was sent.',
  );
  await unresolved.seen.click();
  await expect(news).toHaveCount(0);
  expect((await requestsInOutbox(page)).map(({ subject }) => subject)).toEqual([
    `International payment request ${reference}`,
  ]);
  await customer.visit('accounts');
  expect(await balancesListed(accounts, sandbox)).toEqual(before);
});

test('a lost answer is found in the outbox, and a refused request keeps everything and can be sent again', async ({
  page,
  customer,
  sandbox,
}) => {
  const request = new RequestScreen(page);
  await customer.begin('payments/request-international/{account:dollar}', { bank: 'fault:sendMail@lost-answer~1' });
  await review(request);
  await request.send.click();
  await expect(request.heading('Request sent')).toBeFocused();
  expect(await requestsInOutbox(page)).toHaveLength(1);
  expect(await callsOf(sandbox, 'sendMail')).toHaveLength(1);

  await customer.begin('payments/request-international/{account:dollar}', { bank: 'fault:sendMail@403~1' });
  await review(request);
  await request.send.click();
  await expect(request.main.getByRole('alert')).toContainText('Your request has not been sent. No money has moved.');
  await expect(request.answers).toContainText('Rennverein Zürich');
  expect(await requestsInOutbox(page)).toEqual([]);
  await request.change('amount').click();
  await expect(request.field('Amount')).toBeFocused();
  await expect(request.field('Amount')).toHaveValue('75.00');
  await request.goOn.click();
  await request.send.click();
  await expect(request.heading('Request sent')).toBeFocused();
  expect(await requestsInOutbox(page)).toHaveLength(1);
});

test('nothing is sent without accounts, countries or a known account, and the page says what to do', async ({
  page,
  customer,
  sandbox,
  account,
  expectComplaint,
}) => {
  expectComplaint(/net::ERR_FAILED/);
  const request = new RequestScreen(page);
  await customer.begin('payments/request-international', { bank: 'fault:listAccounts@500' });
  await expect(request.main).toContainText('We could not load your accounts, so you cannot make a request yet.');
  await expect(request.form).toHaveCount(0);

  await customer.begin('payments/request-international/0A1B2C');
  await expect(account.unknown).toBeVisible();
  await customer.begin('payments/request-international/{account:stud-loan}');
  await expect(request.main).toContainText('Sorry, this account is unable to make payments.');
  await request.fromAccount.click();
  await expect(request.options.filter({ hasText: /Loan|Stallion fund/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await customer.begin('payments/request-international', { persona: 'no-accounts' });
  await expect(request.main).toContainText(
    'The current entity does not have any accounts that can make international payments.',
  );

  await page.route(/\/countries-[^/]*\.js/, (route) => route.abort());
  await customer.begin('payments/request-international/{account:dollar}');
  await expect(request.main.getByRole('alert')).toContainText('We could not load the list of countries');
  await expect(request.goOn).toBeDisabled();
  expect(await sandbox.callCount('sendMail')).toBe(0);
});
