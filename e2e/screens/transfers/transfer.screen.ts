import { expect, type Locator } from '@playwright/test';
import { OrderScreen } from '#e2e/screens/order.screen.ts';

/** The page "Internal Transfer", from the form to the result. */
export class TransferScreen extends OrderScreen {
  get form() {
    return this.page.getByRole('form', { name: 'Transfer details' });
  }

  get from() {
    return this.form.getByRole('button', { name: /From account/ });
  }

  get to() {
    return this.form.getByRole('button', { name: /To account/ });
  }

  async choose(field: Locator, title: string | RegExp): Promise<void> {
    await field.click();
    await this.options.filter({ hasText: title }).first().click();
    await expect(this.options).toHaveCount(0);
  }

  get amount() {
    return this.form.getByLabel('Amount', { exact: true });
  }

  get reference() {
    return this.form.getByLabel('Reference', { exact: true });
  }

  /** An option: "One transfer", "Regular transfers", "Now", "Later". */
  choice(title: string): Locator {
    return this.form.getByRole('radio', { name: title, exact: true });
  }

  get frequency() {
    return this.form.getByRole('button', { name: /Frequency/ });
  }

  get date() {
    return this.form.getByLabel(/^Date of the (first )?transfer$/);
  }

  get notice() {
    return this.form.getByRole('status').filter({ hasText: /\S/ });
  }

  get errors() {
    return this.form.getByRole('region', { name: 'Please check the details' });
  }

  get goOn() {
    return this.form.getByRole('button', { name: 'Continue', exact: true });
  }

  get missingReference() {
    return this.page.getByRole('dialog', { name: 'Missing reference' });
  }

  get confirm() {
    return this.page.getByRole('button', { name: /^(Confirm transfer|Sending…)$/ });
  }

  /** Fills the form and goes on to the review. */
  async review(given: { readonly from: string; readonly to: string | RegExp; readonly amount: string }): Promise<void> {
    await this.choose(this.from, given.from);
    await this.choose(this.to, given.to);
    await this.amount.fill(given.amount);
    await this.reference.fill('Hay March');
    await this.goOn.click();
    await expect(this.heading('Check your answers')).toBeFocused();
  }
}
