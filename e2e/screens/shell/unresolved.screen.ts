import type { Locator, Page } from '@playwright/test';

/** What is said of requests whose outcome is unknown: above every page, and on pages without a session. */
export class UnresolvedScreen {
  readonly page: Page;
  readonly news: Locator;
  constructor(page: Page, of: 'Payments' | 'Requests' = 'Requests') {
    this.page = page;
    this.news = page.getByRole('region', { name: `${of} with an unknown outcome` });
  }

  get left() {
    return this.page.getByRole('region', { name: 'Requests that were being sent' });
  }

  get checkNow() {
    return this.news.getByRole('button', { name: 'Check now' });
  }

  /** Asks the bank now, unless the page has just done so by itself. */
  async look(): Promise<void> {
    await Promise.race([this.checkNow.click({ timeout: 5_000 }), this.seen.waitFor()]);
  }

  /** The customer has read the outcome. */
  get seen() {
    return this.news.getByRole('button', { name: 'OK' });
  }
}
