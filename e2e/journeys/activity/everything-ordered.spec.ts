import { ActivityScreen } from '#e2e/screens/activity/activity.screen.ts';
import { BulkScreen } from '#e2e/screens/bulk/bulk.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import { ChequesScreen } from '#e2e/screens/cheques/cheques.screen.ts';
import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { UpcomingScreen } from '#e2e/screens/payments/upcoming.screen.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner' });

test('what one customer does in a morning is in the log with its state, and the money is right on every account', async ({
  page,
  customer,
  pay,
  sandbox,
  expectComplaint,
}) => {
  test.setTimeout(90_000);
  // The router warns of entries in the history that it did not make, on pages that ask before they are left.
  expectComplaint(/blocker on a POP navigation/);
  await customer.begin('payments/make/{account:house}', { moves: true, bank: 'otp:204816' });
  const before = await moneyOf(sandbox);

  await test.step('A payment made now is sent', async () => {
    await payFirstPayee('12.50', 'Supper club');
    await expect(pay.heading('Payment sent')).toBeFocused();
  });

  await test.step('A transfer made now is complete', async () => {
    const transfer = new TransferScreen(page);
    await customer.visit('payments/transfer-money/{account:house}');
    await transfer.choose(transfer.to, 'Instant Access');
    await transfer.amount.fill('20');
    await transfer.reference.fill('Put by');
    await transfer.goOn.click();
    await transfer.confirm.click();
    await expect(transfer.heading('Transfer complete')).toBeFocused();
  });

  await test.step('A payment for next week is scheduled', async () => {
    await customer.visit('payments/make/{account:house}');
    await payFirstPayee('75', 'Piano', async () => {
      await pay.choice('Later').check({ force: true });
      await pay.date.fill('24/06/2026');
    });
    await expect(pay.heading('Payment scheduled')).toBeFocused();
  });

  await test.step('The scheduled payment is cancelled', async () => {
    const upcoming = new UpcomingScreen(page);
    await customer.goOn('payments/upcoming');
    await upcoming.loaded();
    await upcoming.action('Piano', 'Cancel').click();
    await upcoming.dialog('Cancel future payment').getByRole('button', { name: 'Cancel future payment' }).click();
    await expect(upcoming.said.filter({ hasText: 'has been cancelled' })).toBeFocused();
  });

  await test.step('A bulk file is uploaded, authorised and paid', async () => {
    const bulk = new BulkScreen(page);
    await customer.goOn('payments/bulk');
    await bulk.chooseAccount(/Stud Company/);
    await bulk.check('FEED.csv', ['Ashdown Feed,601122,20418836,FP,Hay March,125.50']);
    await bulk.confirm.click();
    await new ChallengeScreen(page, 'code').answer('204816');
    await bulk.authorise.click({ timeout: 15_000 });
    await new ChallengeScreen(page, 'pin').answer('2580');
    await expect(bulk.heading('Upload complete')).toBeFocused();
    await controlOf(page).doVerb({ verb: 'finish-bulk-file', persona: 'racing-owner' });
  });

  const mail = new MailScreen(page);
  await test.step('A message to the bank is sent', async () => {
    await customer.goOn('secure-mail/new');
    await mail.choose('From', 'Chalk Down Stud Company Ltd');
    await mail.choose('Subject', 'My own subject');
    await page.getByRole('textbox', { name: 'Your subject' }).fill('New mandate');
    await mail.body.fill('Please send the form for a new mandate.');
    await mail.send.click();
    await expect(mail.sent).toBeVisible();
  });

  await test.step('A cheque book is ordered', async () => {
    const cheques = new ChequesScreen(page);
    await customer.goOn('accounts/services');
    await cheques.choose(cheques.chequeBook, await sandbox.nameOf('current'));
    await cheques.orderChequeBook.click();
    await expect(cheques.says('Your cheque book is ordered')).toBeVisible();
  });

  const activity = new ActivityScreen(page);
  for (const [type, title, entry, state] of [
    ['PC_F_DFT', 'Payments made', '£12.50', 'Accepted'],
    ['PC_F_SFT', 'Transfers between your accounts', '£20.00', 'Accepted'],
    ['VSI', 'Payments set up for later or to repeat', '£75.00', 'Accepted'],
    ['PTC', 'Scheduled payments cancelled', '£75.00', 'Accepted'],
    ['FU_F_DFT', 'Payment files uploaded', '£125.50', 'File Processed'],
    ['CBR', 'Cheque books ordered', 'CB26168', 'Accepted'],
  ] as const) {
    await test.step(`The log has ${entry} under "${title}" as ${state}`, async () => {
      await customer.goOn(`settings/activity-log/type/${type}`);
      await expect(activity.heading(title)).toBeVisible();
      await expect(activity.row('Activities', entry), type).toContainText(state);
    });
  }

  await test.step('The message is in the outbox', async () => {
    await customer.goOn('secure-mail/f/outbox');
    await expect(mail.rows.first()).toContainText('New mandate');
  });

  await test.step('Every account has the right money', async () => {
    const now = await moneyOf(sandbox);
    expect(movedBetween(before, now)).toEqual({ house: -32_50, savings: 20_00, stud: -125_50 });
  });

  async function payFirstPayee(amount: string, reference: string, details?: () => Promise<void>): Promise<void> {
    await pay.payees.first().click();
    await pay.amount.fill(amount);
    await pay.reference.fill(reference);
    await details?.();
    await pay.goOn.click();
    await pay.confirm.click();
  }
});

type Money = Readonly<Record<string, number>>;

/** Booked pence of every account, by alias. */
async function moneyOf(sandbox: SandboxControl): Promise<Money> {
  const told = await controlOf(sandbox.page).balances('racing-owner');
  if (!('balances' in told)) throw new Error('There are no balances.');
  return Object.fromEntries(told.balances.map(({ alias, balanceMinor }) => [alias, balanceMinor]));
}

function movedBetween(before: Money, now: Money): Money {
  const moved = Object.entries(now).map(([alias, minor]) => [alias, minor - (before[alias] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, minor]) => minor !== 0));
}
