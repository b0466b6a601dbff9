import { expect, type Locator } from '@playwright/test';
import { OrderScreen } from '#e2e/screens/order.screen.ts';

/** The payments hub and the payment wizard. */
export class PayScreen extends OrderScreen {
  /** From the overview. */
  async open(): Promise<void> {
    await this.page
      .getByRole('link', { name: /^Make a Payment/ })
      .first()
      .click();
  }

  /** Nothing is loading any more. */
  async loaded(): Promise<void> {
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  /** A section of the hub: "Your payees", "Upcoming payments", "Make a payment", "Transfers and more". */
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The accounts to pay from, on the hub or in the wizard. */
  get accounts() {
    return this.main.getByRole('listitem').getByRole('link').filter({ hasText: 'Available balance' });
  }

  /** The button that shows all accounts instead of the first few. */
  get showAll() {
    return this.page.getByRole('button', { name: /^Show all$/i });
  }

  get managePayees() {
    return this.page.locator('main').getByRole('link', { name: 'Manage payees' });
  }

  tile(title: string): Locator {
    return this.section('Transfers and more').getByRole('link', { name: new RegExp(`^${title}`) });
  }

  get help() {
    return this.page.getByRole('complementary', { name: 'Help with payments' });
  }

  async chooseAccount(title: string): Promise<void> {
    if (await this.showAll.isVisible()) await this.showAll.click();
    await this.accounts.filter({ hasText: title }).click();
    await expect(this.heading('Who do you want to pay?').or(this.heading('Payment details'))).toBeVisible();
  }

  /** Those paid last, then the others. */
  get payees() {
    return this.section('Your payees').getByRole('listitem').getByRole('link');
  }

  get morePayees() {
    return this.page.getByRole('button', { name: 'Show more payees' });
  }

  get searchPayees() {
    return this.page.getByRole('searchbox', { name: 'Search your payees' });
  }

  /** One of the two ways to choose a payee: "A saved payee", "New payment or transfer". */
  door(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name} `) });
  }

  /** Opens the form for a new payee. */
  async payNewPayee(): Promise<void> {
    await this.door('New payment or transfer').click();
    await this.page.getByRole('link', { name: 'Pay a new payee' }).click();
    await expect(this.heading('Add a new payee')).toBeVisible();
  }

  /** The summary of the choices so far. */
  get chosen() {
    return this.section('Chosen so far');
  }

  get changeAccount() {
    return this.page.getByRole('button', { name: 'Change the account to pay from' });
  }

  get someoneElse() {
    return this.page.getByRole('button', { name: 'Pay someone else?' });
  }

  get details() {
    return this.page.getByRole('form', { name: 'Payment details' });
  }

  get amount() {
    return this.details.getByLabel('Amount', { exact: true });
  }

  get reference() {
    return this.details.getByLabel('Reference', { exact: true });
  }

  /** An option: "One payment", "Now", "Later", "Until a date". */
  choice(title: string): Locator {
    return this.details.getByRole('radio', { name: title, exact: true });
  }

  async chooseFrequency(title: string): Promise<void> {
    await this.details.getByRole('button', { name: /Frequency/ }).click();
    await this.page.getByRole('option', { name: title, exact: true }).click();
  }

  /** The day of the only or first payment, typed as `DD/MM/YYYY`. */
  get date() {
    return this.details.getByLabel(/^Date of the (first )?payment$/);
  }

  get endDate() {
    return this.details.getByLabel('End date', { exact: true });
  }

  /** The notice about the chosen day. */
  get dayNotice() {
    return this.details.getByRole('status').filter({ hasText: /\S/ });
  }

  /** The notice about the end of regular payments. */
  get endNotice() {
    return this.dayNotice.filter({ hasText: /last payment/ });
  }

  get errors() {
    return this.details.getByRole('region', { name: 'Please check the details' });
  }

  get goOn() {
    return this.details.getByRole('button', { name: 'Continue', exact: true });
  }

  /** Fills in what every payment needs, and goes on to the review. */
  async review(amount: string, reference: string): Promise<void> {
    await this.amount.fill(amount);
    await this.reference.fill(reference);
    await this.goOn.click();
  }

  get missingReference() {
    return this.page.getByRole('dialog', { name: 'Missing reference' });
  }

  /** Changes one answer of the review: "from", "to", "amount", "date", "reference". */
  change(answer: string): Locator {
    return this.page.getByRole('button', { name: `Change ${answer}`, exact: true });
  }

  get back() {
    return this.main.getByRole('button', { name: 'Back', exact: true });
  }

  /** Where to look first while an outcome is unknown. */
  get viewTransactions() {
    return this.main.getByRole('link', { name: 'View transactions' });
  }

  /** The review before the payment is confirmed. */
  get answers() {
    return this.section('Your answers');
  }

  get confirm() {
    return this.page.getByRole('button', { name: /^(Confirm payment|Sending…)$/ });
  }

  get edit() {
    return this.page.getByRole('button', { name: 'Edit payment' });
  }

  /** The dialog shown when a payment will be made on a later day than chosen. */
  get cutOff() {
    return this.page.getByRole('dialog', { name: 'Payment date' });
  }

  get cancel() {
    return this.main.getByRole('link', { name: 'Cancel', exact: true });
  }
}
