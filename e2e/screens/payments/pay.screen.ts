import { expect, type Locator, type Page } from '@playwright/test';

/** The hub of payments and the wizard with which one is made, in words. */
export class PayScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** All that the page waited for has come, or failed. */
  async settled(): Promise<void> {
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  /** Of the hub, or of a stage of the wizard. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** A part of the hub: "Make a payment", "Transfers", "Upcoming payments". */
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The accounts to pay from, in the hub or where one is chosen. */
  get accounts() {
    return this.page.locator('main').getByRole('listitem').getByRole('link').filter({ hasText: 'Available balance' });
  }

  /** All of the accounts, where only the first few are shown. */
  get showAll() {
    return this.page.getByRole('button', { name: /^Show all$/i });
  }

  /** A tile of the hub. */
  tile(title: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^${title}`) });
  }

  get help() {
    return this.page.getByRole('complementary', { name: 'Help with payments' });
  }

  async chooseAccount(title: string): Promise<void> {
    if (await this.showAll.isVisible()) await this.showAll.click();
    await this.accounts.filter({ hasText: title }).click();
    await expect(this.heading('Who do you want to pay?').or(this.heading('Payment details'))).toBeVisible();
  }

  get payees() {
    return this.page.getByRole('list', { name: 'Your payees' }).getByRole('link');
  }

  get searchPayees() {
    return this.page.getByRole('searchbox', { name: 'Search your payees' });
  }

  async choosePayee(name: string): Promise<void> {
    const everybody = this.page.getByRole('button', { name: 'Show all payees' });
    if (await everybody.isVisible()) await everybody.click();
    await this.payees.filter({ has: this.page.getByText(name, { exact: true }) }).click();
    await expect(this.heading('Payment details')).toBeVisible();
  }

  /** To the form of somebody who is not on the list. */
  async payNewPayee(): Promise<void> {
    await this.page.getByRole('button', { name: 'New payment or transfer' }).click();
    await this.page.getByRole('link', { name: 'Pay a new payee' }).click();
    await expect(this.heading('Add a new payee')).toBeVisible();
  }

  /** What has been chosen so far. */
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

  /** One of the few of a question: "One payment", "Now", "Later", "Until a date". */
  choice(title: string): Locator {
    return this.details.getByRole('radio', { name: title, exact: true });
  }

  async chooseFrequency(title: string): Promise<void> {
    await this.details.getByRole('button', { name: /Frequency/ }).click();
    await this.page.getByRole('option', { name: title, exact: true }).click();
  }

  /** The day of the one payment or of the first, to be typed as `DD/MM/YYYY`. */
  get date() {
    return this.details.getByLabel(/^Date of the (first )?payment$/);
  }

  get endDate() {
    return this.details.getByLabel('End date', { exact: true });
  }

  /** What is said of the day that was chosen. */
  get dayNotice() {
    return this.details.getByRole('status').filter({ hasText: /\S/ });
  }

  /** What is said of the end of regular payments. */
  get endNotice() {
    return this.dayNotice.filter({ hasText: /last payment/ });
  }

  get errors() {
    return this.details.getByRole('region', { name: 'Please check the details' });
  }

  get goOn() {
    return this.details.getByRole('button', { name: 'Continue', exact: true });
  }

  get missingReference() {
    return this.page.getByRole('dialog', { name: 'Missing reference' });
  }

  /** The page of all answers, before anything is sent. */
  get answers() {
    return this.section('Your answers');
  }

  get confirm() {
    return this.page.getByRole('button', { name: /^(Confirm payment|Sending …)$/ });
  }

  get edit() {
    return this.page.getByRole('button', { name: 'Edit payment' });
  }

  /** Asked before a payment goes out on another day than it was meant to. */
  get cutOff() {
    return this.page.getByRole('dialog', { name: 'Payment date' });
  }

  get cancel() {
    return this.page.locator('main').getByRole('link', { name: 'Cancel', exact: true });
  }

  get alert() {
    return this.page.locator('main').getByRole('alert');
  }
}
