import { expect, type Locator } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';

export class AccountScreen extends Screen {
  /** The account’s token, as in every URL of its page. */
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
    return this.page.getByRole('link', { name: 'Back to my accounts' });
  }

  /** Balance, facts, links and correspondence address. */
  get details() {
    return this.page.getByRole('region', { name: 'Account details' });
  }

  /** In the order shown. */
  get labels() {
    return this.details.getByRole('term');
  }

  /** The value shown under or beside that label. */
  fact(label: string): Locator {
    return this.details
      .locator('dl > div, dl:not(:has(div))')
      .filter({ has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
      .getByRole('definition');
  }

  /** The IBAN, the address and what else is shown on request; on a small screen also the links to services. */
  async openDetails(): Promise<void> {
    const more = this.details.getByRole('button', { name: /^(Show details|Hide details|More)$/ });
    await more.waitFor();
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  }

  /** Exactly these facts in this order, then the correspondence address. */
  async expectFacts(facts: Readonly<Record<string, string>>): Promise<void> {
    await this.openDetails();
    await expect(this.labels).toHaveText([...Object.keys(facts), 'Address']);
    for (const [label, value] of Object.entries(facts)) await expect(this.fact(label)).toHaveText(value);
  }

  /** A link to payment, transfer, alerts, statements or cheque services. */
  link(name: string): Locator {
    return this.details.getByRole('link', { name, exact: true });
  }

  /** In the order shown. */
  get ways() {
    return this.details.getByRole('link').filter({ hasNotText: /\d/ });
  }

  get aboutAvailable() {
    return this.page.getByRole('button', { name: 'About the available balance' });
  }

  async explainAvailable(): Promise<Locator> {
    await this.aboutAvailable.click();
    return this.page.getByRole('dialog', { name: 'Available balance' });
  }
}
