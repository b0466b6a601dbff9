import { expect, type Locator } from '@playwright/test';
import { OrderScreen } from '#e2e/screens/order.screen.ts';

/** The request for an international payment: form, review and result. */
export class RequestScreen extends OrderScreen {
  get form() {
    return this.page.getByRole('form', { name: 'Request international payment' });
  }

  get fromAccount() {
    return this.form.getByRole('button', { name: /From account/ });
  }

  get country() {
    return this.form.getByRole('combobox', { name: 'Country' });
  }

  async chooseFrom(title: string): Promise<void> {
    await this.fromAccount.click();
    await this.options.filter({ hasText: title }).click();
    await expect(this.fromAccount).toContainText(title);
  }

  async chooseCountry(typed: string, name = typed): Promise<void> {
    // The list closes as the page scrolls, so the field is in its place before anything is typed.
    await this.country.focus();
    await this.page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    await this.country.fill(typed);
    await this.options.filter({ hasText: name }).first().click();
    await expect(this.country).toHaveValue(name);
  }

  async chooseCurrency(title: string | RegExp): Promise<void> {
    await this.form.getByRole('button', { name: /^Currency|Currency$/ }).click();
    await this.options.filter({ hasText: title }).click();
  }

  /** A field by its label, as "Full name". */
  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label, exact: true });
  }

  async fill(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(answers)) await this.field(label).fill(text);
  }

  /** The choices of "Payment option" or "Payment charges", by their titles. */
  choices(group: string): Locator {
    return this.form.getByRole('group', { name: group }).locator('label strong');
  }

  choice(title: string | RegExp): Locator {
    return this.form.getByRole('radio', { name: title });
  }

  get goOn() {
    return this.form.getByRole('button', { name: 'Continue' });
  }

  get errors() {
    return this.form.getByRole('region', { name: 'Please check what you have entered' });
  }

  get answers() {
    return this.page.getByRole('region', { name: /^Your (answers|request)$/ });
  }

  get send() {
    return this.page.getByRole('button', { name: /^(Send request|Sending…)$/ });
  }

  /** Changes one answer of the review: "full name", "IBAN", "amount". */
  change(answer: string): Locator {
    return this.page.getByRole('button', { name: `Change ${answer}`, exact: true });
  }

  /** The amount, and the button that sends the request. */
  get foot() {
    return this.page.getByRole('region', { name: 'Confirm', exact: true });
  }

  /** What the request says so far. */
  get summary() {
    return this.page.getByRole('region', { name: 'Chosen so far' });
  }

  get another() {
    return this.main.getByRole('link', { name: 'Make another request' });
  }

  get backToAccounts() {
    return this.main.getByRole('link', { name: 'Back to my accounts' });
  }

  /** The customer's reference, as the result shows it. */
  async reference(): Promise<string> {
    const [found = ''] = /IPR-\w{8}/.exec((await this.main.textContent()) ?? '') ?? [];
    return found;
  }
}
