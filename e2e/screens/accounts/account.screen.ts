import { expect, type Locator, type Page } from '@playwright/test';

/** The page of one account, in words. */
export class AccountScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** What stands for the account in every address of its page. */
  get token() {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  heading(title: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: title, exact: true });
  }

  get unknown() {
    return this.page.getByRole('heading', { level: 1, name: 'We could not find this account' });
  }

  get breadcrumb() {
    return this.page.getByRole('navigation', { name: 'Breadcrumb' });
  }

  get back() {
    return this.page.getByRole('link', { name: 'Back to My Accounts' });
  }

  /** Balance, facts, links and address: all that is said of the account itself. */
  get details() {
    return this.page.getByRole('region', { name: 'Account details' });
  }

  /** Every label, in the order shown. */
  get labels() {
    return this.details.getByRole('term');
  }

  /** What stands under, or beside, that label. */
  fact(label: string): Locator {
    return this.details
      .locator('dl > div, dl:not(:has(div))')
      .filter({ has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
      .getByRole('definition');
  }

  /** Those facts in that order, and the address. */
  async expectFacts(facts: Readonly<Record<string, string>>): Promise<void> {
    await expect(this.labels).toHaveText([...Object.keys(facts), 'Address']);
    for (const [label, value] of Object.entries(facts)) await expect(this.fact(label)).toHaveText(value);
  }

  /** A way on: payment, transfer, alerts, statements, cheque services. */
  link(name: string): Locator {
    return this.details.getByRole('link', { name, exact: true });
  }

  /** All of them, in the order shown. */
  get ways() {
    return this.details.getByRole('link').filter({ hasNotText: /\d/ });
  }

  get aboutAvailable() {
    return this.page.getByRole('button', { name: 'What is in the available balance' });
  }

  async explainAvailable(): Promise<Locator> {
    await this.aboutAvailable.click();
    return this.page.getByRole('dialog', { name: 'Available balance' });
  }
}
