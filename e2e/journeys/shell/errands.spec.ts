import type { Page } from '@playwright/test';
import type { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import { AuthorisationsScreen } from '#e2e/screens/approvals/authorisations.screen.ts';
import { ChallengeScreen } from '#e2e/screens/challenge/challenge.screen.ts';
import type { NewPayeeScreen } from '#e2e/screens/payees/new-payee.screen.ts';
import type { PayScreen } from '#e2e/screens/payments/pay.screen.ts';
import { UpcomingScreen } from '#e2e/screens/payments/upcoming.screen.ts';
import type { ShellScreen } from '#e2e/screens/shell/shell.screen.ts';
import type { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';
import { TransferScreen } from '#e2e/screens/transfers/transfer.screen.ts';
import { countInteractions } from '#e2e/support/interactions.ts';
import { expect, test } from '#e2e/test.ts';

// What customers come for, from the first page to its end, in as few presses and fields as the pages allow.

interface Screens {
  readonly page: Page;
  readonly accounts: AccountsScreen;
  readonly shell: ShellScreen;
  readonly pay: PayScreen;
  readonly newPayee: NewPayeeScreen;
  readonly transactions: TransactionsScreen;
}

const errands: readonly {
  readonly errand: string;
  readonly atMost: number;
  readonly persona?: string;
  readonly run: (screens: Screens) => Promise<void>;
}[] = [
  { errand: 'pay a saved payee', atMost: 5, run: paySavedPayee },
  { errand: 'pay a new payee', atMost: 15, run: payNewPayee },
  { errand: 'transfer', atMost: 10, run: transferMoney },
  { errand: 'stop a direct debit', atMost: 4, run: stopDirectDebit },
  { errand: 'authorise three items', atMost: 10, persona: 'approver', run: authoriseThree },
  { errand: 'find a payment of last month', atMost: 3, run: findPayment },
];

for (const { errand, atMost, persona = 'private-customer', run } of errands) {
  test(`to ${errand} takes no more than ${atMost} interactions`, async ({
    page,
    customer,
    accounts,
    shell,
    pay,
    newPayee,
    transactions,
  }) => {
    await customer.begin('accounts', { persona, clock: '2026-03-03T09:30', bank: 'otp:204816;cop:Y' });
    await expect(accounts.titles).not.toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const interactions = await countInteractions(page);
    await run({ page, accounts, shell, pay, newPayee, transactions });
    const count = await interactions();
    process.stdout.write(`To ${errand}: ${count} interactions.\n`);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(atMost);
  });
}

async function beginPayment({ page, pay }: Screens): Promise<void> {
  const links = page.getByRole('link', { name: /^Make a Payment/ });
  await links.first().click();
  await expect(pay.heading('Who do you want to pay?')).toBeFocused();
}

async function paySavedPayee(screens: Screens): Promise<void> {
  const { pay } = screens;
  await beginPayment(screens);
  await pay.payees.first().click();
  await pay.amount.fill('12.50');
  await pay.goOn.click();
  await pay.confirm.click();
  await expect(pay.heading('Payment sent')).toBeFocused();
}

async function payNewPayee(screens: Screens): Promise<void> {
  const { page, pay, newPayee } = screens;
  await beginPayment(screens);
  await pay.payNewPayee();
  await newPayee.fill({ name: 'Ivo Larkmead', sortCode: '601122', bank: 'Tannery Bank', accountNumber: '31926820' });
  await newPayee.submit.click();
  await newPayee.goOn.click();
  await pay.review('20', 'Hay');
  await pay.confirm.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(pay.heading('Payment sent')).toBeFocused();
}

async function transferMoney({ page, shell }: Screens): Promise<void> {
  const transfer = new TransferScreen(page);
  await shell.follow('Payments & Transfers', 'Internal Transfer');
  await transfer.from.click();
  await transfer.options.first().click();
  await transfer.to.click();
  await transfer.options.first().click();
  await transfer.amount.fill('10');
  await transfer.reference.fill('Hay March');
  await transfer.goOn.click();
  await transfer.confirm.click();
  await expect(transfer.heading('Transfer complete')).toBeFocused();
}

async function stopDirectDebit({ page, shell }: Screens): Promise<void> {
  const upcoming = new UpcomingScreen(page);
  await shell.follow('Payments & Transfers', 'Standing orders & direct debits');
  await upcoming.action('Tallow Mobile', 'Stop').click();
  await upcoming.dialog('Stop direct debit').getByRole('button', { name: 'Stop direct debit' }).click();
  await expect(upcoming.over('Closed payments', 'Tallow Mobile')).toContainText('Cancelled');
}

async function authoriseThree({ page, accounts }: Screens): Promise<void> {
  const list = new AuthorisationsScreen(page);
  await accounts.matters.getByRole('link', { name: 'Review them' }).click();
  for (const amount of ['£1,240.00', '£12,500.00', 'Cheque book']) {
    await list.authoriseWithCode(list.item(amount), '204816');
    await expect(list.item(amount).getByRole('status')).toContainText(/Authorised/);
  }
}

async function findPayment({ accounts, transactions }: Screens): Promise<void> {
  await accounts.titles.first().click();
  await transactions.search('Millrace');
  const found = transactions.rows.filter({ hasText: '/02/2026' });
  await transactions.drawer(found.first()).click();
  await expect(found.first()).toContainText('Millrace');
}
